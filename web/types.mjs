// Writes src/protocol.ts from the JSON Schema of all messages, read from the standard input:
// `python -m filature.protocol.schema | node types.mjs`.  The result is not committed.  Another file
// can be named: the client in TypeScript has the same types.
import { readFileSync, writeFileSync } from "node:fs";

const { $defs } = JSON.parse(readFileSync(0, "utf8"));

function type(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.anyOf) return schema.anyOf.map(type).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(", ")}]`;
  if (schema.type === "array") return `(${type(schema.items ?? {})})[]`;
  if (schema.type === "object") return object(schema);
  const plain = { integer: "number", number: "number", string: "string", boolean: "boolean" };
  return plain[schema.type] ?? (schema.type === "null" ? "null" : "unknown");
}

function object({ properties, additionalProperties, required = [] }) {
  if (!properties) return `Record<string, ${type(additionalProperties ?? {})}>`;
  const fields = Object.entries(properties).map(
    ([name, schema]) => `  ${name}${required.includes(name) ? "" : "?"}: ${type(schema)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

function declared([name, schema]) {
  const comment = schema.description ? `/** ${schema.description} */\n` : "";
  const body = type(schema);
  const form = body.startsWith("{") ? `interface ${name} ${body}` : `type ${name} = ${body};`;
  return `${comment}export ${form}\n`;
}

const text = Object.entries($defs).map(declared).join("\n");
writeFileSync(process.argv[2] ?? new URL("src/protocol.ts", import.meta.url), text);
