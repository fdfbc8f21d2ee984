import { fnv1a } from './fnv1a.ts'
import { type SvgOptions, svg } from './svg.ts'

/**
 * The cobogó: a block of 64 units with a frame of 4, a cross bar of 4 and four quarters of 26.
 * A quarter is one of seven holes, drawn from the block's centre (0,0) to its corner (26,26), and placed by a rule.
 */
export type Hole = 'gota' | 'leque' | 'concha' | 'anel' | 'bico' | 'fresta' | 'ponto'
export type Rule = 'espelho' | 'giro' | 'passo'
export type Module =
  | 'arco'
  | 'petala'
  | 'roda'
  | 'escama'
  | 'estrela'
  | 'ampulheta'
  | 'catavento'
  | 'veneziana'
  | 'folha'
  | 'ponto'

export const holes: readonly Hole[] = ['gota', 'leque', 'concha', 'anel', 'bico', 'fresta', 'ponto']
export const rules: readonly Rule[] = ['espelho', 'giro', 'passo']

type Step = ['M' | 'L', number, number] | ['A', number, 0 | 1, number, number] | ['Z']
/** A point (x, y) goes to (a·x + c·y + e, b·x + d·y + f), as in SVG's matrix(). */
type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

const disc = (x: number, y: number, r: number): Step[] => [
  ['M', x - r, y],
  ['A', r, 1, x + r, y],
  ['A', r, 1, x - r, y],
  ['Z'],
]

const slot = (y: number): Step[] => [
  ['M', 5, y],
  ['L', 21, y],
  ['A', 5, 1, 21, y + 10],
  ['L', 5, y + 10],
  ['A', 5, 1, 5, y],
  ['Z'],
]

const holeSteps: Record<Hole, Step[]> = {
  gota: [['M', 0, 0], ['A', 26, 1, 26, 26], ['A', 26, 1, 0, 0], ['Z']],
  leque: [['M', 0, 0], ['L', 26, 0], ['A', 26, 1, 0, 26], ['Z']],
  concha: [['M', 26, 26], ['L', 0, 26], ['A', 26, 1, 26, 0], ['Z']],
  anel: [
    ['M', 26, 0],
    ['A', 26, 1, 0, 26],
    ['L', 0, 17],
    ['A', 17, 0, 17, 0],
    ['Z'],
    ['M', 0, 0],
    ['L', 9, 0],
    ['A', 9, 1, 0, 9],
    ['Z'],
  ],
  bico: [['M', 0, 0], ['L', 26, 0], ['L', 26, 26], ['Z']],
  fresta: [...slot(1), ...slot(15)],
  ponto: disc(13, 13, 8),
}

const corner = 34
const inner = 30
/** Quarters in the order bottom right, bottom left, top left, top right. In `giro` each also turns in its own place. */
const placements: Record<Rule, Matrix[]> = {
  espelho: [
    [1, 0, 0, 1, corner, corner],
    [-1, 0, 0, 1, inner, corner],
    [-1, 0, 0, -1, inner, inner],
    [1, 0, 0, -1, corner, inner],
  ],
  giro: [
    [0, 1, -1, 0, 60, corner],
    [-1, 0, 0, -1, inner, 60],
    [0, -1, 1, 0, 4, inner],
    [1, 0, 0, 1, corner, 4],
  ],
  passo: [
    [1, 0, 0, 1, corner, corner],
    [1, 0, 0, 1, 4, corner],
    [1, 0, 0, 1, 4, 4],
    [1, 0, 0, 1, corner, 4],
  ],
}

const place = (steps: Step[], [a, b, c, d, e, f]: Matrix): string => {
  const at = (x: number, y: number) => `${a * x + c * y + e} ${b * x + d * y + f}`
  const mirrored = a * d - b * c < 0
  return steps
    .map((step) => {
      if (step[0] === 'Z') return 'Z'
      if (step[0] === 'A') {
        const [, radius, sweep, x, y] = step
        return `A${radius} ${radius} 0 0 ${mirrored ? 1 - sweep : sweep} ${at(x, y)}`
      }
      return `${step[0]}${at(step[1], step[2])}`
    })
    .join('')
}

/** Path data of the openings of a block, in a 64-unit square. `diagonal` replaces the hole of two opposite quarters. */
export const openings = (hole: Hole, rule: Rule, diagonal: Hole = hole): string =>
  placements[rule].map((matrix, index) => place(holeSteps[index % 2 === 0 ? hole : diagonal], matrix)).join('')

/** The arch and the sun on its sill, as one path each: the mark, a person, a door. */
export const archPath = 'M13 53V31a19 19 0 0 1 38 0v22Z'
export const sunPath = 'M21.5 53a10.5 10.5 0 0 1 21 0Z'

const folha = 'M4 4A56 56 0 0 1 60 60A56 56 0 0 1 4 4ZM60 4L38 4A22 22 0 0 0 60 26ZM4 60L4 38A22 22 0 0 1 26 60Z'

const modulePaths: Record<Module, string> = {
  arco: `${archPath}M21.5 53a10.5 10.5 0 0 1 21 0Z`,
  petala: openings('gota', 'espelho'),
  roda: openings('leque', 'espelho'),
  escama: openings('anel', 'passo'),
  estrela: openings('concha', 'espelho'),
  ampulheta: openings('bico', 'espelho'),
  catavento: openings('leque', 'giro'),
  veneziana: openings('fresta', 'espelho'),
  folha,
  ponto: openings('ponto', 'espelho'),
}

/** Path data of a module's openings in a 64-unit square; fill it with `fill-rule="evenodd"`. */
export const modulePath = (name: Module): string => modulePaths[name]

/** Path data of the block itself, pierced: what a wall is made of (`fill-rule="evenodd"`). */
export const piercedBlock = (name: Module): string => `M0 0H64V64H0Z${modulePaths[name]}`

const blockShapes = (path: string, ground: string, light: string, radius: number) =>
  `<rect width="64" height="64" rx="${radius}" fill="${ground}"/><path fill="${light}" fill-rule="evenodd" d="${path}"/>`

/** One block with its openings painted: seats, empty states, decorations. Colours are CSS colours. */
export const block = (
  name: Module,
  {
    ground = 'var(--cal)',
    light = 'var(--shade-3)',
    radius = 0,
    ...size
  }: SvgOptions & {
    ground?: string
    light?: string
    radius?: number
  } = {},
): string => svg('0 0 64 64', blockShapes(modulePaths[name], ground, light, radius), size)

/** A course (row) of one module, `count` blocks long; the indexes in `lit` glow. The feed's header, dividers. */
export const course = (name: Module, count: number, lit: readonly number[] = [], options: SvgOptions = {}): string => {
  const blocks = Array.from({ length: count }, (_, index) => {
    const light = lit.includes(index) ? 'var(--mango)' : 'var(--course-hole, var(--shade-3))'
    return `<path transform="translate(${index * 64} 0)" fill="${light}" fill-rule="evenodd" d="${modulePaths[name]}"/>`
  })
  return svg(`0 0 ${count * 64} 64`, blocks.join(''), options)
}

/** Ground and light of the eight colour pairs a circle can have. */
const pairs: readonly (readonly [ground: string, light: string])[] = [
  ['var(--leaf-s)', 'var(--mango-s)'],
  ['var(--tile)', 'var(--leaf-s)'],
  ['var(--dusk-s)', 'var(--mango-s)'],
  ['var(--floor-s)', 'var(--cal-fix)'],
  ['var(--mango-s)', 'var(--floor-d)'],
  ['var(--leaf-s)', 'var(--lime)'],
  ['var(--hib-s)', 'var(--blush)'],
  ['var(--tile-s)', 'var(--cal-fix)'],
]

/**
 * What a circle's id says its block looks like. The same id gives the same block on every device; `edition` is another
 * of its blocks, for whoever would rather have that.
 */
export type CircleRecipe = { hole: Hole; rule: Rule; diagonal: Hole; ground: string; light: string }

export const circleRecipe = (circleId: string, edition = 0): CircleRecipe => {
  let rest = fnv1a(edition === 0 ? circleId : `${circleId}/${edition}`)
  const take = (choices: number) => {
    const choice = rest % choices
    rest = Math.floor(rest / choices)
    return choice
  }
  const hole = holes[take(holes.length)] as Hole
  const rule = rules[take(rules.length)] as Rule
  const diagonal = holes[take(holes.length)] as Hole
  const [ground, light] = pairs[take(pairs.length)] as (typeof pairs)[number]
  return { hole, rule, diagonal, ground, light }
}

/** A circle's avatar. Draw it beside the circle's name, never instead of it. */
export const circleBlock = (
  circleId: string,
  { edition = 0, ...options }: SvgOptions & { edition?: number | undefined } = {},
): string => {
  const { hole, rule, diagonal, ground, light } = circleRecipe(circleId, edition)
  return svg('0 0 64 64', blockShapes(openings(hole, rule, diagonal), ground, light, 10), options)
}
