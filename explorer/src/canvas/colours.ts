/** Places of the palette that are not people's: see `shaders.ts`. */
const tie = 252
const door = 253
const cream = 254
const ground = 255

/**
 * Bytes of CSS colours, four each, as they look inside `probe`: tokens, `light-dark()` and wide gamuts resolved. All of them stand there
 * at once, so that the page's styles are worked out once.
 */
function bytesOf(colours: readonly string[], probe: HTMLElement): Uint8ClampedArray {
  const canvas = document.createElement('canvas')
  canvas.width = colours.length
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  const marks = colours.map((colour) => {
    const mark = document.createElement('i')
    mark.style.color = colour
    return mark
  })
  probe.replaceChildren(...marks)
  for (const [at, mark] of marks.entries()) {
    pen.fillStyle = getComputedStyle(mark).color
    pen.fillRect(at, 0, 1, 1)
  }
  probe.replaceChildren()
  return pen.getImageData(0, 0, canvas.width, 1).data
}

/**
 * The colours of people and of everything around them, four bytes each, 256 places. The ground is the canvas's own
 * background. With forced colours people are told apart by their names only, as the reader asked.
 */
export function paletteOf(colours: readonly string[], canvas: HTMLElement, probe: HTMLElement): Uint8Array {
  const forced = matchMedia('(forced-colors: active)').matches
  const palette = new Uint8Array(256 * 4)
  const people = colours.slice(0, tie).map((colour) => (forced ? 'CanvasText' : colour))
  const around = forced
    ? ['GrayText', 'Canvas', 'Highlight', 'Canvas']
    : ['var(--ink-2)', 'var(--floor-s)', 'var(--cal-fix)', getComputedStyle(canvas).backgroundColor]
  const bytes = bytesOf([...people, ...around], probe)
  palette.set(bytes.subarray(0, people.length * 4))
  palette.set(bytes.subarray(people.length * 4), tie * 4)
  return palette
}

/** A colour of the palette as a file or a 2D canvas writes it. */
export function hexOf(palette: Uint8Array, at: number): string {
  return `#${Array.from(palette.subarray(4 * at, 4 * at + 3), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export const paletteAt = { tie, door, cream, ground }
