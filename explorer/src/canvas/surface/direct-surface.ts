import { openPainter, type Painter } from './painter.ts'
import type { Surface, SurfaceEvents } from './surface.ts'

const contextOptions: WebGLContextAttributes = { alpha: false, antialias: false, depth: false }

/** Draws on the thread that asks: in the page where it cannot be done elsewhere, for a saved picture, and in a worker. */
export function openDirectSurface(canvas: HTMLCanvasElement | OffscreenCanvas, on: SurfaceEvents): Surface | undefined {
  const gl = canvas.getContext('webgl2', contextOptions) as WebGL2RenderingContext | null
  let opened = gl ? openPainter(gl) : undefined
  if (!gl || !opened) return undefined
  const over = new AbortController()
  const { signal } = over
  const hear: Pick<EventTarget, 'addEventListener'> = canvas
  hear.addEventListener(
    'webglcontextlost',
    (event) => {
      event.preventDefault()
      opened = undefined
      on.lost()
    },
    { signal },
  )
  hear.addEventListener(
    'webglcontextrestored',
    () => {
      opened = openPainter(gl)
      if (opened) on.restored()
      else on.none()
    },
    { signal },
  )
  const painter: Painter = {
    ties: (pairs) => opened?.ties(pairs),
    people: (order) => opened?.people(order),
    groups: (groups) => opened?.groups(groups),
    positions: (positions) => opened?.positions(positions),
    looks: (looks) => opened?.looks(looks),
    palette: (colours) => opened?.palette(colours),
    marks: (marks) => opened?.marks(marks),
    draw(frame) {
      const width = Math.round(frame.width * frame.density)
      const height = Math.round(frame.height * frame.density)
      // To set its size empties a canvas, even to the same.
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      opened?.draw(frame)
      on.drawn()
    },
    dispose: () => opened?.dispose(),
  }
  return {
    painter,
    dispose() {
      over.abort()
      painter.dispose()
    },
  }
}
