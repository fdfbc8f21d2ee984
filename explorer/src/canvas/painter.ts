import type { Marks } from './scene.ts'
import { personFragment, personVertex, tieFragment, tieVertex } from './shaders.ts'

/** Texels in a row of the textures that are read by number. */
const row = 1024
/** From so many on, ties are lines of one device pixel and small people points, with fewer corners to work out. */
const manyTies = 40_000
const manyPeople = 5_000
/** Points may vanish at the edge of the view, and no machine must draw them larger: larger people are squares. */
const largestPoint = 16

/** Which texture unit holds what the shaders read by number; steps are those of the path. */
const units = { positions: 0, looks: 1, palette: 2, ties: 3, steps: 4, marks: 5 } as const

/** A program of `shaders.ts`, with the places of its uniforms. */
type Program = { program: WebGLProgram } & Record<
  | 'pairs'
  | 'middle'
  | 'clip'
  | 'scale'
  | 'density'
  | 'leastSide'
  | 'strength'
  | 'palesFrom'
  | 'focus'
  | 'corners'
  | 'areMarks',
  WebGLUniformLocation | null
>

/** One draw call: so many things with so many corners each, `by` a program, `from` the texture that its `pairs` are. */
interface Pass {
  by: Program
  from: 'ties' | 'steps' | 'marks'
  /** What the corners make: triangles, lines or points, by WebGL's number. */
  as: GLenum
  count: number
  corners: number
  strength?: number
  areMarks?: boolean
}

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
  /** Who shines, with those whose look says so, while all else pales; -1 while all shine. */
  focus: number
}

/** The network on the graphics card. Nothing here remembers what it was given: after a lost context open another. */
export interface Painter {
  /** Two numbers for each tie: from, with how much is shown and 4 for an invite 24 bits higher, and to. */
  ties(pairs: Uint32Array): void
  positions(positions: Float32Array): void
  /** Four bytes for each person: colour, size, shown, and 1 for who shines with the focus. */
  looks(looks: Uint8Array): void
  /** 256 colours of four bytes. */
  palette(colours: Uint8Array): void
  marks(marks: Marks): void
  /** At most four draw calls. */
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
      areMarks: at('areMarks'),
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
  return {
    ties(values) {
      ties = fill(units.ties, values)
    },
    positions(values) {
      people = fill(units.positions, values)
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
    draw({ x, y, scale, width, height, density, side, strength, long, focus }) {
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
      const pass = ({ by, from, as, count, corners, ...more }: Pass) => {
        if (count === 0) return
        select(by.program)
        gl.uniform1f(by.strength, more.strength ?? 1)
        gl.uniform1i(by.corners, corners)
        gl.uniform1i(by.areMarks, more.areMarks ? 1 : 0)
        gl.uniform1i(by.pairs, units[from])
        gl.drawArrays(as, 0, count * corners)
      }
      const squares = { as: gl.TRIANGLES, corners: 6 }
      const points = { as: gl.POINTS, corners: 1 }
      const lines = { as: gl.LINES, corners: 2 }
      const arePoints = people > manyPeople && side * 3 * density < largestPoint
      pass({ by: tieProgram, from: 'ties', count: ties, strength, ...(ties > manyTies ? lines : squares) })
      pass({ by: personProgram, from: 'marks', count: people, ...(arePoints ? points : squares) })
      pass({ by: tieProgram, from: 'steps', count: steps, ...squares })
      pass({ by: personProgram, from: 'marks', count: marks, areMarks: true, ...squares })
    },
    dispose() {
      for (const { texture } of stores) gl.deleteTexture(texture)
      for (const program of programs) if (program) gl.deleteProgram(program)
    },
  }
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
