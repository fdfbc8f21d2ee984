/** A drawing of the design package in React: its functions give SVG as text, made of our own shapes only. */
export function Drawing({ svg, className }: { svg: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the design package escapes its one label.
  return <span className={className ? `drawing ${className}` : 'drawing'} dangerouslySetInnerHTML={{ __html: svg }} />
}
