import type { Run } from '../levels.ts'
import type { Marks } from '../scene.ts'
import { personFragment, personVertex, tieFragment, tieVertex } from './shaders.ts'

/** Texels in a row of the textures that are read by number. */
const row = 1024
/** From so many on, ties are lines of one device pixel and small people points, with fewer corners to work out. */
const manyTies = 40_000
const manyPeople = 5_000
/** Points may vanish at the edge of the view, and no machine must draw them larger: larger people are squares. */
const largestPoint = 16

/** Which texture unit holds what the shaders read by number; steps are those of the path. */
const units = {
  positions: 0,
  looks: 1,
  palette: 2,
  ties: 3,
  steps: 4,
  marks: 5,
  people: 6,
  blocks: 7,
  bridges: 8,
} as const

/** A program of `shaders.ts`, with the places of its uniforms. */
type Program = { program: WebGLProgram } & Record<
  'pairs' | 'middle' | 'clip' | 'scale' | 'density' | 'leastSide' | 'strength' | 'palesFrom' | 'focus' | 'corners',
  WebGLUniformLocation | null
>

/** One draw call: so many things with so many corners each, `by` a program, `from` the texture that its `pairs` are. */
interface Pass {
  by: Program
  from: Exclude<keyof typeof units, 'positions' | 'looks' | 'palette'>
  /** What the corners make: triangles, lines or points, by WebGL's number. */
  as: GLenum
  runs: readonly Run[]
  corners: number
  strength?: number
  /** Of the smallest, in CSS pixels. */
  side?: number
}

/** How strong ties between groups are drawn. */
const bridgeStrength = 0.35

/** What one frame looks like: a few numbers, whatever the size of the network. */
export interface Frame {
  x: number
  y: number
  scale: number
  width: number
  height: number
  density: number
  /** Side of the smallest person, in CSS pixels. */
  side: number
  strength: number
  /** Pixels from which a tie pales. */
  long: number
  /** From afar groups stand for their people, the largest so many CSS pixels wide. */
  groupSide?: number | undefined
  /** Which of the people are drawn beside groups: whoever is in none. */
  alone?: readonly Run[] | undefined
  /** What of the ties and of the people is in view, of all where nothing is said. */
  runs?: { readonly ties: readonly Run[]; readonly people: readonly Run[] } | undefined
  /** Who shines, with those whose look says so, while all else pales; -1 while all shine. */
  focus: number
}

/** The network on the graphics card. Nothing here remembers what it was given: after a lost context open another. */
export interface Painter {
  /** Two numbers for each tie: from, with how much is shown and 4 for an invite 24 bits higher, and to. */
  ties(pairs: Uint32Array): void
  /** Everybody in the order in which they are drawn. */
  people(order: Uint32Array): void
  /** Groups, which have positions and looks behind those of people; their ties are two of them each. */
  groups(groups: { readonly blocks: Uint32Array; readonly bridges: Uint32Array }): void
  positions(positions: Float32Array): void
  /** Four bytes for each person: colour, size, shown, and 1 for who shines with the focus. */
  looks(looks: Uint8Array): void
  /** 256 colours of four bytes. */
  palette(colours: Uint8Array): void
  marks(marks: Marks): void
  /** At most five draw calls, and one for each run more than the first of people and of ties. */
  draw(frame: Frame): void
  dispose(): void
}

/** Undefined when the shaders are not accepted. */
export function openPainter(gl: WebGL2RenderingContext): Painter | undefined {
  const programs = [link(gl, tieVertex, tieFragment), link(gl, personVertex, personFragment)]
  const pairs = [gl.RG32UI, gl.RG_INTEGER, gl.UNSIGNED_INT] as const
  /** In the order of `units`. */
  const stores = [
    [gl.RG32F, gl.RG, gl.FLOAT],
    [gl.RGBA8UI, gl.RGBA_INTEGER, gl.UNSIGNED_BYTE],
    [gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE],
    pairs,
    pairs,
    pairs,
    pairs,
    pairs,
    pairs,
  ].map(([inside = 0, format = 0, type = 0], unit) => {
    const texture = gl.createTexture()
    const each = unit === units.looks || unit === units.palette ? 4 : 2
    let held = -1
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, texture)
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.NEAREST)
    return {
      texture,
      /** Whole rows in one call, what is left in a second. */
      fill(values: Float32Array | Uint8Array | Uint32Array) {
        const count = values.length / each
        const rows = Math.floor(count / row)
        const left = count - rows * row
        gl.activeTexture(gl.TEXTURE0 + unit)
        if (held !== count) gl.texImage2D(gl.TEXTURE_2D, 0, inside, row, rows + 1, 0, format, type, null)
        held = count
        if (rows > 0) gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, row, rows, format, type, values)
        if (left > 0)
          gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, rows, left, 1, format, type, values.subarray(rows * row * each))
        return count
      },
    }
  })
  const fill = (unit: number, values: Float32Array | Uint8Array | Uint32Array) => stores[unit]!.fill(values)

  const select = gl.useProgram.bind(gl)
  const [tieProgram, personProgram] = programs.map((program) => {
    if (!program) return undefined
    const at = (name: string) => gl.getUniformLocation(program, name)
    select(program)
    for (const name of ['positions', 'looks', 'palette'] as const) gl.uniform1i(at(name), units[name])
    return {
      program,
      pairs: at('pairs'),
      middle: at('middle'),
      clip: at('clip'),
      scale: at('scale'),
      density: at('density'),
      leastSide: at('leastSide'),
      strength: at('strength'),
      palesFrom: at('palesFrom'),
      corners: at('corners'),
      focus: at('focus'),
    }
  })
  if (!tieProgram || !personProgram) return undefined
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

  let people = 0
  let ties = 0
  let steps = 0
  let marks = 0
  let blocks = 0
  let bridges = 0
  return {
    people(order) {
      people = fill(units.people, numbered(order, 0))
    },
    groups(groups) {
      blocks = fill(units.blocks, numbered(groups.blocks, 5))
      bridges = fill(
        units.bridges,
        groups.bridges.map((group, at) => (at % 2 ? group : group + (2 << 24))),
      )
    },
    ties(values) {
      ties = fill(units.ties, values)
    },
    positions(values) {
      fill(units.positions, values)
    },
    looks(values) {
      fill(units.looks, values)
    },
    palette(values) {
      fill(units.palette, values)
      const [red = 0, green = 0, blue = 0] = values.subarray(255 * 4)
      gl.clearColor(red / 255, green / 255, blue / 255, 1)
    },
    marks({ line, people, kinds }) {
      steps = fill(units.steps, Uint32Array.from(line.slice(1).flatMap((to, at) => [line[at]! + (8 << 24), to])))
      marks = fill(units.marks, Uint32Array.from(people.flatMap((person, at) => [person + (kinds[at]! << 24), 0])))
    },
    draw({ x, y, scale, width, height, density, side, strength, long, focus, groupSide, alone, runs }) {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight)
      gl.clear(gl.COLOR_BUFFER_BIT)
      for (const by of [tieProgram, personProgram]) {
        select(by.program)
        gl.uniform2f(by.middle, x, y)
        gl.uniform2f(by.clip, 2 / width, -2 / height)
        gl.uniform1f(by.scale, scale)
        gl.uniform1f(by.density, density)
        gl.uniform1f(by.leastSide, side)
        gl.uniform1f(by.palesFrom, long)
        gl.uniform1i(by.focus, focus)
      }
      const pass = ({ by, from, as, runs, corners, ...more }: Pass) => {
        if (runs.every(([, count]) => count === 0)) return
        select(by.program)
        gl.uniform1f(by.strength, more.strength ?? 1)
        gl.uniform1f(by.leastSide, more.side ?? side)
        gl.uniform1i(by.corners, corners)
        gl.uniform1i(by.pairs, units[from])
        for (const [first, count] of runs) if (count > 0) gl.drawArrays(as, first * corners, count * corners)
      }
      const all = (count: number): Run[] => [[0, count]]
      const squares = { as: gl.TRIANGLES, corners: 6 }
      const points = { as: gl.POINTS, corners: 1 }
      const lines = { as: gl.LINES, corners: 2 }
      const windows = people > manyPeople && side * 3 * density < largestPoint ? points : squares
      if (groupSide !== undefined) {
        pass({ by: tieProgram, from: 'bridges', runs: all(bridges), strength: bridgeStrength, ...lines })
        pass({ by: personProgram, from: 'people', runs: alone ?? [], ...windows })
        pass({ by: personProgram, from: 'blocks', runs: all(blocks), side: groupSide, ...squares })
      } else {
        const tieRuns = runs?.ties ?? all(ties)
        pass({ by: tieProgram, from: 'ties', runs: tieRuns, strength, ...(ties > manyTies ? lines : squares) })
        pass({ by: personProgram, from: 'people', runs: runs?.people ?? all(people), ...windows })
      }
      pass({ by: tieProgram, from: 'steps', runs: all(steps), ...squares })
      pass({ by: personProgram, from: 'marks', runs: all(marks), ...squares })
    },
    dispose() {
      for (const { texture } of stores) gl.deleteTexture(texture)
      for (const program of programs) if (program) gl.deleteProgram(program)
    },
  }
}

/** As `pairs` of the shaders are: each with its kind, and nothing else. */
function numbered(people: Uint32Array, kind: number): Uint32Array {
  const pairs = new Uint32Array(2 * people.length)
  for (let at = 0; at < people.length; at++) pairs[2 * at] = people[at]! + kind * 2 ** 24
  return pairs
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram | undefined {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) return undefined
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined
}
