declare module "*.ftl" {
  const text: string;
  export default text;
}
/** What build.mjs finds in the folders of the games. */
declare const LOOKS: string[];
declare const STYLESHEETS: Record<string, string>;
declare module "covers" {
  const covers: Record<string, { picture: string; decisions: number }>;
  export default covers;
}
declare module "*.svg" {
  const text: string;
  export default text;
}
