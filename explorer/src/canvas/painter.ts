import type { Marks } from './scene.ts'
import { personFragment, personVertex, tieFragment, tieVertex } from './shaders.ts'

/** Texels in a row of the textures that are read by number. */
const row = 1024
/** The fewest ties that are drawn as lines of one device pixel: bands cost twice as many corners. */
const manyTies = 60_000

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
  ties(count: number, from: Uint32Array, to: Uint32Array): void
  /** A byte for each tie: how much is shown, and 4 for an invite. */
  tieLooks(looks: Uint8Array): void
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
  const tieProgram = link(gl, tieVertex, tieFragment)
  const personProgram = link(gl, personVertex, personFragment)
  if (!tieProgram || !personProgram) return undefined

  const select = gl.useProgram.bind(gl)
  const sizes = [-1, -1, -1]
  const texture = (unit: number) => {
    const made = gl.createTexture()
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, made)
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.NEAREST)
    return made
  }
  const textures = [texture(0), texture(1), texture(2)]
  /** Whole rows in one call, what is left in a second. */
  const fill = (unit: number, values: Float32Array | Uint8Array, each: number) => {
    const [inside, format, type] =
      values instanceof Float32Array
        ? [gl.RG32F, gl.RG, gl.FLOAT]
        : unit === 1
          ? [gl.RGBA8UI, gl.RGBA_INTEGER, gl.UNSIGNED_BYTE]
          : [gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE]
    const count = values.length / each
    const rows = Math.floor(count / row)
    gl.activeTexture(gl.TEXTURE0 + unit)
    if (sizes[unit] !== count) {
      sizes[unit] = count
      gl.texImage2D(gl.TEXTURE_2D, 0, inside, row, Math.max(Math.ceil(count / row), 1), 0, format, type, null)
    }
    if (rows > 0) gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, row, rows, format, type, values)
    if (count > rows * row)
      gl.texSubImage2D(
        gl.TEXTURE_2D,
        0,
        0,
        rows,
        count - rows * row,
        1,
        format,
        type,
        values.subarray(rows * row * each),
      )
  }

  const buffers: WebGLBuffer[] = []
  const arrays: WebGLVertexArrayObject[] = []
  /** Numbers for each instance, one buffer a place: the last of them is bytes, the others are people. */
  const lists = (places: number) => {
    const array = gl.createVertexArray()
    arrays.push(array)
    gl.bindVertexArray(array)
    const made = Array.from({ length: places }, (_, place) => {
      const buffer = gl.createBuffer()
      buffers.push(buffer)
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
      gl.enableVertexAttribArray(place)
      gl.vertexAttribIPointer(place, 1, place === places - 1 ? gl.UNSIGNED_BYTE : gl.UNSIGNED_INT, 0, 0)
      gl.vertexAttribDivisor(place, 1)
      return buffer
    })
    return {
      array,
      upload: (place: number, values: Uint32Array | Uint8Array) => {
        gl.bindBuffer(gl.ARRAY_BUFFER, made[place]!)
        gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW)
      },
    }
  }
  const tieLists = lists(3)
  const lineLists = lists(3)
  const markLists = lists(2)
  const everybody = lists(2)

  for (const program of [tieProgram, personProgram]) {
    select(program)
    for (const [unit, name] of ['P', 'L', 'C'].entries()) gl.uniform1i(gl.getUniformLocation(program, name), unit)
  }
  const tieAt = places(gl, tieProgram)
  const personAt = places(gl, personProgram)
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)

  let people = 0
  let tieCount = 0
  let lineCount = 0
  let markCount = 0
  return {
    ties(count, from, to) {
      tieCount = count
      tieLists.upload(0, from.subarray(0, count))
      tieLists.upload(1, to.subarray(0, count))
    },
    tieLooks: (looks) => tieLists.upload(2, looks),
    positions(positions) {
      if (people !== positions.length / 2) {
        people = positions.length / 2
        everybody.upload(
          0,
          Uint32Array.from({ length: people }, (_, person) => person),
        )
        everybody.upload(1, new Uint8Array(people))
      }
      fill(0, positions, 2)
    },
    looks: (looks) => fill(1, looks, 4),
    palette(colours) {
      fill(2, colours, 4)
      const [red = 0, green = 0, blue = 0] = colours.subarray(255 * 4)
      gl.clearColor(red / 255, green / 255, blue / 255, 1)
    },
    marks({ line, people: marked, kinds }) {
      lineCount = Math.max(line.length - 1, 0)
      const through = Uint32Array.from(line)
      lineLists.upload(0, through.subarray(0, lineCount))
      lineLists.upload(1, through.subarray(1))
      lineLists.upload(2, new Uint8Array(lineCount).fill(8))
      markCount = marked.length
      markLists.upload(0, Uint32Array.from(marked))
      markLists.upload(1, Uint8Array.from(kinds))
    },
    draw({ x, y, scale, width, height, density, side, strength, long }) {
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight)
      gl.clear(gl.COLOR_BUFFER_BIT)
      const across = 2 / width
      const down = -2 / height
      select(tieProgram)
      gl.uniform4f(tieAt.V, x, y, scale, density)
      gl.uniform3f(tieAt.S, across, down, side)
      if (tieCount > 0) {
        const bands = tieCount < manyTies
        gl.uniform3f(tieAt.T, strength, long, bands ? 1 : 0)
        gl.bindVertexArray(tieLists.array)
        gl.drawArraysInstanced(bands ? gl.TRIANGLE_STRIP : gl.LINES, 0, bands ? 4 : 2, tieCount)
      }
      const drawPeople = (count: number, array: WebGLVertexArrayObject) => {
        select(personProgram)
        gl.uniform4f(personAt.V, x, y, scale, density)
        gl.uniform3f(personAt.S, across, down, side)
        gl.bindVertexArray(array)
        gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count)
      }
      if (people > 0) drawPeople(people, everybody.array)
      if (lineCount > 0) {
        select(tieProgram)
        gl.uniform3f(tieAt.T, 1, long, 1)
        gl.bindVertexArray(lineLists.array)
        gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, lineCount)
      }
      if (markCount > 0) drawPeople(markCount, markLists.array)
    },
    dispose() {
      for (const each of textures) gl.deleteTexture(each)
      for (const each of buffers) gl.deleteBuffer(each)
      for (const each of arrays) gl.deleteVertexArray(each)
      gl.deleteProgram(tieProgram)
      gl.deleteProgram(personProgram)
    },
  }
}

function places(gl: WebGL2RenderingContext, program: WebGLProgram) {
  const at = (name: string) => gl.getUniformLocation(program, name)
  return { V: at('V'), S: at('S'), T: at('T') }
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
