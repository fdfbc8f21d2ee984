import { memo } from 'react'

interface PictureProps {
  svg: string
  className?: string
}

/**
 * A drawing of the design package: SVG text that we wrote ourselves, never anything from outside. React reads markup
 * anew each time it is given, so the same drawing is not given twice.
 */
export const Picture = memo(function Picture({ svg, className = 'picture' }: PictureProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only drawings from design/, which hold no one's words.
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
})
