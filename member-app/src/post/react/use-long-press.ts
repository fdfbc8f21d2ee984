import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Milliseconds; and pixels that a finger may move meanwhile. */
const long = 450
const still = 10

/**
 * A finger that rests on a part of the page, `undefined` while that means nothing. What it lifts off from, maybe something
 * that came there meanwhile, is not tapped then.
 */
export function useLongPress(act: (() => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const isDone = useRef(false)
  const stop = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y, target }: PointerEvent) => {
      isDone.current = false
      // A sheet of something in the part lies over it.
      if (!act || pointerType !== 'touch' || (target as Element).closest('dialog')) return
      const timer = setTimeout(() => {
        isDone.current = true
        act()
      }, long)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > still) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (press.current || isDone.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isDone.current) return
      isDone.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
