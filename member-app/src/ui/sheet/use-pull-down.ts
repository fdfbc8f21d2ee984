import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { isLetGo, type Step, speedOf } from './pull.ts'

/** Nothing is pulled before the finger has gone so far, more down than sideways (CSS pixels). */
const axisLock = 8

interface Pull {
  id: number
  x: number
  y: number
  /** Where the finger was lately. */
  steps: Step[]
  isPulling: boolean
}

/** What a finger does with these is theirs: text is marked in them, values are drawn. */
const ownGestures =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="slider"], [data-own-gestures]'

/** Whether something between the finger and the sheet is scrolled down, so that pulling scrolls it up again. */
function isScrolled(from: Element, sheet: Element): boolean {
  for (let each: Element | null = from; each && each !== sheet; each = each.parentElement)
    if (each.scrollTop > 0) return true
  return false
}

/** On a wide screen a sheet is a panel in the middle, which stands still. */
const rises = () => matchMedia('(max-width: 56.24rem)').matches

/**
 * A finger pulls a sheet down and away, or, less than far enough, lets it come back. What is scrolled inside scrolls
 * first. `onAway` runs once the sheet is out of sight; where it does not close, the sheet comes back.
 */
export function usePullDown(sheet: RefObject<HTMLElement | null>, onAway: () => void) {
  const pull = useRef<Pull | undefined>(undefined)

  const show = (by: number) => {
    const element = sheet.current
    element?.style.setProperty('--pulled', `${by}px`)
    element?.style.setProperty('--away', String(Math.min(1, by / (element.offsetHeight || 1))))
  }

  useEffect(() => {
    const element = sheet.current
    if (!element) return
    // React listens to touches without being able to keep the browser from scrolling.
    const keep = (event: TouchEvent) => {
      if (pull.current?.isPulling && event.cancelable) event.preventDefault()
    }
    element.addEventListener('touchmove', keep, { passive: false })
    return () => element.removeEventListener('touchmove', keep)
  }, [sheet])

  const leave = (element: HTMLElement) => {
    show(element.offsetHeight)
    const away = () => {
      onAway()
      // Still there: it has something to say first.
      setTimeout(() => element.isConnected && show(0), 400)
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return away()
    setTimeout(away, 160)
  }

  const end = (event: PointerEvent) => {
    const { current } = pull
    const element = sheet.current
    if (current?.id !== event.pointerId) return
    pull.current = undefined
    if (!current.isPulling || !element) return
    element.removeAttribute('data-pulling')
    const by = event.clientY - current.y
    const speed = speedOf(current.steps, event.timeStamp)
    if (event.type === 'pointerup' && isLetGo(by, speed, element.offsetHeight)) leave(element)
    else show(0)
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      const from = event.target as Element
      const { current: element } = sheet
      // A second finger pinches.
      const isOurs = event.isPrimary && event.pointerType !== 'mouse' && rises() && !from.closest(ownGestures)
      if (!element || !isOurs || isScrolled(from, element)) {
        pull.current = undefined
        return
      }
      const { pointerId: id, clientX: x, clientY: y } = event
      pull.current = { id, x, y, steps: [{ y, at: event.timeStamp }], isPulling: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = pull
      if (current?.id !== event.pointerId) return
      const [x, y] = [event.clientX - current.x, event.clientY - current.y]
      if (!current.isPulling) {
        if (Math.hypot(x, y) < axisLock) return
        if (y <= Math.abs(x) || (globalThis.visualViewport?.scale ?? 1) > 1) {
          pull.current = undefined
          return
        }
        current.isPulling = true
        sheet.current?.setAttribute('data-pulling', '')
      }
      current.steps = [...current.steps.slice(-4), { y: event.clientY, at: event.timeStamp }]
      show(Math.max(0, y))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
