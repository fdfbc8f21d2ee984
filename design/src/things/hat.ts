import { type SvgOptions, svg } from '../svg.ts'

const coin = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="22" ry="21" fill="oklch(0.7 0.15 68)"/><ellipse rx="22" ry="21" cy="-3" fill="var(--mango-s)"/><path d="M-9 6V-4A9 9 0 0 1 9-4V6Z" fill="oklch(0.7 0.15 68)"/></g>`

/** A straw hat, upside down, passed round. It lies on y = 236. */
export const hat = (options: SvgOptions = {}): string =>
  svg(
    '0 0 380 238',
    [
      '<path d="M36 92C90 60 290 60 344 92C330 130 52 130 36 92Z" fill="#cdb06a"/>',
      '<g transform="rotate(-9 160 70)"><path d="M112 22H214V112H112Z" fill="#9ccbb0"/><path d="M120 30H206V104H120Z" fill="none" stroke="#2f8a6b" stroke-width="4"/><circle cx="163" cy="66" r="15" fill="#2f8a6b"/></g>',
      '<g transform="rotate(11 230 70)"><path d="M186 30H276V112H186Z" fill="#e9c3a4"/><path d="M194 38H268V106H194Z" fill="none" stroke="#c9573a" stroke-width="4"/><circle cx="231" cy="70" r="13" fill="#c9573a"/></g>',
      coin(126, 92, -10),
      coin(258, 96, 12),
      coin(196, 88, 0),
      '<path d="M84 100C86 190 112 232 190 232S294 190 296 100C260 124 120 124 84 100Z" fill="#ecd9a6"/>',
      '<path d="M85 116C87 132 89 146 92 158C140 176 240 176 288 158C291 146 293 132 295 116C250 140 130 140 85 116Z" fill="#b8324f"/>',
      '<path d="M8 88C60 128 120 132 190 132S320 128 372 88C350 120 300 146 190 146S30 120 8 88Z" fill="#f6e9c4"/>',
      '<path d="M118 186C150 198 230 198 262 186M134 208C160 216 220 216 246 208" fill="none" stroke="#cdb06a" stroke-width="3" stroke-linecap="round"/>',
    ].join(''),
    options,
  )
