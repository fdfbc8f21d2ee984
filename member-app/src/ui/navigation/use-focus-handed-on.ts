import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusHeading } from './journey.ts'

type To = 'beside' | 'heading' | `#${string}`

const controls = 'a[href], button, input, select, textarea'

/**
 * What stands in a list and is taken out of it by a button of its own: when it goes away with the focus, the focus goes to
 * the row beside it, or else to the heading of the sheet or screen. Whoever presses keys would begin at the top otherwise.
 * `to`: to the heading at once, where what stands beside it is about something else, or to the element of this id first.
 */
export function useFocusHandedOn<Row extends HTMLElement>(to: To = 'beside'): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useLayoutEffect(() => {
    const element = row.current
    // It is still in the page here.
    return () => {
      if (element?.contains(document.activeElement)) handOn(element, to)
    }
  }, [to])
  return row
}

function handOn(row: HTMLElement, to: To): void {
  const beside = to === 'beside' ? rowsBeside(row) : []
  const sheet = row.closest('dialog')
  const { pathname } = location
  // Others may go with it, and a screen that opens takes the focus itself.
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement.matches('body, dialog')
    if (!isLost || location.pathname !== pathname) return
    if (beside.some(takesFocus)) return
    const named = to.startsWith('#') && document.getElementById(to.slice(1))
    if (named && (takes(named) || takesFocus(named))) return
    const title = sheet?.isConnected && sheet.querySelector<HTMLElement>('.sheet-title')
    if (title) title.focus({ preventScroll: true })
    else focusHeading()
  })
}

/** What comes after it, then the rows before it, the nearest first; what stands before them all is the screen's own. */
function rowsBeside(row: HTMLElement): Element[] {
  let outer: Element = row
  // What only it is in goes away with it.
  while (outer.parentElement?.childElementCount === 1) outer = outer.parentElement
  const all = [...(outer.parentElement?.children ?? [])]
  const at = all.indexOf(outer)
  const isRow = (one: Element) => one.tagName === outer.tagName
  return [...all.slice(at + 1), ...all.slice(0, at).filter(isRow).toReversed()]
}

/** Whether something in it could be focused; what is hidden cannot. */
function takesFocus(row: Element): boolean {
  const inside = [...(row.matches(controls) ? [row] : []), ...row.querySelectorAll(controls)]
  return inside.some(takes)
}

function takes(one: Element): boolean {
  if (one instanceof HTMLElement) one.focus()
  return document.activeElement === one
}
