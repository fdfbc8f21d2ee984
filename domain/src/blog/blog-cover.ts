import { blogCoverWidths, socialCover } from './blog.ts'

export interface CoverFile {
  /** Pixels; of one that came smaller, this is only its name. */
  width: number
  format: 'avif' | 'webp' | 'jpg'
}

/**
 * Every file of a cover: each width in both formats for pages, and one JPEG of `socialCover` for links sent elsewhere.
 */
export const coverFiles: readonly CoverFile[] = [
  ...blogCoverWidths.flatMap((width) => [{ width, format: 'avif' } as const, { width, format: 'webp' } as const]),
  { width: socialCover.width, format: 'jpg' },
]

/** What every file of a cover begins with in Storage. */
export function coverObjectsOf(coverId: string): string {
  return `blog/${coverId}/`
}

/** Where Storage has it. */
export function coverObject(coverId: string, { width, format }: CoverFile): string {
  return `${coverObjectsOf(coverId)}${width}.${format}`
}

/** Where a page asks for it. */
export function coverUrl(coverId: string, { width, format }: CoverFile): string {
  return `/blog/media/${coverId}/${width}.${format}`
}

export const coverTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
