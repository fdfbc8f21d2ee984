/**
 * How the reader came to this screen. Forward: the heading takes the focus. Back: the focus returns to what was left,
 * which is found by its element id.
 */
let forward = false
const leftFrom = new Map<string, string>()

export function wasForward(): boolean {
  return forward
}

/** Called by the router on every step, before the screen changes. `from` is the history entry that is left. */
export function noteStep(step: 'forward' | 'back' | 'other', from: string): void {
  forward = step === 'forward'
  const id = document.activeElement?.id
  if (id) leftFrom.set(from, id)
}

/** Puts the focus back where it was when this history entry was left. */
export function restoreFocus(entry: string): void {
  const id = leftFrom.get(entry)
  if (id) document.getElementById(id)?.focus({ preventScroll: true })
}

/** Puts the focus on the screen's heading, when what had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('.screen-heading')?.focus({ preventScroll: true })
}

/** The same, once what closes now is gone. */
export function focusHeadingSoon(): void {
  requestAnimationFrame(focusHeading)
}
