import { type SvgOptions, svg } from '../svg.ts'
import { body, bodyAt } from '../things/body.ts'
import { cast } from '../things/cast.ts'
import { chairShapes } from '../things/chairs.ts'

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const tree = [
  '<path d="M196 430C208 340 204 250 186 120H262C246 230 246 300 260 430Z" fill="var(--sc-wood)"/>',
  line('M216 206C262 186 330 176 404 180', 'var(--sc-wood)', 18),
  '<g fill="var(--sc-blade)"><circle cx="120" cy="118" r="78"/><circle cx="212" cy="70" r="92"/><circle cx="316" cy="96" r="76"/><circle cx="396" cy="134" r="50"/></g>',
  '<g fill="var(--sc-blade-dark)"><circle cx="166" cy="140" r="42"/><circle cx="286" cy="140" r="36"/></g>',
  '<g fill="var(--mango-s)"><path d="M120 168c12-6 22 4 20 16s-14 18-22 12s-8-22 2-28ZM250 122c12-6 22 4 20 16s-14 18-22 12s-8-22 2-28ZM336 60c12-6 22 4 20 16s-14 18-22 12s-8-22 2-28Z"/></g>',
].join('')

const tyre =
  '<circle cx="372" cy="352" r="42" fill="none" stroke="#33283c" stroke-width="24"/><circle cx="372" cy="352" r="42" fill="none" stroke="#544660" stroke-width="3" stroke-dasharray="7 8"/>'

const kite = [
  line('M704 286C716 220 770 190 800 128', 'var(--cal-fix)', 2),
  '<path d="M812 36L862 88L806 150L764 80Z" fill="var(--hib-s)"/><path d="M812 36L806 150L764 80Z" fill="var(--mango-s)"/>',
  line('M806 150C790 176 826 190 806 214S820 244 806 262', 'var(--hib-s)', 5),
].join('')

/** An afternoon at the playground, under a mango tree. The ground is at y = 430 and runs off both sides. */
export const playground = (options: SvgOptions = {}): string =>
  svg(
    '0 0 960 500',
    [
      '<path d="M-800 300C-500 250-300 300 0 316S420 268 640 300S900 330 1200 292S1600 300 1800 280V430H-800Z" fill="var(--sc-hill)"/>',
      '<path d="M-800 430H1800V600H-800Z" fill="var(--sc-hill-near)"/>',
      tree,
      line('M344 182L352 316M398 182L392 316', 'var(--sc-wood)', 4),
      tyre,
      bodyAt(
        body(cast.tariq, {
          pose: 'sit-right',
          trousers: '#2f5f97',
          hands: [
            [6, 34],
            [57, 34],
          ],
        }),
        372,
        358,
        1.1,
        126,
      ),
      // Samira on the string chair that came along.
      `<g transform="translate(30 242)">${chairShapes('fio', { main: 'var(--hib-s)' })}</g>`,
      bodyAt(
        body(cast.samira, {
          pose: 'sit-right',
          trousers: '#4a4668',
          hands: [
            [24, 118],
            [46, 116],
          ],
        }),
        108,
        398,
        1.5,
        126,
      ),
      bodyAt(
        body(cast.nina, {
          trousers: '#b8324f',
          hands: [
            [-8, 36],
            [70, 28],
          ],
        }),
        524,
        470,
        1.15,
      ),
      kite,
      `<g transform="translate(614 274) scale(.84)">${chairShapes('rodas', { main: 'var(--mango-s)' })}</g>`,
      bodyAt(
        body(cast.lia, {
          pose: 'sit-left',
          trousers: '#24584b',
          hands: [
            [12, 112],
            [74, 36],
          ],
        }),
        700,
        392,
        1.14,
        126,
      ),
    ].join(''),
    options,
  )
