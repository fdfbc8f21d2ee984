import { archPath, sunPath } from './cobogo.ts'
import { type SvgOptions, svg } from './svg.ts'

const body = 'M14 0H50A14 14 0 0 1 64 14V50A14 14 0 0 1 50 64H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0Z'

/** Colours that do not come from a style sheet, for files that stand alone (favicon, manifest icons). */
export const markPaint = { ground: '#c04e28', arch: '#fffaf0', sun: '#ffb437' }

/** The mark: a block whose opening is a porch arch with the sun on the sill. */
export const mark = (
  options: SvgOptions = {},
  paint: typeof markPaint = { ground: 'var(--floor-s)', arch: 'var(--cal-fix)', sun: 'var(--mango-s)' },
): string =>
  svg(
    '0 0 64 64',
    `<path fill="${paint.ground}" d="${body}"/><path fill="${paint.arch}" d="${archPath}"/><path fill="${paint.sun}" d="${sunPath}"/>`,
    options,
  )

/** The mark in the colour of the text around it, arch and sun cut out of one path. */
export const markOneColour = (options: SvgOptions = {}): string =>
  svg('0 0 64 64', `<path fill="currentColor" fill-rule="evenodd" d="${body}${archPath}${sunPath}"/>`, options)

/** The mark edge to edge, for icons that the system cuts into its own shape (maskable). */
export const markFullBleed = (paint: typeof markPaint = markPaint): string =>
  svg(
    '-10 -10 84 84',
    `<path fill="${paint.ground}" d="M-10-10H74V74H-10Z"/><path fill="${paint.arch}" d="${archPath}"/><path fill="${paint.sun}" d="${sunPath}"/>`,
    { width: 512, height: 512 },
  )
