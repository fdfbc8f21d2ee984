/** A photo of oneself, cut to the arch in which people are shown: 15 wide for 17 high. */
export const portraitShape = { width: 15, height: 17 } as const

/** The widths (pixels) in which it is kept: for a head beside words, and for a page about its owner. */
export const portraitWidths = { small: 150, large: 600 } as const
export type PortraitSize = keyof typeof portraitWidths
export const portraitSizes = Object.keys(portraitWidths) as PortraitSize[]

export function isPortraitSize(text: unknown): text is PortraitSize {
  return portraitSizes.includes(text as PortraitSize)
}

/** In Storage; WebP, which every browser shows. */
export const portraitObjects = {
  all: 'portraits/',
  of: (uid: string) => `portraits/${uid}/`,
  rendition: (uid: string, id: string, size: PortraitSize) => `portraits/${uid}/${id}/${size}.webp`,
} as const

/** Where a page asks for it. */
export function portraitUrl(uid: string, id: string, size: PortraitSize): string {
  return `/media/portrait/${encodeURIComponent(uid)}/${id}/${size}`
}
