import { type SvgOptions, svg } from '../svg.ts'
import { cast } from '../things/cast.ts'
import { type Features, figure } from '../things/figure.ts'
import { cake, coffeePot, cup } from '../things/table-things.ts'

const sitter = (f: Features, x: number, bottom: number, scale: number) =>
  `<g transform="translate(${x - 32 * scale} ${bottom - 69 * scale}) scale(${scale})"><path d="M5 66H59V84H5Z" fill="${f.shirt}"/>${figure(f)}</g>`

const on = (thing: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${thing}</g>`

/** Sunday at the grandmother's table, and one who is far away in a window. The floor is at y = 470. */
export const longTable = (options: SvgOptions = {}): string =>
  svg(
    '0 0 1080 520',
    [
      '<path d="M-800 470H1900V900H-800Z" fill="oklch(0.265 0.07 28)"/>',
      // Lisbon, by night.
      '<path d="M786 330V176a120 120 0 0 1 240 0V330Z" fill="oklch(0.42 0.075 290)"/>',
      '<clipPath id="far-window"><path d="M800 322V176a106 106 0 0 1 212 0V322Z"/></clipPath>',
      '<g clip-path="url(#far-window)"><path d="M790 60H1030V330H790Z" fill="oklch(0.3 0.09 262)"/><path d="M962 104a26 26 0 1 0 22 42a22 22 0 0 1-22-42Z" fill="oklch(0.93 0.08 98)"/><path d="M796 238L830 208L864 236V260H890V224L918 204L948 226V262H970V216H1020V330H790Z" fill="oklch(0.23 0.06 270)"/><path d="M824 236h10v12h-10ZM906 236h10v12h-10ZM984 236h10v12h-10Z" fill="var(--mango-s)"/>',
      sitter(cast.ana, 906, 322, 2),
      '</g>',
      '<path d="M774 320H1038V336H774Z" fill="oklch(0.42 0.075 290)"/>',
      // The lamp over the table and its light.
      '<circle cx="370" cy="190" r="210" fill="oklch(0.42 0.11 52)"/><circle cx="370" cy="190" r="126" fill="oklch(0.56 0.13 60)"/>',
      '<path d="M370-200V62" stroke="oklch(0.15 0.04 285)" stroke-width="4"/><circle cx="370" cy="96" r="17" fill="oklch(0.96 0.09 98)"/><path d="M322 96a48 42 0 0 1 96 0Z" fill="oklch(0.58 0.13 42)"/>',
      sitter(cast.cida, 166, 372, 2.7),
      sitter(cast.benedito, 322, 366, 2.5),
      sitter(cast.nina, 466, 380, 2.1),
      sitter(cast.beto, 604, 372, 2.7),
      '<path d="M30 362H752V382H30Z" fill="oklch(0.57 0.1 245)"/>',
      '<path d="M30 382H752V470H30Z" fill="oklch(0.875 0.045 82)"/>',
      `<path d="${Array.from({ length: 12 }, (_, i) => `M${54 + i * 60} 382h16v88h-16Z`).join('')}" fill="oklch(0.66 0.05 220)"/>`,
      on(coffeePot, -168, -362, 1.4),
      on(cake, -148, -362, 1.4),
      on(cup(0, '#b8324f'), 86, -362, 1.4),
      on(cup(0, '#2f66a6'), 520, -362, 1.4),
      on(cup(0, '#2f8a6b'), 676, -362, 1.4),
    ].join(''),
    options,
  )
