// As much of Node as the tests use.
declare module "node:test" {
  export function test(name: string, body: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  export function equal(found: unknown, wanted: unknown, message?: string): void;
  export function deepEqual(found: unknown, wanted: unknown, message?: string): void;
  export function ok(found: unknown, message?: string): asserts found;
}
declare module "node:crypto" {
  interface Digest {
    update(data: Uint8Array | string): Digest;
    digest(form: "hex"): string;
  }
  export function createHash(name: "sha256"): Digest;
  export function createHmac(name: "sha256", key: Uint8Array): Digest;
  export const webcrypto: Crypto;
}
