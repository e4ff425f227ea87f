// Drawings are SVG files of ours, put into the page as they are: their colours are classes.
export function Drawing({ of, alt = "", class: extra = "" }: { of: string; alt?: string; class?: string }) {
  return (
    <span
      class={`pic ${extra}`}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={!alt}
      dangerouslySetInnerHTML={{ __html: of }}
    />
  );
}
