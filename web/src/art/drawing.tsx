// Drawings are SVG files of ours, put into the page as they are: their colours are classes.
export function Drawing({ of, alt = "", class: extra = "" }: { of: string; alt?: string; class?: string }) {
  const spoken = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return <span class={`pic ${extra}`} {...spoken} dangerouslySetInnerHTML={{ __html: of }} />;
}
