/** A small picture's pixels: four bytes each, row after row, at most 100 on a side. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** The slow waves of one channel. */
interface Waves {
  mean: number
  rest: number[]
  strongest: number
}

/**
 * The ThumbHash of an opaque picture, base64: brightness and two colour differences, each as a few cosine waves.
 * Format: https://evanw.github.io/thumbhash/
 */
export function thumbhash({ data, width, height }: Pixels): string {
  const brightness = new Float64Array(width * height)
  const yellowBlue = new Float64Array(width * height)
  const redGreen = new Float64Array(width * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => data[pixel * 4 + channel]! / 255) as [number, number, number]
    brightness[pixel] = (red + green + blue) / 3
    yellowBlue[pixel] = (red + green) / 2 - blue
    redGreen[pixel] = red - green
  }
  const across = Math.max(1, Math.round((7 * width) / Math.max(width, height)))
  const down = Math.max(1, Math.round((7 * height) / Math.max(width, height)))
  const size = { width, height }
  const light = wavesOf(brightness, size, Math.max(3, across), Math.max(3, down))
  const warm = wavesOf(yellowBlue, size, 3, 3)
  const red = wavesOf(redGreen, size, 3, 3)

  const isWide = width > height
  const head =
    Math.round(63 * light.mean) |
    (Math.round(31.5 + 31.5 * warm.mean) << 6) |
    (Math.round(31.5 + 31.5 * red.mean) << 12) |
    (Math.round(31 * light.strongest) << 18)
  const shape =
    (isWide ? down : across) |
    (Math.round(63 * warm.strongest) << 3) |
    (Math.round(63 * red.strongest) << 9) |
    (Number(isWide) << 15)
  const halves = [light, warm, red].flatMap(({ rest }) => rest.map((value) => Math.round(15 * value)))
  const bytes = [head & 255, (head >> 8) & 255, head >> 16, shape & 255, shape >> 8]
  for (let at = 0; at < halves.length; at += 2) bytes.push(halves[at]! | ((halves[at + 1] ?? 0) << 4))
  return Buffer.from(bytes).toString('base64')
}

/** The waves below the diagonal, those of the rest brought between 0 and 1. */
function wavesOf(
  channel: Float64Array,
  { width, height }: { width: number; height: number },
  across: number,
  down: number,
): Waves {
  const found: number[] = []
  for (let y = 0; y < down; y++) {
    for (let x = 0; x * down < across * (down - y); x++) {
      let sum = 0
      for (let row = 0; row < height; row++) {
        const vertical = Math.cos((Math.PI / height) * y * (row + 0.5))
        for (let column = 0; column < width; column++)
          sum += channel[row * width + column]! * Math.cos((Math.PI / width) * x * (column + 0.5)) * vertical
      }
      found.push(sum / (width * height))
    }
  }
  const [mean = 0, ...rest] = found
  const strongest = Math.max(...rest.map(Math.abs))
  return { mean, rest: strongest > 0 ? rest.map((value) => 0.5 + (0.5 / strongest) * value) : rest, strongest }
}
