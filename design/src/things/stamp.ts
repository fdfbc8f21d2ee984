import { archPath, sunPath } from '../cobogo.ts'
import { type SvgOptions, svg } from '../svg.ts'

const left = 32
const top = 4
const width = 72
const height = 88
const bite = 2.6

/** The holes along which a stamp was torn off its sheet. */
const holes = [
  ...[top, top + height].flatMap((y) => Array.from({ length: 9 }, (_, n) => [left + (n + 0.5) * 8, y])),
  ...[left, left + width].flatMap((x) => Array.from({ length: 11 }, (_, n) => [x, top + (n + 0.5) * 8])),
]
  .map(([x = 0, y = 0]) => `M${x - bite} ${y}a${bite} ${bite} 0 1 0 ${bite * 2} 0a${bite} ${bite} 0 1 0 ${-bite * 2} 0`)
  .join('')

/**
 * A postage stamp with the instance on it, and the postmark that shows once a letter is on its way (class `postmark`).
 */
export const stamp = (options: SvgOptions = {}): string =>
  svg(
    '0 0 108 96',
    `<mask id="stamp-edge"><path fill="#fff" d="M${left} ${top}h${width}v${height}h${-width}Z"/><path d="${holes}"/></mask>` +
      `<path mask="url(#stamp-edge)" fill="var(--mango-s)" d="M${left} ${top}h${width}v${height}h${-width}Z"/>` +
      '<path fill="var(--floor-s)" d="M39 11H97V85H39Z"/>' +
      `<g transform="translate(36 11)"><path fill="var(--cal-fix)" d="${archPath}"/><path fill="var(--mango-s)" d="${sunPath}"/></g>` +
      '<path fill="var(--floor-d)" d="M39 70H97V85H39Z"/>' +
      '<g class="postmark" fill="none" stroke="var(--ink)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">' +
      '<circle cx="30" cy="56" r="25"/><circle cx="30" cy="56" r="18"/><path d="M22 56L28 62L39 50"/>' +
      '<path d="M57 46q5-4 10 0t10 0t10 0M59 56q5-4 10 0t10 0t10 0M57 66q5-4 10 0t10 0t10 0"/></g>',
    options,
  )
