import { type SvgOptions, svg } from '../svg.ts'
import { body, bodyAt } from '../things/body.ts'
import { cast } from '../things/cast.ts'

const crayon = (d: string, colour: string, width = 6) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const sheet = (x: number, y: number, turn: number, paper: string, shapes: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn} 70 0)"><path d="M0 0H140V172H0Z" fill="${paper}"/>${shapes}<path d="M62-14h7v30h-7ZM73-14h7v30h-7Z" fill="#d9a85a"/></g>`

const instance =
  crayon('M30 140V88L70 52L110 88V140Z', '#b8324f') +
  crayon('M58 140V112H82V140', '#2f5f97') +
  crayon('M16 150H126', '#2f8a6b')
const sun =
  crayon('M70 62A26 26 0 1 0 70 114A26 26 0 1 0 70 62', '#e09a1a') +
  crayon(
    'M70 42V30M70 134V146M28 88H16M112 88H124M40 58L32 50M100 58L108 50M40 118L32 126M100 118L108 126',
    '#e09a1a',
  ) +
  crayon('M60 84h.1M80 84h.1M60 96Q70 104 80 96', '#7a4d2a', 5)
const fish =
  crayon('M20 92C42 56 84 58 104 92C84 126 42 128 20 92ZM104 92L126 70V114Z', '#2f66a6') +
  crayon('M46 84h.1', '#2f66a6', 8) +
  crayon('M30 34h.1M52 46h.1M84 34h.1M112 44h.1', '#58a3c9', 9)
const rocket =
  crayon('M70 26C92 50 92 92 84 118H56C48 92 48 50 70 26Z', '#7a4d8c') +
  crayon('M52 96L34 124L54 118M88 96L106 124L86 118', '#7a4d8c') +
  crayon('M60 132L56 154M70 132V160M80 132L84 154', '#e0703a') +
  crayon('M70 62h.1', '#58a3c9', 20)

/** Children's drawings on a line that runs off both sides, and the teacher who pegs them. */
export const clothesline = (options: SvgOptions = {}): string =>
  svg(
    '0 0 1080 380',
    [
      '<path d="M-700 20C-400 70-200 74 0 62S520 96 760 84S1200 30 1800 20" fill="none" stroke="var(--sc-wood)" stroke-width="4"/>',
      sheet(56, 78, -3, 'var(--cal-fix)', instance),
      sheet(244, 88, 2, '#f7ead0', sun),
      sheet(432, 94, -2, 'var(--cal-fix)', fish),
      bodyAt(
        body(cast.otavio, {
          trousers: '#3c3a55',
          hands: [
            [-14, 26],
            [74, 30],
          ],
        }),
        690,
        556,
        2.1,
      ),
      sheet(806, 84, 4, '#f7ead0', rocket),
    ].join(''),
    options,
  )
