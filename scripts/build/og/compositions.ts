import { type Module, modulePath } from '../../../design/src/cobogo.ts'
import { portrait } from '../../../design/src/portrait.ts'
import { type Abertura, abertura, aberturas } from '../../../design/src/scenes/abertura.ts'
import { porch, quietPorch } from '../../../design/src/scenes/porch.ts'
import { svg } from '../../../design/src/svg.ts'
import { cast } from '../../../design/src/things/cast.ts'
import { type Chair, chairShapes, chairSize } from '../../../design/src/things/chairs.ts'
import { invitePhone } from '../../../design/src/things/letter.ts'
import { seatPicture } from '../../../design/src/things/seat.ts'
import { coffee } from '../../../design/src/things/table-things.ts'
import { drawPoster } from '../../../explorer/src/poster.ts'
import { generate } from '../../../graph/src/generate.ts'
import { randomFrom } from '../../../graph/src/random.ts'
import { readRecipe } from '../../../graph/src/recipe-address.ts'
import type { PictureName } from './words.ts'

/** What stands beside the words of a picture, in its 1200 × 630 space; words keep to the left. */
export interface Composition {
  picture: string
  /** 19h: the words are light on dark. */
  night?: true
  /** What the heading may fill, in pixels from its top left corner. */
  room: { width: number; height: number }
}

const size = { width: 1200, height: 630 }

/** Puts an `<svg>` of the design package at a place. */
const at = (x: number, y: number, drawing: string, turn = 0) =>
  drawing.replace(
    '<svg ',
    `<svg style="position:absolute;left:${x}px;top:${y}px;overflow:visible;transform:rotate(${turn}deg)" `,
  )

const scene = (shapes: string) => at(0, 0, svg(`0 0 ${size.width} ${size.height}`, shapes, size))

interface Block {
  ground: string
  light: string
  module: Module | undefined
}

/** A wall from `left` to the right edge and from top to bottom, block by block. */
const wallOf = (left: number, side: number, blockAt: (column: number, row: number) => Block) => {
  const blocks: string[] = []
  for (let row = 0; row * side < size.height; row += 1) {
    for (let column = 0; left + column * side < size.width; column += 1) {
      const { ground, light, module } = blockAt(column, row)
      const hole = module ? `<path fill="${light}" fill-rule="evenodd" d="${modulePath(module)}"/>` : ''
      blocks.push(
        `<g transform="translate(${left + column * side} ${row * side}) scale(${side / 64})"><path d="M0 0H64V64H0Z" fill="${ground}" stroke="var(--sc-joint)" stroke-width="1.5"/>${hole}</g>`,
      )
    }
  }
  return blocks.join('')
}

const floor = (top: number) =>
  `<path d="M0 ${top}H1200V630H0Z" fill="var(--sc-tile)"/><path d="M0 ${top}H1200" stroke="var(--sc-eave)" stroke-width="10"/><path d="${Array.from({ length: 26 }, (_, i) => `M${600 + (i - 13) * 62} ${top + 5}L${600 + (i - 13) * 110} 630`).join('')}M0 ${top + 34}H1200M0 ${top + 84}H1200" fill="none" stroke="var(--sc-tile-joint)" stroke-width="2"/>`

const chair = (name: Chair, x: number, bottom: number, scale: number, options: { main?: string; hat?: boolean } = {}) =>
  `<g transform="translate(${x - (chairSize(name).width * scale) / 2} ${bottom - 240 * scale}) scale(${scale})">${chairShapes(name, options)}</g>`

/** The sun behind a wall colours its holes, ring by ring. */
const sunset = (x: number, y: number) => {
  const distance = Math.hypot(x - 3.4, y - 3.1)
  if (distance < 1.3) return 'oklch(0.93 0.11 98)'
  if (distance < 2.4) return 'var(--mango)'
  return distance < 3.6 ? 'oklch(0.8 0.13 62)' : 'oklch(0.76 0.11 45)'
}

const paints: Record<Abertura, string> = {
  eu: 'var(--dusk-s)',
  pessoas: 'var(--tile-s)',
  circulo: 'var(--leaf-s)',
  conhecidos: 'var(--hib-s)',
  porta: 'var(--floor-s)',
}

const litDoor = (x: number) =>
  `${[
    ['oklch(0.36 0.075 285)', 190],
    ['oklch(0.76 0.155 62)', 168],
    ['var(--mango-s)', 138],
  ]
    .map(
      ([paint, half]) =>
        `<path d="M${x - Number(half)} 630V330a${half} ${half} 0 0 1 ${Number(half) * 2} 0V630Z" fill="${paint}"/>`,
    )
    .join('')}<path d="M${x - 100} 630a100 100 0 0 1 200 0Z" fill="oklch(0.965 0.085 98)"/>`

/** Lit windows at night, each family in its own light, and who knows whom. */
const windows = (left: number, families: number, seed: number) => {
  const random = randomFrom(seed)
  const lights = ['var(--mango-s)', 'var(--tile)', 'oklch(0.72 0.15 12)', 'oklch(0.74 0.11 155)', 'oklch(0.73 0.13 46)']
  const lines: string[] = []
  const squares: string[] = []
  const middles: [number, number][] = []
  const columns = 3
  for (let family = 0; family < families; family += 1) {
    const x = left + 90 + (family % columns) * 195 + (Math.floor(family / columns) % 2) * 70
    const y = 105 + Math.floor(family / columns) * 205 + random.below(40)
    const people = Array.from({ length: 9 + random.below(8) }, (_, person): [number, number] => {
      const turn = person * 2.4
      const far = 22 * Math.sqrt(person)
      return [x + far * Math.cos(turn), y + far * Math.sin(turn)]
    })
    for (const [person, [a, b]] of people.entries()) {
      const [c, d] = people[random.below(Math.max(1, person))]!
      lines.push(`M${a.toFixed()} ${b.toFixed()}L${c.toFixed()} ${d.toFixed()}`)
      const side = person < 2 ? 18 : 11
      squares.push(
        `<rect x="${(a - side / 2).toFixed()}" y="${(b - side / 2).toFixed()}" width="${side}" height="${side}" rx="2" fill="${lights[family % lights.length]}"/>`,
      )
    }
    const other = middles[random.below(Math.max(1, middles.length))]
    if (other) lines.push(`M${x.toFixed()} ${y.toFixed()}L${other[0].toFixed()} ${other[1].toFixed()}`)
    middles.push([x, y])
  }
  return `<path d="${lines.join('')}" fill="none" stroke="oklch(0.9 0.04 88)" stroke-opacity="0.45" stroke-width="2"/>${squares.join('')}`
}

export const compositions: Record<PictureName, Composition> = {
  home: { picture: at(372, -248, porch({ height: 900, width: 3017 })), room: { width: 320, height: 300 } },

  about: {
    picture: scene(
      wallOf(640, 96, (column, row) => ({ ground: 'var(--sc-wall)', light: sunset(column, row), module: 'petala' })),
    ),
    room: { width: 540, height: 400 },
  },

  features: {
    picture: `<div style="position:absolute;left:64px;bottom:56px;display:flex;align-items:end;gap:18px">${aberturas
      .map((level, index) => {
        const side = 150 + index * 25
        return `<span style="color:${paints[level]}">${abertura(level, { width: side, height: side })}</span>`
      })
      .join('')}</div>`,
    room: { width: 1072, height: 130 },
  },

  useCases: {
    picture:
      scene(floor(520)) +
      [cast.nina, cast.benedito, cast.ana, cast.beto, cast.cida]
        .map((person, index) => at(80 + index * 212, 284, portrait(person, { width: 212, height: 240 })))
        .join(''),
    room: { width: 1072, height: 112 },
  },

  join: {
    picture: scene(
      wallOf(560, 80, () => ({ ground: 'var(--sc-night)', light: 'var(--sc-night-hole)', module: 'petala' })) +
        litDoor(880),
    ),
    night: true,
    room: { width: 450, height: 400 },
  },

  auth: { picture: at(404, -330, quietPorch({ height: 1000, width: 3352 })), room: { width: 350, height: 400 } },

  networkGraph: {
    night: true,
    picture: at(560, -40, drawPoster(generate(readRecipe(new URLSearchParams({ model: 'families' }))!))).replace(
      '<svg ',
      '<svg width="720" height="720" ',
    ),
    room: { width: 480, height: 420 },
  },

  welcome: {
    picture: (
      [
        { state: 'taken', personId: 'caio' },
        { state: 'free' },
        { state: 'reserved' },
        { state: 'free' },
        { state: 'free' },
      ] as const
    )
      .map((seat, index) =>
        at(
          510 + index * 230 - (index < 3 ? 0 : 575),
          index < 3 ? 67 : 315,
          seatPicture(seat, index, { width: 230, height: 248 }),
        ),
      )
      .join(''),
    room: { width: 410, height: 400 },
  },

  blog: {
    picture:
      scene(
        `${wallOf(600, 120, (column, row) => ({ ground: 'var(--sc-wall)', light: (column + row) % 3 === 0 ? 'var(--mango)' : 'var(--shade-3)', module: 'escama' }))}<path d="M560 470H1200V500H560Z" fill="var(--sc-eave)"/><path d="M600 500H1200V630H600Z" fill="var(--sc-wall)"/>`,
      ) + at(690, 304, coffee({ width: 410, height: 167 })),
    room: { width: 500, height: 400 },
  },

  networkDataGenerator: { picture: scene(windows(560, 9, 8)), night: true, room: { width: 500, height: 400 } },

  help: {
    picture:
      scene(
        wallOf(800, 200, (column, row) => ({
          ground: 'var(--sc-wall)',
          light: column + row === 1 ? 'var(--mango)' : 'var(--shade-3)',
          module: 'roda',
        })),
      ) + at(590, 96, invitePhone({ width: 400, height: 450 }), -8),
    room: { width: 500, height: 400 },
  },

  privacy: {
    picture: scene(
      wallOf(620, 116, (column, row) =>
        column === 2 && row === 2
          ? { ground: 'var(--leaf-s)', light: 'var(--mango)', module: 'arco' }
          : { ground: 'var(--sc-wall)', light: '', module: undefined },
      ),
    ),
    room: { width: 520, height: 400 },
  },

  terms: {
    picture: scene(
      floor(500) +
        chair('monobloco', 250, 596, 1.2) +
        chair('balanco', 520, 566, 1.2) +
        chair('fio', 790, 600, 1.2, { main: 'var(--hib-s)' }) +
        chair('banco', 1030, 572, 1.15, { hat: true }),
    ),
    room: { width: 1072, height: 112 },
  },

  rights: {
    picture: scene(
      wallOf(570, 210, (column, row) => ({
        ground: (column + row) % 2 === 0 ? 'var(--leaf-s)' : 'var(--sc-wall)',
        light: (column + row) % 2 === 0 ? 'var(--lime)' : 'var(--leaf-s)',
        module: 'folha',
      })),
    ),
    room: { width: 470, height: 400 },
  },
}
