import { type SvgOptions, svg } from '../svg.ts'

/** What stands on the table of the porch, each in the space of a table edge at y = 518. */
export const coffeePot =
  '<path d="M292 468Q298 462 304 468V474H292Z" fill="#1f4f86"/><path d="M284 474H312L317 517H279Z" fill="#2f66a6"/><path d="M312 482L334 470L337 474L315 498Z" fill="#2f66a6"/><path d="M284 480C268 480 266 502 281 504" fill="none" stroke="#1f4f86" stroke-width="5"/><path d="M281.5 506H315.6" stroke="#8fc0e6" stroke-width="2.5"/>'
export const cake =
  '<path d="M344 512H432L424 519H352Z" fill="#f4efe6"/><path d="M358 488H416L420 512H354Z" fill="#d9943a"/><path d="M355 490C355 480 364 478 370 480C374 474 382 476 386 479C392 474 400 476 404 480C412 478 419 482 419 490C414 498 408 490 402 494S390 488 384 494S372 488 366 494S356 496 355 490Z" fill="#fff3da"/>'
/** A cup at x, `rim` is the painted edge. */
export const cup = (x: number, rim: string, body = '#fffaf0') =>
  `<path d="M${x} 499H${x + 26}V506C${x + 26} 514 ${x + 20} 518 ${x + 13} 518S${x} 514 ${x} 506Z" fill="${body}"/><path d="M${x + 26} 502C${x + 36} 500 ${x + 36} 514 ${x + 24} 512" fill="none" stroke="${body}" stroke-width="4"/><path d="M${x} 499H${x + 26}V502H${x}Z" fill="${rim}"/>`

/** Coffee on the sill of a pierced wall, for a quiet corner of a page. Baseline at y = 120. */
export const coffee = (options: SvgOptions = {}): string =>
  svg(
    '0 0 300 122',
    `<g transform="translate(-330 -600) scale(1.39)">${coffeePot}</g><g transform="translate(-488 -600) scale(1.39)">${cup(446, '#b8324f', '#f2c15f')}</g><g transform="translate(-402 -600) scale(1.39)">${cup(446, '#1f4f86', '#9cc4df')}</g>`,
    options,
  )
