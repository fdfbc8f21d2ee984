import { type Hole, openings } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'

/** What is filed into a key's bit, on the right of its shaft. */
const bits = [
  'M36 112h14v8h-8v7h8v9h-14Z',
  'M36 104h10v7h6v10h-6v7h-10Z',
  'M36 108h16v6h-6v6h6v6h-16Z',
  'M36 118h14v16h-14Z',
  'M36 106h8v8h8v6h-8v12h-8Z',
] as const

/** An instance key on its hook. The bow is a block of the wall, so that every key can be told from the next. */
export const key = (
  hole: Hole,
  { paint, bit = 0, turn = 0, ...options }: SvgOptions & { paint: string; bit?: number; turn?: number },
): string =>
  svg(
    '0 0 64 160',
    [
      `<g transform="rotate(${turn} 32 8)"><path transform="translate(4 12) scale(.875)" fill="${paint}" fill-rule="evenodd" d="M10 0H54A10 10 0 0 1 64 10V54A10 10 0 0 1 54 64H10A10 10 0 0 1 0 54V10A10 10 0 0 1 10 0Z${openings(hole, 'espelho')}"/>`,
      `<path fill="${paint}" d="M27 67H37V144A5 5 0 0 1 27 144Z${bits[bit % bits.length]}"/></g>`,
      '<path d="M32 0V7A7 7 0 0 0 46 9" fill="none" stroke="var(--sc-roof-1)" stroke-width="5" stroke-linecap="round"/>',
    ].join(''),
    options,
  )
