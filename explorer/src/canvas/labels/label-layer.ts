import './names.css'
import type { Camera, View } from '../camera.ts'
import type { Label } from './labels.ts'

/** Names over the canvas: a few elements that are used again, moved all at once while the camera only slides. */
export interface LabelLayer {
  /** Invisible; colours are resolved in it. */
  readonly probe: HTMLElement
  /** How large letters are, of their usual size. */
  letters(): number
  /** Pixels that a name takes, with its plate or without. */
  widthOf(name: string, must: boolean): number
  write(labels: readonly Label[], nameOf: (person: number) => string, camera: Camera, view: View): void
  /** The camera slid or came nearer: names stay with their people. */
  follow(camera: Camera): void
  dispose(): void
}

/** That of the style sheet, 14rem, at the usual size of letters. */
const mostWidth = 224
/** Names whose widths are remembered. */
const mostKept = 5_000

export function openLabelLayer(canvas: HTMLCanvasElement): LabelLayer {
  const layer = document.createElement('div')
  const sheet = document.createElement('div')
  const probe = document.createElement('i')
  layer.className = 'canvas-names'
  layer.ariaHidden = 'true'
  layer.append(sheet, probe)
  canvas.after(layer)
  const pool: HTMLElement[] = []
  const pen = document.createElement('canvas').getContext('2d')
  let widths = new Map<string, number>()
  let letters = 1
  let labels: readonly Label[] = []
  let seen: View = { width: 0, height: 0 }
  let written: Camera = { x: 0, y: 0, scale: 1 }
  let share = 0
  const put = (next: number) => {
    share = next
    for (const [at, { x, y }] of labels.entries())
      pool[at]!.style.transform =
        `translate(${Math.round(x * share)}px,${Math.round(y * share)}px) translate(-50%,-50%)`
  }
  return {
    probe,
    letters() {
      const now = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
      if (now !== letters || widths.size > mostKept) widths = new Map()
      letters = now
      return letters
    },
    widthOf(name, must) {
      const key = must ? `${name} ` : name
      let width = widths.get(key)
      if (width === undefined) {
        if (pen)
          pen.font = `${must ? 600 : 500} ${must ? 15 : 13}px ${getComputedStyle(canvas).getPropertyValue('--text')}`
        const wide = Math.ceil(pen?.measureText(name).width ?? 8 * name.length) + (must ? 26 : 10)
        width = Math.min(wide, mostWidth) * letters
        widths.set(key, width)
      }
      return width
    },
    write(next, nameOf, camera, view) {
      labels = next
      written = camera
      seen = view
      layer.style.width = `${view.width}px`
      layer.style.height = `${view.height}px`
      while (pool.length < next.length) {
        const span = document.createElement('span')
        pool.push(span)
        sheet.append(span)
      }
      for (const [at, span] of pool.entries()) {
        const label = next[at]
        span.hidden = !label
        if (!label) continue
        span.className = label.must ? 'plate' : label.isGroup ? 'group' : ''
        span.textContent = nameOf(label.person)
      }
      sheet.style.transform = ''
      put(1)
    },
    follow(camera) {
      if (labels.length === 0) return
      const next = camera.scale / written.scale
      // Offsets from the middle of the view grow with nearness; what is left is one shift of the whole sheet.
      const x = (written.x - camera.x) * camera.scale + (1 - next) * (seen.width / 2)
      const y = (written.y - camera.y) * camera.scale + (1 - next) * (seen.height / 2)
      sheet.style.transform = `translate(${x}px,${y}px)`
      if (next !== share) put(next)
    },
    dispose: () => layer.remove(),
  }
}
