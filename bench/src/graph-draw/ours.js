import './page.js'
import { openCanvas } from '@varanda/explorer/canvas/open-canvas'
import { openDirectSurface } from '@varanda/explorer/canvas/surface/direct-surface'
import { colours, makeNetwork } from './network.js'

globalThis.makeNetwork = makeNetwork
let across = 640

globalThis.open = (network) => {
  const element = document.querySelector('canvas')
  // A pointer made by script cannot be captured.
  element.setPointerCapture = () => {}
  const canvas = openCanvas(element, { onChoose() {} }, openDirectSurface)
  canvas.show(network)
  canvas.look({ palette: colours, colour: network.colour, size: network.size })
  // All that can be drawn is: with a path and somebody chosen a frame takes the most calls.
  canvas.path([0, 100, 200, 300], [0, 300])
  canvas.choose(400)
  if (network.count > 50_000) {
    const names = Array.from({ length: network.families }, (_, family) => `Família ${family}`)
    canvas.gather({ of: network.family, names }, String)
  }
  globalThis.turnWheel = (by) =>
    element.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: by,
        ctrlKey: true,
        clientX: 640,
        clientY: 400,
        bubbles: true,
        cancelable: true,
      }),
    )
  const point = (type) =>
    element.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX: across, clientY: 400, bubbles: true }),
    )
  point('pointerdown')
  // Past the few pixels that a click may wander.
  across += 8
  point('pointermove')
  globalThis.pan = (by) => {
    across += by
    point('pointermove')
  }
}
