/**
 * What both pages do the same way: count draw calls, time the JavaScript of each frame, and wait until the graphics
 * process has drawn. Each page sets `globalThis.open` and `globalThis.pan`; the benchmark calls the rest.
 */
let drawCalls = 0
/** Milliseconds of JavaScript in animation frames since the last look. */
let spent = 0
let frames = 0

for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
  const original = WebGL2RenderingContext.prototype[name]
  WebGL2RenderingContext.prototype[name] = function (...given) {
    drawCalls++
    contexts.add(this)
    return original.apply(this, given)
  }
}
const contexts = new Set()
const realFrame = requestAnimationFrame.bind(globalThis)
globalThis.requestAnimationFrame = (call) =>
  realFrame((now) => {
    const began = performance.now()
    call(now)
    spent += performance.now() - began
    frames++
  })

const nextFrame = () => new Promise((resolve) => realFrame(() => setTimeout(resolve)))

/** Resolves when all that was asked of the graphics process is drawn: a pixel cannot be read before. */
function drawn() {
  for (const gl of contexts) gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
}

/** From data in memory to the first picture, in milliseconds. */
globalThis.firstPicture = async (count, ties) => {
  const network = globalThis.makeNetwork(count, ties)
  const began = performance.now()
  globalThis.open(network)
  await nextFrame()
  drawn()
  return performance.now() - began
}

/**
 * Moves the camera by a few pixels a frame, as a drag would. For each frame: JavaScript, draw calls and time until
 * drawn; without `waits` nobody asks whether it is drawn, so that only the page's own work is on the main thread.
 */
globalThis.panning = async (times, waits) => {
  for (let warm = 0; warm < 5; warm++) {
    globalThis.pan(2)
    await nextFrame()
    drawn()
  }
  const script = []
  const calls = []
  const whole = []
  for (let at = 0; at < times; at++) {
    spent = frames = drawCalls = 0
    const began = performance.now()
    globalThis.pan(at % 20 < 10 ? 3 : -3)
    const asked = performance.now() - began
    await nextFrame()
    script.push(asked + spent)
    calls.push(drawCalls)
    if (waits) drawn()
    whole.push(performance.now() - began)
  }
  return { script, calls, whole }
}

/**
 * From all of the network to a few people and back, as a wheel or a pinch would, once to warm up and once measured:
 * milliseconds until each frame was drawn.
 */
globalThis.zooming = async (times) => {
  const whole = []
  for (const way of [-1, 1, -1, 1])
    for (let at = 0; at < times; at++) {
      const began = performance.now()
      globalThis.turnWheel(way * (450 / times))
      await nextFrame()
      drawn()
      whole.push(performance.now() - began)
    }
  return whole.slice(2 * times)
}
