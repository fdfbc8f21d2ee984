import { type SvgOptions, svg } from '../svg.ts'

/** Chairs of a Brazilian porch, each standing on y = 240 of its own drawing. */
export type Chair = 'fio' | 'monobloco' | 'balanco' | 'banco' | 'rede' | 'rodas'

const line = (d: string, colour: string, width: number, cap = 'round') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`
const shape = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`

const metalPaint = 'var(--sc-frame-metal)'

/** The woven string chair every porch has. */
const fio = (main: string) => {
  const strings = Array.from({ length: 13 }, (_, i) => {
    const x = 38 + i * 7
    const top = 72 - Math.sqrt(Math.max(0, 50 ** 2 - (x - 80) ** 2))
    return `M${x} ${top.toFixed(1)}V150`
  })
  return [
    line('M38 170L26 236M62 172L58 224M98 172L102 224M122 170L134 236', metalPaint, 6.5),
    line(strings.join(''), main, 4, 'butt'),
    shape('M26 148H134C144 148 149 154 149 160S144 172 134 172H26C16 172 11 166 11 160S16 148 26 148Z', main),
    line(
      'M34 152V168M46 152V168M58 152V168M70 152V168M82 152V168M94 152V168M106 152V168M118 152V168M130 152V168',
      metalPaint,
      1.6,
    ),
    line('M26 147H134C144 147 150 153 150 160S144 173 134 173H26C16 173 10 167 10 160S16 147 26 147Z', metalPaint, 6),
    line('M30 150V72a50 50 0 0 1 100 0V150', metalPaint, 6.5),
  ].join('')
}

/** The white one-piece plastic chair. */
const monobloco = (main: string) =>
  [
    shape('M44 158L38 226H52L62 160ZM126 158L132 226H118L108 160Z', 'rgb(60 30 30 / .28)'),
    shape('M22 160L8 240H30L46 172H124L140 240H162L148 160Z', main),
    shape('M40 20C40 10 50 4 85 4S130 10 130 20L124 146H46Z', main),
    line('M60 34L64 128M77 30L78.5 128M93 30L91.5 128M110 34L106 128', 'rgb(120 80 60 / .34)', 7),
    shape(
      'M14 92C14 84 20 82 28 82C36 82 40 86 40 94L46 150H128L130 94C130 86 134 82 142 82S156 84 156 92L152 168C152 174 148 178 142 178H28C22 178 18 174 18 168Z',
      main,
    ),
    shape('M46 150H126L132 160H40Z', 'rgb(120 80 60 / .2)'),
  ].join('')

/** A rocking chair, seen from the side. */
const balanco = (main: string) => {
  const wood = 'var(--sc-wood)'
  return [
    line('M10 204C50 246 142 246 196 200', wood, 7),
    line('M58 158L46 228M134 152L156 222M48 108L58 158M40 106H122', wood, 7),
    line('M172 14L132 152H48', wood, 8),
    line('M158 18L120 134', main, 18),
    line('M118 140H56', main, 15),
    shape('M162 2h16a5 5 0 0 1 5 6l-2 8h-26l3-9a6 6 0 0 1 4-5Z', wood),
  ].join('')
}

/** A low bench with a folded blanket. */
const banco = (main: string) =>
  [
    line('M38 182L30 238M122 182L130 238M52 182L50 228M108 182L110 228', 'var(--leaf-s)', 9),
    line('M40 212H120', 'var(--leaf-s)', 7),
    shape('M16 164H144V182H16Z', 'oklch(0.5 0.105 155)'),
    shape('M42 164V150C42 144 46 140 52 140H106C114 140 120 146 120 154V164Z', main),
    line('M58 142V162M74 142V162M90 142V162M106 144V162', 'rgb(255 250 240 / .85)', 5, 'butt'),
  ].join('')

/** A hammock between two posts. */
const rede = (main: string) => {
  const cord = '#f2ddb8'
  const fringe = Array.from({ length: 17 }, (_, i) => {
    const t = 0.12 + (i / 16) * 0.76
    const x = (1 - t) ** 2 * 46 + 2 * t * (1 - t) * 150 + t * t * 254
    const y = (1 - t) ** 2 * 92 + 2 * t * (1 - t) * 300 + t * t * 92
    return `M${x.toFixed(1)} ${y.toFixed(1)}v11`
  })
  return [
    shape('M4 0H15V240H4ZM285 0H296V240H285Z', 'var(--sc-wood)'),
    line('M13 30L44 88M13 30L56 100M13 30L70 116M287 30L256 88M287 30L244 100M287 30L230 116', cord, 2),
    shape('M44 86Q150 306 256 86Q150 204 44 86Z', cord),
    shape('M74 130Q150 232 226 130Q150 190 74 130Z', main),
    line(fringe.join(''), cord, 3),
  ].join('')
}

/** A wheelchair, seen from the side. */
const rodas = (main: string) => {
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const turn = (i * Math.PI) / 5
    return `M118 176L${(118 + 54 * Math.cos(turn)).toFixed(1)} ${(176 + 54 * Math.sin(turn)).toFixed(1)}`
  })
  return [
    line('M132 62L134 158', main, 17),
    line('M60 150H132', main, 17),
    line('M140 48L138 172M140 50L166 44M62 162L42 212M62 106H136M62 106V158', metalPaint, 6),
    line('M42 206L16 212', metalPaint, 8),
    line(spokes.join(''), 'rgb(255 250 240 / .55)', 1.6),
    `<circle cx="118" cy="176" r="60" fill="none" stroke="${metalPaint}" stroke-width="7"/>`,
    `<circle cx="118" cy="176" r="49" fill="none" stroke="rgb(255 250 240 / .8)" stroke-width="2.5"/>`,
    `<circle cx="118" cy="176" r="7" fill="${main}"/>`,
    `<circle cx="50" cy="223" r="14" fill="none" stroke="${metalPaint}" stroke-width="6"/>`,
  ].join('')
}

/** Drawing, width, and where a hat would lie on it. */
const chairs: Record<Chair, { draw: (main: string) => string; width: number; main: string; hat: [number, number] }> = {
  fio: { draw: fio, width: 160, main: 'var(--mango-s)', hat: [80, 140] },
  monobloco: { draw: monobloco, width: 170, main: 'var(--cal-fix)', hat: [84, 144] },
  balanco: { draw: balanco, width: 206, main: 'oklch(0.79 0.075 236)', hat: [86, 126] },
  banco: { draw: banco, width: 160, main: 'var(--mango-s)', hat: [80, 134] },
  rede: { draw: rede, width: 300, main: 'oklch(0.8 0.11 10)', hat: [150, 152] },
  rodas: { draw: rodas, width: 186, main: 'var(--tile-s)', hat: [92, 136] },
}

const strawHat = ([x, y]: [number, number]) =>
  `<g transform="translate(${x - 46} ${y - 42})"><path d="M20 36C18 12 28 4 46 4S74 12 72 36Z" fill="#ecd9a6"/><path d="M19.6 26H72.4V36H19.6Z" fill="#b8324f"/><path d="M0 38C14 30 30 30 46 30S78 30 92 38C80 46 64 46 46 46S12 46 0 38Z" fill="#f6e9c4"/></g>`

export const chairSize = (chair: Chair) => ({ width: chairs[chair].width, height: 240 })

/** The shapes of a chair; with a hat on it, the chair is kept for someone. */
export const chairShapes = (chair: Chair, { main, hat = false }: { main?: string; hat?: boolean } = {}): string => {
  const { draw, main: usual, hat: place } = chairs[chair]
  return draw(main ?? usual) + (hat ? strawHat(place) : '')
}

export const chairPicture = (
  chair: Chair,
  { main, hat, ...options }: SvgOptions & { main?: string; hat?: boolean } = {},
): string => svg(`0 0 ${chairs[chair].width} 241`, chairShapes(chair, { main, hat }), options)
