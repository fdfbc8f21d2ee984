/** The canvas of the graph on a page of its own, with four people far apart, for a test to look at its pixels. */

import { regionsOf } from '../../explorer/src/canvas/levels.ts'
import { openCanvas } from '../../explorer/src/canvas/open-canvas.ts'
import { openDirectSurface } from '../../explorer/src/canvas/surface/direct-surface.ts'

const style = document.createElement('style')
style.textContent = `:root{--ink-2:#9a9;--floor-s:#b42;--cal-fix:#fff;--text:sans-serif}body{margin:0}
#stage{position:relative;width:300px;height:300px;overflow:hidden}canvas{width:100%;height:100%;background:#102}`
document.head.append(style)
document.body.innerHTML = '<div id="stage"><canvas></canvas></div>'
const element = document.querySelector('canvas')
const gl = () => element.getContext('webgl2')

/** What the canvas told the page, in order. */
globalThis.told = []
const events = {
  onChoose: (person) => told.push(`choose ${person}`),
  onHover: (person) => told.push(`hover ${person}`),
  onDragPerson: (person, _x, _y, phase) => told.push(`${phase} ${person}`),
}
globalThis.canvas = openCanvas(element, events, openDirectSurface)

/** The corners of a square: red and green above, blue and yellow below; red brought green, blue knows yellow. */
canvas.show({
  names: ['Ana', 'Beto', 'Iara', 'Zeca'],
  positions: new Float32Array([0, 0, 10, 0, 0, 10, 10, 10]),
  ties: { count: 2, from: new Uint32Array([0, 2]), to: new Uint32Array([1, 3]) },
  invites: new Uint8Array([1, 0]),
})
canvas.look({ palette: ['#f00', '#0f0', '#00f', '#ff0'], colour: new Uint8Array([0, 1, 2, 3]) })

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Colours under these points of the canvas, as "r g b", of a frame that is drawn for it. */
globalThis.pixels = async (points) => {
  canvas.look({})
  // Asked for after the canvas asked for its own, so that it comes after it in the same frame.
  await frame()
  const { width, height, clientWidth } = element
  const density = width / clientWidth
  return points.map(({ x, y }) => {
    const bytes = new Uint8Array(4)
    gl().readPixels(
      Math.round(x * density),
      height - 1 - Math.round(y * density),
      1,
      1,
      gl().RGBA,
      gl().UNSIGNED_BYTE,
      bytes,
    )
    return bytes.slice(0, 3).join(' ')
  })
}

globalThis.spots = () => [0, 1, 2, 3].map((person) => canvas.spotOf(person))

/** Draw calls in half a second in which nothing happens, and in one frame with everything there is. */
globalThis.countCalls = async () => {
  let calls = 0
  const original = WebGL2RenderingContext.prototype.drawArrays
  WebGL2RenderingContext.prototype.drawArrays = function (...given) {
    calls++
    return original.apply(this, given)
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  const idle = calls
  canvas.look({})
  await frame()
  WebGL2RenderingContext.prototype.drawArrays = original
  return { idle, busy: calls - idle }
}

globalThis.loseAndRestore = async () => {
  const happened = (name) => new Promise((resolve) => element.addEventListener(name, resolve, { once: true }))
  const loss = gl().getExtension('WEBGL_lose_context')
  const lost = happened('webglcontextlost')
  loss.loseContext()
  await lost
  // Asked of a lost context, nothing is drawn and nothing breaks.
  canvas.zoom(1.5)
  await frame()
  const restored = happened('webglcontextrestored')
  loss.restoreContext()
  await restored
  canvas.fit()
}

/** A canvas that something else draws on gives no WebGL2. */
globalThis.openTaken = () => {
  const taken = document.createElement('canvas')
  taken.getContext('2d')
  return openCanvas(taken, { onChoose() {} }, openDirectSurface) === undefined
}

/** Saved more often than a browser keeps contexts of WebGL (16): the oldest, which is the graph's own, must stay. */
globalThis.exports = async () => {
  for (let at = 0; at < 18; at++) await canvas.toPng()
  const png = await createImageBitmap(await canvas.toPng())
  const svg = new DOMParser().parseFromString(await (await canvas.toSvg()).text(), 'image/svg+xml')
  return {
    png: [png.width, png.height],
    svg: [...svg.querySelectorAll('title')].map((title) => title.textContent),
    isLost: gl().isContextLost(),
    fault: svg.querySelector('parsererror')?.textContent ?? '',
  }
}

/** What becomes of a picture that is saved while a browser has no WebGL to give, and while it takes it away again. */
globalThis.exportWithout = async () => {
  const saved = () =>
    canvas.toPng().then(
      () => 'saved',
      () => 'failed',
    )
  const { getContext } = HTMLCanvasElement.prototype
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind === 'webgl2' ? null : getContext.call(this, kind, ...more)
  }
  const ungiven = await saved()
  HTMLCanvasElement.prototype.getContext = getContext
  const { clear } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.clear = function (...bits) {
    if (this !== gl()) this.getExtension('WEBGL_lose_context').loseContext()
    return clear.apply(this, bits)
  }
  const taken = await saved()
  WebGL2RenderingContext.prototype.clear = clear
  return { ungiven, taken, given: await saved() }
}

/** Thirty rows of thirty, too near to each other to be told apart: a red group on the left, a green one on
 *  the right, and between them two columns of people in none, who are blue. */
globalThis.showGroups = () => {
  const people = Array.from({ length: 900 }, (_, person) => ({ x: person % 30, y: Math.floor(person / 30) }))
  const of = Uint32Array.from(people, ({ x }) => (x < 14 ? 0 : x > 15 ? 1 : 2))
  canvas.show({
    names: people.map(({ x, y }) => `${x} ${y}`),
    positions: Float32Array.from(people.flatMap(({ x, y }) => [x, y])),
    ties: { count: 0, from: new Uint32Array(), to: new Uint32Array() },
  })
  canvas.look({ colour: Uint8Array.from(of), size: new Uint8Array(900).fill(255) })
  canvas.gather({ of, names: ['Sol', 'Lua'] }, String)
}

/** The same people in no order, gathered by where they are; when they have gone to their places, the names of all parts. */
globalThis.namesOfParts = async () => {
  const places = Array.from({ length: 900 }, (_, person) => [person % 30, Math.floor(person / 30)])
  const regions = { rank: places.map((_, person) => person), nameOf: String }
  canvas.show({
    names: places.map(String),
    positions: Float32Array.from(places.flatMap((_, person) => places[(person * 337) % 900])),
    ties: { count: 0, from: new Uint32Array(), to: new Uint32Array() },
  })
  canvas.gather(regions, String)
  const last = Float32Array.from(places.flat())
  canvas.place(last)
  return regionsOf(last, regions).names
}

/** Which name stands out, and what the mouse looks like. */
globalThis.pointed = () => [
  element.parentElement.querySelector('.plate:not([hidden])')?.textContent,
  getComputedStyle(element).cursor,
]

globalThis.disposeAll = () => {
  canvas.dispose()
  canvas.place(new Float32Array(8))
  return document.querySelectorAll('#stage > *').length
}
