import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState, type WheelEvent } from 'react'
import { words } from '../words.ts'
import { type CropView, cutOf, dragged, zoomed } from './crop-view.ts'

/** The arch on the stage: how much of its height it takes, and the room beside it (CSS pixels). */
const tallOf = 0.86
const beside = 32
/** How far an arrow key draws the picture along, in parts of the cut. */
const keyStep = 0.04
const keys: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
}

interface Shape {
  width: number
  height: number
}

interface StageProps {
  picture: ImageBitmap
  shape: Shape
  view: CropView
  onChange: (view: CropView) => void
}

/** The picture with an arch before it: a finger draws it along, two bring it nearer, and so do wheel and keys. */
export function CropStage({ picture, shape, view, onChange }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [box, setBox] = useState({ width: 0, height: 0 })
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  // Events may come faster than the page is drawn.
  const latest = useRef(view)
  latest.current = view

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const watch = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (canvas.current && box.width > 0) draw(canvas.current, box, picture, shape, view)
  }, [box, picture, shape, view])

  const show = (next: CropView) => {
    latest.current = next
    onChange(next)
  }
  const arch = archIn(box, shape)
  /** Where a point of the page is, in parts of the arch from its middle. */
  const partOf = (element: Element, { x, y }: { x: number; y: number }) => {
    const { left, top } = element.getBoundingClientRect()
    return { x: (x - left - box.width / 2) / arch.width, y: (y - top - box.height / 2) / arch.height }
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before || arch.width === 0) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const share = other ? 0.5 : 1
    const by = { x: ((now.x - before.x) * share) / arch.width, y: ((now.y - before.y) * share) / arch.height }
    const along = dragged(latest.current, picture, shape, by)
    if (!other) return show(along)
    const apart = (one: { x: number; y: number }) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
    const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const zoom = (along.zoom * apart(now)) / apart(before)
    show(zoomed(along, picture, shape, zoom, partOf(event.currentTarget, between)))
  }
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  return (
    <div
      className="crop-stage"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys draw the picture along.
      tabIndex={0}
      role="application"
      aria-label={words.crop.stage}
      data-own-gestures
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onWheel={(event: WheelEvent<HTMLElement>) => {
        const at = partOf(event.currentTarget, { x: event.clientX, y: event.clientY })
        show(zoomed(latest.current, picture, shape, latest.current.zoom * Math.exp(-event.deltaY / 400), at))
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const by = keys[event.key]
        const times = event.key === '+' ? 1.1 : event.key === '-' ? 1 / 1.1 : undefined
        if (!by && !times) return
        event.preventDefault()
        if (by) show(dragged(latest.current, picture, shape, by))
        if (times) show(zoomed(latest.current, picture, shape, latest.current.zoom * times))
      }}
    >
      <canvas ref={canvas} />
    </div>
  )
}

function archIn({ width, height }: Shape, shape: Shape): Shape {
  const wide = Math.max(0, Math.min(width - 2 * beside, (height * tallOf * shape.width) / shape.height))
  return { width: wide, height: (wide * shape.height) / shape.width }
}

function draw(canvas: HTMLCanvasElement, box: Shape, picture: ImageBitmap, shape: Shape, view: CropView): void {
  const { devicePixelRatio: ratio } = globalThis
  canvas.width = Math.round(box.width * ratio)
  canvas.height = Math.round(box.height * ratio)
  const pencil = canvas.getContext('2d')
  const arch = archIn(box, shape)
  if (!pencil || arch.width === 0) return
  const cut = cutOf(view, picture, shape)
  const scale = arch.width / cut.width
  const left = (box.width - arch.width) / 2
  const top = (box.height - arch.height) / 2
  pencil.scale(ratio, ratio)
  pencil.imageSmoothingQuality = 'high'
  pencil.drawImage(
    picture,
    left - cut.left * scale,
    top - cut.top * scale,
    picture.width * scale,
    picture.height * scale,
  )
  // What is outside of the arch stays to be seen, in the shade.
  const [radius, foot] = [arch.width / 2, arch.width * 0.1]
  const opening = new Path2D()
  opening.rect(0, 0, box.width, box.height)
  opening.roundRect(left, top, arch.width, arch.height, [radius, radius, foot, foot])
  pencil.fillStyle = 'rgb(22 19 42 / 72%)'
  pencil.fill(opening, 'evenodd')
}
