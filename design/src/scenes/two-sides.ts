import { modulePath } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'
import { body, bodyAt } from '../things/body.ts'
import { cast } from '../things/cast.ts'
import { chairShapes } from '../things/chairs.ts'
import { plantShapes } from './porch.ts'

const wallPattern = (id: string, x: number, wall: string, joint: string, hole?: string) =>
  `<pattern id="${id}" x="${x}" y="24" width="64" height="64" patternUnits="userSpaceOnUse"><path d="M-.5-.5H64.5V64.5H-.5Z${hole ? '' : modulePath('petala')}" fill="${wall}" fill-rule="evenodd"/>${hole ? `<path d="${modulePath('petala')}" fill="${hole}"/>` : ''}<path d="M0 0H64V64H0Z" fill="none" stroke="${joint}" stroke-width="1.5"/></pattern>`

/**
 * One wall, seen from both sides: the pavement on the left of x = 720, the porch on the right. Both grounds run off
 * the picture. Once a page: patterns and clip carry fixed ids.
 */
export const twoSides = (options: SvgOptions = {}): string =>
  svg(
    '0 0 1440 560',
    [
      '<defs>',
      wallPattern('wall-outside', 16, 'var(--sc-wall)', 'var(--sc-joint)', 'var(--sc-hole)'),
      wallPattern('wall-inside', 740, 'var(--sc-wall-inside)', 'var(--sc-joint-inside)'),
      '<clipPath id="view"><path d="M740 24H2600V472H740Z"/></clipPath>',
      '</defs>',
      // Outside: the wall keeps what it knows.
      '<path d="M-1200 24H700V472H-1200Z" fill="url(#wall-outside)"/>',
      '<path d="M-1200 472H720V900H-1200Z" fill="var(--sc-pavement)"/>',
      '<path d="M-1200 534H720M60 472L20 560M240 472L216 560M420 472L412 560M600 472L606 560M-120 472L-176 560M-300 472L-372 560M-480 472L-568 560" stroke="var(--sc-pavement-joint)" stroke-width="3"/>',
      // Inside: the same holes are full of street.
      '<g clip-path="url(#view)"><path d="M740 0H2600V472H740Z" fill="var(--sc-view-sky)"/><circle cx="1170" cy="236" r="170" fill="var(--sc-view-glow)"/><circle cx="1170" cy="236" r="80" fill="var(--sc-view-sun)"/><path d="M720 330C860 290 960 330 1100 322S1380 290 1500 330S1900 300 2600 330V480H720Z" fill="var(--sc-view-hill)"/><path d="M720 410C900 372 1100 420 1300 392S1700 400 2600 392V480H720Z" fill="var(--sc-view-hill-near)"/></g>',
      '<path d="M740 24H2600V472H740Z" fill="url(#wall-inside)"/>',
      '<path d="M720 472H2600V900H720Z" fill="var(--sc-tile)"/><path d="M720 472H2600V482H720Z" fill="var(--sc-eave)"/>',
      // The light that comes through lies on the floor.
      '<g fill="var(--sc-light)"><path d="M1150 498l44-8l30 16l-46 10ZM1240 500l44-8l30 16l-46 10ZM1330 500l44-8l30 16l-46 10ZM1130 530l50-8l32 18l-54 10ZM1230 534l50-8l32 18l-54 10ZM1330 534l50-8l32 18l-54 10ZM1060 504l44-8l30 16l-46 10Z"/></g>',
      // The wall's own thickness, with a row of tiles on top.
      '<path d="M696 24H744V560H696Z" fill="var(--sc-frame)"/><path d="M730 24H744V560H730Z" fill="var(--sc-jamb)"/>',
      '<path d="M-1200 6H2600V26H-1200Z" fill="var(--sc-roof-1)"/><path d="M-1200 26H2600V34H-1200Z" fill="var(--sc-eave)"/>',
      bodyAt(
        body(cast.rafa, {
          trousers: '#3c3f58',
          hands: [
            [-2, 124],
            [62, 104],
          ],
        }),
        566,
        536,
        1.72,
      ),
      `<g transform="translate(778 236) scale(1.22)">${chairShapes('balanco', { main: 'var(--hib-s)' })}</g>`,
      bodyAt(
        body(cast.cida, {
          pose: 'sit-left',
          trousers: '#4a4668',
          hands: [
            [2, 94],
            [26, 112],
          ],
          front:
            '<path d="M-18 70H2V79C2 86-3 90-8 90S-18 86-18 79Z" fill="#fffaf0"/><path d="M-18 70H2V74H-18Z" fill="#2f66a6"/>',
        }),
        896,
        438,
        1.62,
        126,
      ),
      `<g transform="translate(1270 322) scale(.9)">${plantShapes}</g>`,
    ].join(''),
    options,
  )
