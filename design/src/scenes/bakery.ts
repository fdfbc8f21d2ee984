import { modulePath } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'
import { body, bodyAt } from '../things/body.ts'
import { cast } from '../things/cast.ts'
import { figure } from '../things/figure.ts'

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const round = (x: number, crust = '#c98a3c') =>
  `<path d="M${x} 352C${x} 318 ${x + 18} 306 ${x + 42} 306S${x + 84} 318 ${x + 84} 352Z" fill="${crust}"/>${line(`M${x + 24} 322L${x + 34} 338M${x + 42} 318L${x + 52} 336M${x + 60} 324L${x + 68} 340`, '#f3dba4', 5)}`
const long = (x: number) =>
  `<path d="M${x} 352A18 17 0 0 1 ${x + 18} 324H${x + 96}A18 17 0 0 1 ${x + 114} 352Z" fill="#b9742c"/>${line(`M${x + 24} 330L${x + 34} 344M${x + 46} 330L${x + 56} 344M${x + 68} 330L${x + 78} 344M${x + 90} 330L${x + 98} 342`, '#f3dba4', 4)}`

const awning = (() => {
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const x = 214 + i * 52
    const paint = i % 2 ? 'var(--cal-fix)' : 'var(--hib-s)'
    return `<path d="M${x} 60H${x + 52}V128A26 22 0 0 1 ${x} 128Z" fill="${paint}"/>`
  })
  return `${stripes.join('')}<path d="M206 50H638V64H206Z" fill="var(--sc-wood)"/>`
})()

/** Upstairs, the shutters are open a crack. */
const upstairs = (() => {
  const shutter = (x: number) =>
    `<path d="M${x}-300H${x + 110}V-50H${x}Z" fill="var(--sc-shutter)"/>${[0, 1, 2, 3]
      .map(
        (i) =>
          `<path transform="translate(${x + 23} ${-294 + i * 60}) scale(1 .94)" d="${modulePath('veneziana')}" fill="var(--sc-slat)"/>`,
      )
      .join('')}`
  return `<path d="M290-312H562V-40H290Z" fill="var(--sc-frame)"/><path d="M304-300H548V-50H304Z" fill="var(--sc-upstairs)"/>${shutter(194)}${shutter(548)}<path d="M270-44H582V-28H270Z" fill="var(--sc-frame)"/><path d="M304-300H352C350-210 340-120 304-60ZM548-300H500C502-210 512-120 548-60Z" fill="var(--sc-cloth)"/>`
})()

/** A kitchen window that sells bread. The pavement is at y = 560 and runs off both sides. */
export const bakery = (options: SvgOptions = {}): string =>
  svg(
    '0 0 760 620',
    [
      '<path d="M-600-1400H1400V470H-600Z" fill="var(--sc-front)"/>',
      '<path d="M-600 470H1400V560H-600Z" fill="var(--sc-shutter)"/>',
      '<path d="M-600 560H1400V900H-600Z" fill="var(--sc-tile)"/><path d="M-600 560H1400V570H-600Z" fill="var(--sc-eave)"/>',
      '<path d="M246 96H606V356H246Z" fill="var(--sc-frame)"/><path d="M262 96H590V352H262Z" fill="var(--sc-light)"/>',
      upstairs,
      // Shelves behind her.
      line('M280 186H360M492 186H572M280 250H340M512 250H572', 'var(--sc-wood)', 7),
      '<path d="M290 182a14 15 0 0 1 28 0ZM322 182a14 15 0 0 1 28 0ZM504 182a14 15 0 0 1 28 0ZM536 182a14 15 0 0 1 28 0ZM290 246a14 15 0 0 1 28 0ZM538 246a14 15 0 0 1 28 0Z" fill="#a8652a"/>',
      `<g transform="translate(354 178) scale(2.2)"><path d="M5 64H59V92H5Z" fill="${cast.yumi.shirt}"/>${figure(cast.yumi)}<path d="M20 60H44V90H20Z" fill="var(--cal-fix)"/></g>`,
      long(274),
      round(392),
      round(482, '#d39a4a'),
      '<path d="M226 350H626V372H226Z" fill="var(--sc-frame)"/><path d="M226 372H626V382H226Z" fill="var(--sc-joint)"/>',
      awning,
      // Seu Benedito, first in line.
      line('M92 604V446C92 424 122 424 122 446', 'var(--sc-wood)', 8),
      bodyAt(
        body(cast.benedito, {
          trousers: '#5b6a86',
          hands: [
            [-10, 112],
            [70, 122],
          ],
        }),
        164,
        604,
        1.95,
      ),
      '<path d="M212 470L204 566H270L262 470Z" fill="#e9c48a"/><path d="M222 472C222 446 252 446 252 472" fill="none" stroke="#b98a4a" stroke-width="5"/>',
      `<g transform="translate(664 430)"><path d="M4 92H76L68 170H12Z" fill="var(--sc-pot)"/><path d="M0 80H80V98H0Z" fill="var(--sc-pot-dark)"/><g fill="var(--sc-blade)"><path d="M38 82C10 60-6 30-12 4C16 20 36 46 42 82Z"/><path d="M40 82C34 44 40 8 52-18C64 14 58 54 48 82Z"/></g><path d="M44 82C60 56 76 36 98 24C92 54 72 74 50 84Z" fill="var(--sc-blade-dark)"/></g>`,
    ].join(''),
    options,
  )
