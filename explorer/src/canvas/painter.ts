import type { Marks } from './scene.ts'
import { personFragment, personVertex, tieFragment, tieVertex } from './shaders.ts'

/** Texels in a row of the textures that are read by number. */
const row = 1024
/** From so many on, ties are lines of one device pixel and small people points, with fewer corners to work out. */
const manyTies = 40_000
const manyPeople = 5_000
/** Points may vanish at the edge of the view, and no machine must draw them larger: larger people are squares. */
const largestPoint = 16

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
}

/** The network on the graphics card. Nothing here remembers what it was given: after a lost context open another. */
export interface Painter {
  /** Two numbers for each tie: from, with how much is shown and 4 for an invite 24 bits higher, and to. */
  ties(pairs: Uint32Array): void
  positions(positions: Float32Array): void
  /** Four bytes for each person: colour, size, shown, nothing. */
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
  /** By unit: positions, looks, palette, ties, steps of the path, marks. */
  const stores = [
    [gl.RG32F, gl.RG, gl.FLOAT],
    [gl.RGBA8UI, gl.RGBA_INTEGER, gl.UNSIGNED_BYTE],
    [gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE],
    pairs,
    pairs,
    pairs,
  ].map(([inside = 0, format = 0, type = 0], unit) => {
    const texture = gl.createTexture()
    const each = unit === 1 || unit === 2 ? 4 : 2
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
  const [tieAt, personAt] = programs.map((program) => {
    if (!program) return undefined
    const at = (name: string) => gl.getUniformLocation(program, name)
    select(program)
    for (const [unit, name] of ['P', 'L', 'C'].entries()) gl.uniform1i(at(name), unit)
    return { program, V: at('V'), S: at('S'), T: at('T'), Q: at('Q') }
  })
  if (!tieAt || !personAt) return undefined
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

  let people = 0
  let ties = 0
  let steps = 0
  let marks = 0
  return {
    ties(values) {
      ties = fill(3, values)
    },
    positions(values) {
      people = fill(0, values)
    },
    looks: (values) => fill(1, values),
    palette(values) {
      fill(2, values)
      const [red = 0, green = 0, blue = 0] = values.subarray(255 * 4)
      gl.clearColor(red / 255, green / 255, blue / 255, 1)
    },
    marks({ line, people, kinds }) {
      steps = fill(4, Uint32Array.from(line.slice(1).flatMap((to, at) => [line[at]! + (8 << 24), to])))
      marks = fill(5, Uint32Array.from(people.flatMap((person, at) => [person + (kinds[at]! << 24), 0])))
    },
    draw({ x, y, scale, width, height, density, side, strength, long }) {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight)
      gl.clear(gl.COLOR_BUFFER_BIT)
      const pass = (at: typeof tieAt, unit: number, mode: number, a: number, b: number, c: number, corners: number) => {
        if (corners === 0) return
        select(at.program)
        gl.uniform4f(at.V, x, y, scale, density)
        gl.uniform3f(at.S, 2 / width, -2 / height, side)
        gl.uniform3f(at.T, a, b, c)
        gl.uniform1i(at.Q, unit)
        gl.drawArrays(mode, 0, corners)
      }
      const points = people > manyPeople && side * 3 * density < largestPoint
      const lines = ties > manyTies
      pass(tieAt, 3, lines ? gl.LINES : gl.TRIANGLES, strength, long, lines ? 2 : 6, ties * (lines ? 2 : 6))
      pass(personAt, 5, points ? gl.POINTS : gl.TRIANGLES, points ? 1 : 6, 0, 0, people * (points ? 1 : 6))
      pass(tieAt, 4, gl.TRIANGLES, 1, long, 6, steps * 6)
      pass(personAt, 5, gl.TRIANGLES, 6, 1, 0, marks * 6)
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
