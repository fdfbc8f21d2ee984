import type { Painter } from './painter.ts'
import type { Surface, SurfaceEvents } from './surface.ts'

/** What the page asks of the worker that draws: the canvas first, then whatever a painter is told. */
export type PaintRequest =
  | { readonly kind: 'open'; readonly canvas: OffscreenCanvas }
  | { [Name in Told]: { readonly kind: Name; readonly value: Parameters<Painter[Name]>[0] } }[Told]
type Told = Exclude<keyof Painter, 'dispose'>

/** What the worker tells the page. */
export type PaintReport = keyof SurfaceEvents

/** Whether this browser lets a worker draw on a canvas of a page. */
export const canDrawInWorker = (): boolean => 'transferControlToOffscreen' in HTMLCanvasElement.prototype

/**
 * Draws in a worker: where there is no graphics card the page still answers at once, whatever a frame takes. A canvas is
 * given away once and for all.
 */
export function openWorkerSurface(canvas: HTMLCanvasElement, on: SurfaceEvents): Surface {
  const worker = new Worker(new URL('../../worker/paint.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<PaintReport>) => on[data]()
  worker.onerror = worker.onmessageerror = () => on.none()
  const ask = (request: PaintRequest, transfer: Transferable[] = []) => worker.postMessage(request, transfer)
  const offscreen = canvas.transferControlToOffscreen()
  ask({ kind: 'open', canvas: offscreen }, [offscreen])
  return {
    painter: {
      ties: (value) => ask({ kind: 'ties', value }),
      people: (value) => ask({ kind: 'people', value }),
      groups: (value) => ask({ kind: 'groups', value }),
      positions: (value) => ask({ kind: 'positions', value }),
      looks: (value) => ask({ kind: 'looks', value }),
      palette: (value) => ask({ kind: 'palette', value }),
      marks: (value) => ask({ kind: 'marks', value }),
      draw: (value) => ask({ kind: 'draw', value }),
      dispose: () => worker.terminate(),
    },
    dispose: () => worker.terminate(),
  }
}
