declare module "*.ftl" {
  const text: string;
  export default text;
}
declare const STYLESHEETS: Record<string, string>;
declare module "*.svg" {
  const text: string;
  export default text;
}
