// Pictograms of objects, rooms, features and nations; their colours come from the text around them.
// On a 32 x 32 grid, each in layers: f soft fill, k solid, a accent, t thin stroke, s stroke.
import GLYPHS from "../../../src/filature/core/glyphs.json";

export type GlyphName = keyof typeof GLYPHS;

export const isGlyph = (name: string): name is GlyphName => name in GLYPHS;

interface GlyphProps {
  name: GlyphName;
  size?: number;
  /** Where its middle is, inside a drawing. */
  at?: [number, number];
  class?: string;
}

export function Glyph({ name, size = 24, at, class: extra = "" }: GlyphProps) {
  const corner = at && { x: at[0] - size / 2, y: at[1] - size / 2 };
  return (
    <svg class={`glyph ${extra}`} viewBox="0 0 32 32" width={size} height={size} {...corner} aria-hidden="true">
      {GLYPHS[name].map(([layer, path]) => (
        <path key={path} class={layer} d={path} />
      ))}
    </svg>
  );
}
