import { type SvgOptions, svg } from '../svg.ts'

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

/** A straw broom against the wall and a bucket. Both stand on y = 398. */
export const broom = (options: SvgOptions = {}): string =>
  svg(
    '0 0 300 400',
    [
      line('M150 4L106 268', 'var(--sc-roof-2)', 11),
      '<path d="M90 262L126 268L156 396H34Z" fill="#e2b65a"/>',
      line('M98 290L64 392M106 292L92 392M112 294L122 392', '#b98a3a', 4),
      line('M84 300L132 308M80 316L138 324', 'var(--hib-s)', 6),
      '<path d="M176 292H284L270 398H190Z" fill="var(--tile-s)"/><path d="M170 284H290V300H170Z" fill="oklch(0.79 0.075 236)"/>',
      line('M180 288C184 226 276 226 280 288', 'var(--sc-frame-metal)', 5),
      '<path d="M206 300C204 330 224 336 226 352C230 330 250 326 246 300Z" fill="var(--mango-s)"/>',
    ].join(''),
    options,
  )
