/** Pixels in which a mail shows each; the files have twice as many. */
export const mailSizes = {
  mark: { width: 36, height: 36 },
  flower: { width: 24, height: 24 },
  portrait: { width: 48, height: 54 },
} as const

/** Files that lie beside the functions' bundle: scripts/build/mail-pictures.ts. */
export const laidPictures = { mark: 'mark.png', flower: 'flower.png' } as const

/** Of a drawing that members show as their face. */
export const drawnFile = (drawing: string) => `drawn/${drawing}.png`
