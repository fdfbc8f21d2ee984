import { modulePath } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'
import { cast } from './cast.ts'
import { figure } from './figure.ts'
import { cup } from './table-things.ts'

/** A photograph with a white rim; what it shows is drawn in a field of 80 by 64. */
const photo = (x: number, y: number, turn: number, shapes: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-6-6H86V84H-6Z" fill="var(--cal-fix)"/><svg x="0" y="0" width="80" height="64" viewBox="0 0 80 64">${shapes}</svg></g>`

const beach =
  '<path d="M0 0H80V64H0Z" fill="#f2c15f"/><circle cx="52" cy="30" r="12" fill="#fff1c9"/><path d="M0 34H80V64H0Z" fill="#2f5f97"/><path d="M0 52C20 46 50 50 80 44V64H0Z" fill="#ecd9a6"/><path d="M6 34C10 18 22 18 26 34Z" fill="#2f6a4b"/>'
const person = `<path d="M0 0H80V64H0Z" fill="${cast.cida.back}"/><g transform="translate(8 -4)">${figure(cast.cida)}</g>`

/** An open suitcase with what a family takes along. It stands on y = 330. */
export const suitcase = (options: SvgOptions = {}): string =>
  svg(
    '0 0 480 332',
    [
      // The lid, leaning back, lined with the wall's pattern.
      '<path d="M70 8H410A20 20 0 0 1 430 28V196H50V28A20 20 0 0 1 70 8Z" fill="var(--floor-d)"/>',
      '<path d="M76 24H404A10 10 0 0 1 414 34V196H66V34A10 10 0 0 1 76 24Z" fill="oklch(0.79 0.075 236)"/>',
      '<path d="M66 120H414" stroke="var(--tile-s)" stroke-width="10"/>',
      photo(100, 96, -6, beach),
      photo(208, 88, 4, person),
      `<g transform="translate(322 104) rotate(-3) scale(1.1)"><path d="M0 0H64V64H0Z" fill="var(--cal-fix)"/><path d="${modulePath('petala')}" fill="var(--floor-s)"/></g>`,
      `<g transform="translate(-352 -556) scale(1.45)">${cup(520, '#b8324f', '#f2c15f')}</g>`,
      // The case itself.
      '<path d="M30 196H450V300A22 22 0 0 1 428 322H52A22 22 0 0 1 30 300Z" fill="var(--floor-s)"/>',
      '<path d="M30 196H450V214H30Z" fill="var(--floor-d)"/>',
      '<path d="M92 196H116V322H92ZM364 196H388V322H364Z" fill="var(--floor-d)"/>',
      '<path d="M94 226H114V246H94ZM366 226H386V246H366Z" fill="var(--mango-s)"/>',
      '<path d="M198 262A14 14 0 0 1 212 248H268A14 14 0 0 1 282 262V276H268V264H212V276H198Z" fill="var(--floor-d)"/>',
      '<path d="M40 322H78V330H40ZM402 322H440V330H402Z" fill="var(--dusk-s)"/>',
    ].join(''),
    options,
  )
