import { modulePath } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'

/** The lit door in a dark wall that runs off every edge. Use it once a page: its pattern carries a fixed id. */
export const nightDoor = (options: SvgOptions = {}): string =>
  svg(
    '0 0 1280 704',
    [
      `<defs><pattern id="night-wall" width="64" height="64" patternUnits="userSpaceOnUse"><path d="M0 0H64V64H0Z" fill="var(--sc-night)"/><path d="${modulePath('petala')}" fill="var(--sc-night-hole)"/></pattern></defs>`,
      '<path d="M0 0H1280V704H0Z" fill="url(#night-wall)"/>',
      '<path d="M482 704V426a158 158 0 0 1 316 0V704Z" fill="oklch(0.36 0.075 285)"/>',
      '<path d="M500 704V426a140 140 0 0 1 280 0V704Z" fill="oklch(0.76 0.155 62)"/>',
      '<path d="M524 704V426a116 116 0 0 1 232 0V704Z" fill="oklch(0.825 0.155 76)"/>',
      '<path d="M556 704a84 84 0 0 1 168 0Z" fill="oklch(0.965 0.085 98)"/>',
    ].join(''),
    options,
  )
