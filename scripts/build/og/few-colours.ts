import sharp from 'sharp'

/** A drawing as PNG of 256 colours at most: a fraction of its size, and what is drawn does not show it. */
export function withFewColours(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, quality: 70, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer()
}
