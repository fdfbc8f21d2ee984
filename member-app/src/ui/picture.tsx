/** A drawing of the design package: SVG text that we wrote ourselves, never anything from outside. */
export function Picture({ svg, className = 'picture' }: { svg: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only drawings from design/, which hold no one's words.
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
