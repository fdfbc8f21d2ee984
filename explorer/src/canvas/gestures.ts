/** What fingers, mouse and wheel ask of the canvas. Points are CSS pixels from its upper left corner. */
export interface Hand {
  /** Something took hold: whatever moved by itself stops. */
  hold(): void
  pan(byX: number, byY: number): void
  /** Let go while moving, in pixels a millisecond. */
  glide(speedX: number, speedY: number): void
  /** `soft` for steps, which are walked through; a pinch follows the fingers at once. */
  zoom(x: number, y: number, factor: number, soft: boolean): void
  tap(x: number, y: number, finger: boolean): void
  hover(x: number, y: number): void
  leave(): void
  /** One finger was drawn over the picture, which the page took to scroll. */
  refuse(): void
  /** Whether somebody is there who can be pulled. */
  grab(x: number, y: number, finger: boolean): boolean
  drag(x: number, y: number, phase: 'start' | 'move' | 'end'): void
}

/** Pixels that a press may wander and still be a tap. */
const steady = { mouse: 4, finger: 10 }
const doubleTapMs = 300
const doubleTapReach = 25
const lineOfWheel = 16
/** Speed is that of the last moments before letting go. */
const memoryMs = 80

interface Held {
  x: number
  y: number
}

/**
 * Whom a press that wanders moves. One finger scrolls the page, unless it holds somebody who can be pulled or the
 * picture is all there is on the screen; the mouse, and two fingers, move the picture. Pure.
 */
export function moverOf(press: { finger: boolean; grabs: boolean }, isAlone: boolean): 'person' | 'picture' | 'page' {
  return press.grabs ? 'person' : press.finger && !isAlone ? 'page' : 'picture'
}

export interface Listening {
  /** Whether the picture is all there is on the screen, and one finger may have it. */
  alone(isAlone: boolean): void
  stop(): void
}

export function listen(canvas: HTMLCanvasElement, hand: Hand): Listening {
  const over = new AbortController()
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    canvas.addEventListener(name, act, { signal: over.signal, passive: false })
  let isAlone = false
  const alone = (next: boolean) => {
    isAlone = next
    canvas.style.touchAction = isAlone ? 'none' : 'pan-x pan-y'
  }
  alone(false)

  const held = new Map<number, Held>()
  let trail: { at: number; x: number; y: number }[] = []
  let press: { x: number; y: number; finger: boolean; grabs: boolean } | undefined
  let moving: 'no' | 'camera' | 'person' | 'page' = 'no'
  let lastTap = { at: -doubleTapMs, x: 0, y: 0 }

  on('pointerdown', (event) => {
    if (event.button !== 0) return
    hand.hold()
    canvas.setPointerCapture(event.pointerId)
    const spot = { x: event.offsetX, y: event.offsetY }
    const first = held.values().next().value
    held.set(event.pointerId, spot)
    const finger = event.pointerType !== 'mouse'
    if (held.size === 1) {
      trail = []
      moving = 'no'
      press = { ...spot, finger, grabs: hand.grab(spot.x, spot.y, finger) }
    } else {
      // Whoever is dragged stays where the first finger has them.
      if (moving === 'person' && first) hand.drag(first.x, first.y, 'end')
      press = undefined
      moving = 'camera'
    }
  })

  on('pointermove', (event) => {
    const before = held.get(event.pointerId)
    const x = event.offsetX
    const y = event.offsetY
    if (!before) {
      if (event.pointerType === 'mouse') hand.hover(x, y)
      return
    }
    if (moving === 'no' && press) {
      if (Math.hypot(x - press.x, y - press.y) < (press.finger ? steady.finger : steady.mouse)) return
      const mover = moverOf(press, isAlone)
      moving = mover === 'picture' ? 'camera' : mover
      if (moving === 'page') hand.refuse()
      if (moving === 'person') hand.drag(press.x, press.y, 'start')
      hand.leave()
    }
    if (moving === 'person') hand.drag(x, y, 'move')
    else if (held.size === 1) {
      if (moving === 'page') return
      trail.push({ at: event.timeStamp, x, y })
      if (trail.length > 20) trail.shift()
      hand.pan(x - before.x, y - before.y)
    } else {
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y)
        const is = Math.hypot(x - other.x, y - other.y)
        hand.pan((x - before.x) / 2, (y - before.y) / 2)
        if (was > 1 && is > 1) hand.zoom((x + other.x) / 2, (y + other.y) / 2, is / was, false)
      }
    }
    held.set(event.pointerId, { x, y })
  })

  const release = (event: PointerEvent) => {
    const before = held.get(event.pointerId)
    if (!before) return
    held.delete(event.pointerId)
    const x = event.offsetX
    const y = event.offsetY
    const done = event.type === 'pointerup'
    if (moving === 'person') {
      // The place of a cancelled press says nothing: the pull ends where it last was.
      const last = done ? { x, y } : before
      hand.drag(last.x, last.y, 'end')
      moving = 'no'
    } else if (held.size > 0) {
      trail = []
    } else if (moving === 'camera') {
      trail = trail.filter(({ at }) => event.timeStamp - at < memoryMs)
      const first = trail[0]
      const last = trail.at(-1)
      if (done && first && last && last.at > first.at)
        hand.glide((last.x - first.x) / (last.at - first.at), (last.y - first.y) / (last.at - first.at))
      moving = 'no'
    } else if (moving === 'page') {
      moving = 'no'
    } else if (done && press) {
      const again =
        event.timeStamp - lastTap.at < doubleTapMs && Math.hypot(x - lastTap.x, y - lastTap.y) < doubleTapReach
      lastTap = { at: again ? -doubleTapMs : event.timeStamp, x, y }
      if (again) hand.zoom(x, y, 2, true)
      else hand.tap(x, y, press.finger)
    }
    if (held.size === 0) press = undefined
  }
  /** The browser scrolls by a finger of its own accord, unless it is told at once that this one is taken. */
  const take = (event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || moving === 'person' || press?.grabs)) event.preventDefault()
  }
  on('touchstart', take)
  on('touchmove', take)
  on('pointerup', release)
  on('pointercancel', release)
  on('lostpointercapture', release)
  on('pointerleave', () => hand.leave())

  on('wheel', (event) => {
    event.preventDefault()
    const pixels =
      event.deltaY * (event.deltaMode === 1 ? lineOfWheel : event.deltaMode === 2 ? canvas.clientHeight : 1)
    // A pinch on a trackpad arrives as a wheel with Ctrl, in smaller numbers.
    const step = Math.max(-120, Math.min(pixels, 120)) * (event.ctrlKey ? 0.01 : 0.0025)
    hand.zoom(event.offsetX, event.offsetY, Math.exp(-step), !event.ctrlKey)
  })

  return {
    alone,
    stop() {
      over.abort()
      canvas.style.touchAction = ''
    },
  }
}
