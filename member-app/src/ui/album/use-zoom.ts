import { type MouseEvent, useEffect, useRef, useState } from 'react'

/** How much larger a double tap shows the photo. */
const times = 3
/** A second tap within so many milliseconds and CSS pixels makes a double tap. */
const within = 300
const near = 25

/**
 * A double tap shows a photo larger, with the tapped point where it was; another shows it whole. A tap alone is told to
 * `onTap`. `frame` is a box that scrolls: moving about in it is the browser's own.
 */
export function useZoom(isCurrent: boolean, onTap: () => void) {
  const frame = useRef<HTMLLIElement>(null)
  const [zoom, setZoom] = useState(1)
  const point = useRef<{ x: number; y: number } | undefined>(undefined)
  const last = useRef<{ at: number; x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined>(undefined)

  useEffect(() => {
    if (!isCurrent) setZoom(1)
  }, [isCurrent])
  useEffect(() => () => clearTimeout(last.current?.timer), [])
  useEffect(() => {
    const box = frame.current
    if (!box || zoom === 1 || !point.current) return
    // The picture is in the middle of its frame, and the part of it that was tapped stays under the finger.
    const { x, y } = point.current
    const { clientWidth: width, clientHeight: height, scrollWidth, scrollHeight } = box
    box.scrollTo({
      left: (x / width) * scrollWidth - x,
      top: (y / height) * scrollHeight - y,
      behavior: 'instant',
    })
  }, [zoom])

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as HTMLElement).closest('button')) return
    const { clientX: x, clientY: y, timeStamp: at } = event
    const before = last.current
    clearTimeout(before?.timer)
    if (before && at - before.at < within && Math.hypot(x - before.x, y - before.y) < near) {
      last.current = undefined
      const box = event.currentTarget.getBoundingClientRect()
      point.current = { x: x - box.left, y: y - box.top }
      setZoom((now) => (now === 1 ? times : 1))
      return
    }
    last.current = { at, x, y, timer: setTimeout(onTap, within) }
  }
  return { frame, zoom, onClick }
}
