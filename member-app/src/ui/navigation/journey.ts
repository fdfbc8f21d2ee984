/**
 * How the reader came to this screen. Forward: the heading takes the focus. Back: the focus returns to what was left,
 * which is found by its element id.
 */
let step: 'forward' | 'back' | 'other' = 'other'
const leftFrom = new Map<string, string>()

export function wasForward(): boolean {
  return step === 'forward'
}

/** Called by the router on every step, before the screen changes. `from` is the history entry that is left. */
export function noteStep(taken: typeof step, from: string): void {
  step = taken
  leftFrom.set(from, document.activeElement?.id ?? '')
}

/** Puts the focus, where nothing has it, back where it was when this history entry was left, or else on the heading. */
export function restoreFocus(entry: string): void {
  const isLost = () => document.activeElement === document.body
  const id = leftFrom.get(entry)
  if (id && isLost()) document.getElementById(id)?.focus({ preventScroll: true })
  if (step === 'back' && isLost()) focusHeading()
  // A sheet that opens and closes in this screen takes care of its own.
  if (step === 'back') step = 'other'
}

/** Puts the focus on the screen's heading, when what had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('.screen-heading')?.focus({ preventScroll: true })
}

/** The same, once what closes now is gone. */
export function focusHeadingSoon(): void {
  requestAnimationFrame(focusHeading)
}
