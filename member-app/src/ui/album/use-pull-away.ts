import { type PointerEvent, type RefObject, useRef } from 'react'

/** Nothing is pulled before the finger has gone so far, more down or up than sideways (CSS pixels). */
const axisLock = 10
/** Beyond this part of the height, or as fast as this (CSS pixels a millisecond), what is pulled is let go. */
const farEnough = 0.13
const fastEnough = 0.5

interface Pull {
  id: number
  x: number
  y: number
  at: number
  isPulling: boolean
}

/** A finger pulls `element` up or down and away; less than far enough, it comes back. Sideways is the browser's own. */
export function usePullAway(element: RefObject<HTMLElement | null>, isHeld: () => boolean, onAway: () => void) {
  const pull = useRef<Pull | undefined>(undefined)
  const show = (by: number, height: number) => {
    const style = element.current?.style
    style?.setProperty('--pulled', `${by}px`)
    style?.setProperty('--away', String(Math.min(1, Math.abs(by) / (height / 2))))
  }
  const end = (event: PointerEvent) => {
    const { current } = pull
    pull.current = undefined
    if (!current?.isPulling) return
    element.current?.removeAttribute('data-pulling')
    const by = event.clientY - current.y
    const speed = Math.abs(by) / Math.max(1, event.timeStamp - current.at)
    const isLetGo = event.type === 'pointerup' && (Math.abs(by) > innerHeight * farEnough || speed > fastEnough)
    if (isLetGo) onAway()
    else show(0, innerHeight)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger pinches.
      if (pull.current || event.pointerType === 'mouse' || isHeld()) {
        pull.current = undefined
        return
      }
      pull.current = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, isPulling: false }
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = pull
      if (current?.id !== event.pointerId) return
      const [x, y] = [event.clientX - current.x, event.clientY - current.y]
      if (!current.isPulling) {
        if (Math.hypot(x, y) < axisLock) return
        if (Math.abs(x) >= Math.abs(y) || (globalThis.visualViewport?.scale ?? 1) > 1) {
          pull.current = undefined
          return
        }
        current.isPulling = true
        element.current?.setAttribute('data-pulling', '')
      }
      show(y, innerHeight)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
