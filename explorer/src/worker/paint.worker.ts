import { openDirectSurface } from '../canvas/surface/direct-surface.ts'
import type { Frame } from '../canvas/surface/painter.ts'
import type { Surface } from '../canvas/surface/surface.ts'
import type { PaintReport, PaintRequest } from '../canvas/surface/worker-surface.ts'

const tell = (report: PaintReport) => postMessage(report)

let surface: Surface | undefined
let next: Frame | undefined

/** Draws what it was told last, once for each frame of the screen. */
function draw() {
  const frame = next
  next = undefined
  if (frame) surface?.painter.draw(frame)
}

self.onmessage = ({ data }: MessageEvent<PaintRequest>) => {
  if (data.kind === 'open') {
    surface = openDirectSurface(data.canvas, {
      drawn: () => tell('drawn'),
      lost: () => tell('lost'),
      restored: () => tell('restored'),
      none: () => tell('none'),
    })
    if (!surface) tell('none')
  } else if (data.kind === 'draw') {
    if (!next) requestAnimationFrame(draw)
    next = data.value
  } else if (data.kind === 'ties') surface?.painter.ties(data.value)
  else if (data.kind === 'people') surface?.painter.people(data.value)
  else if (data.kind === 'groups') surface?.painter.groups(data.value)
  else if (data.kind === 'positions') surface?.painter.positions(data.value)
  else if (data.kind === 'looks') surface?.painter.looks(data.value)
  else if (data.kind === 'palette') surface?.painter.palette(data.value)
  else surface?.painter.marks(data.value)
}
