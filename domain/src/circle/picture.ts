/** A picture that stands in a circle's door, cut to its arch: 63 wide for 64 high, in one size (pixels). */
export const circlePictureShape = { width: 63, height: 64 } as const
export const circlePictureWidth = 504

/** In Storage; WebP, which every browser shows. */
export const circlePictureObjects = {
  of: (circleId: string) => `circles/${circleId}/`,
  picture: (circleId: string, id: string) => `circles/${circleId}/${id}.webp`,
} as const

/** Where a page asks for it. */
export function circlePictureUrl(circleId: string, id: string): string {
  return `/media/circle/${encodeURIComponent(circleId)}/${id}`
}
