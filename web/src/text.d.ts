declare module "*.ftl" {
  const text: string;
  export default text;
}
/** What build.mjs finds in the folders of the games. */
declare const LOOKS: string[];
declare const STYLESHEETS: Record<string, string>;
declare module "covers" {
  /** What makes a match shorter or longer, for so many seats. */
  export interface Preset {
    options: Record<string, number | boolean | string>;
    decisions: number;
    seats?: number[];
  }
  const covers: Record<string, { picture: string; decisions: number; lengths?: Record<string, Preset> }>;
  export default covers;
}
declare module "*.svg" {
  const text: string;
  export default text;
}
