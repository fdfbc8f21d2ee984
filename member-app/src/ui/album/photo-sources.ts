import { type MediaSize, mediaSizes, mediaUrl, mediaWidths, type Photo } from '@varanda/domain/post/media'

/**
 * An `img`'s sources: every size that differs, up to `largest`, with its true width, since none is wider than the photo
 * came.
 */
export function photoSources(
  postId: string,
  photo: Pick<Photo, 'id' | 'width'>,
  largest: MediaSize = 'large',
): { src: string; srcSet: string } {
  const url = (size: MediaSize) => mediaUrl(postId, photo.id, size)
  const sizes = mediaSizes.slice(0, mediaSizes.indexOf(largest) + 1)
  const widths = sizes.map((size) => ({ size, width: Math.min(mediaWidths[size], photo.width) }))
  const different = widths.filter(({ width }, at) => width !== widths[at - 1]?.width)
  return {
    src: url(different.at(-1)?.size ?? 'small'),
    srcSet: different.map(({ size, width }) => `${url(size)} ${width}w`).join(', '),
  }
}

/** The column's width, as the style sheets have it, of which a photo takes `part` (0…1). */
export function photoSizes(part: number): string {
  return `(min-width: 56.25rem) ${Math.ceil(620 * part)}px, ${Math.ceil(100 * part)}vw`
}
