import type { Camera } from './camera.ts'
import type { Label } from './labels.ts'

/** Names over the canvas: a few elements that are used again, moved all at once while the camera only slides. */
export interface LabelLayer {
  /** Invisible; colours are resolved in it. */
  readonly probe: HTMLElement
  resize(): void
  write(labels: readonly Label[], names: readonly string[], camera: Camera): void
  /** The camera slid or came nearer: names stay with their people. */
  follow(camera: Camera): void
  dispose(): void
}

const common =
  'position:absolute;left:0;top:0;max-width:14rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;'
const plate = `${common}padding:2px 12px;border-radius:99px;background:var(--cal-fix);color:var(--dusk-s);font:600 15px/24px var(--text);border:1px solid transparent;margin:-1px`
const plain = `${common}padding:0 4px;color:var(--cal-fix);font:500 13px/20px var(--text);text-shadow:0 0 3px var(--shade),0 0 3px var(--shade),0 0 6px var(--shade)`

/** Pixels that a name takes, a little more rather than less. */
export const widthOf = (name: string, must: boolean): number =>
  Math.min(name.length * (must ? 8 : 6.8) + (must ? 28 : 8), 224)

export function openLabelLayer(canvas: HTMLCanvasElement): LabelLayer {
  const layer = document.createElement('div')
  const sheet = document.createElement('div')
  layer.ariaHidden = 'true'
  layer.style.cssText = 'position:absolute;overflow:hidden;pointer-events:none;user-select:none'
  sheet.style.cssText = 'position:absolute;left:0;top:0;will-change:transform'
  layer.append(sheet)
  canvas.after(layer)
  const pool: HTMLElement[] = []
  let labels: readonly Label[] = []
  let written: Camera = { x: 0, y: 0, scale: 1 }
  const put = (share: number) => {
    for (const [at, { x, y }] of labels.entries())
      pool[at]!.style.transform =
        `translate(${Math.round(x * share)}px,${Math.round(y * share)}px) translate(-50%,-50%)`
  }
  const probe = document.createElement('i')
  probe.style.cssText = 'forced-color-adjust:none'
  layer.append(probe)
  return {
    probe,
    resize() {
      const { offsetLeft, offsetTop, clientWidth, clientHeight } = canvas
      layer.style.inset = `${offsetTop}px auto auto ${offsetLeft}px`
      layer.style.width = `${clientWidth}px`
      layer.style.height = `${clientHeight}px`
    },
    write(next, names, camera) {
      labels = next
      written = camera
      while (pool.length < next.length) {
        const span = document.createElement('span')
        pool.push(span)
        sheet.append(span)
      }
      for (const [at, span] of pool.entries()) {
        const label = next[at]
        span.hidden = !label
        if (!label) continue
        const look = label.must ? plate : plain
        if (span.dataset.look !== String(label.must)) {
          span.dataset.look = String(label.must)
          span.style.cssText = look
        }
        const name = names[label.person] ?? ''
        if (span.textContent !== name) span.textContent = name
      }
      sheet.style.transform = ''
      put(1)
    },
    follow(camera) {
      const share = camera.scale / written.scale
      const { clientWidth, clientHeight } = layer
      // Offsets from the middle of the view grow with nearness; what is left is one shift of the whole sheet.
      const x = (written.x - camera.x) * camera.scale + (1 - share) * (clientWidth / 2)
      const y = (written.y - camera.y) * camera.scale + (1 - share) * (clientHeight / 2)
      sheet.style.transform = `translate(${x}px,${y}px)`
      put(share)
    },
    dispose: () => layer.remove(),
  }
}
