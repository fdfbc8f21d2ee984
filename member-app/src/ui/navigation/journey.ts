/**
 * How the reader came to this screen. Forward: the heading takes the focus. Instead of a screen that was done with: the
 * same, where nothing has it. Back: the focus returns to what was left, which is found by its element id.
 */
let step: 'forward' | 'instead' | 'back' | 'other' = 'other'
/** Until the screen that was gone to stands; sheets that open and close in it take care of their own focus. */
let isArriving = false
const leftFrom = new Map<string, string>()

/** Whether the heading of a screen that appears takes the focus. */
export function isForHeading(): boolean {
  return step === 'forward' || (step === 'instead' && isLost())
}

/** Called by the router on every step, before the screen changes. `from` is the history entry that is left. */
export function noteStep(taken: typeof step, from: string): void {
  step = taken
  isArriving = true
  leftFrom.set(from, document.activeElement?.id ?? '')
}

/** Puts the focus, where nothing has it, back where it was when this history entry was left, or else on the heading. */
export function restoreFocus(entry: string): void {
  const id = leftFrom.get(entry)
  if (id && isLost()) document.getElementById(id)?.focus({ preventScroll: true })
  if (isArriving && (step === 'back' || step === 'instead') && isLost()) focusHeading()
  isArriving = false
}

function isLost(): boolean {
  return document.activeElement === document.body
}

/** Puts the focus on the screen's heading, when what had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('.screen-heading')?.focus({ preventScroll: true })
}

/** The same, where nothing has it: what had it went by itself. What has the id `first` comes before the heading. */
export function focusHeadingIfLost(first?: string): void {
  if (first && isLost()) document.getElementById(first)?.focus({ preventScroll: true })
  if (isLost()) focusHeading()
}

/** The same, once what closes now is gone. */
export function focusHeadingSoon(): void {
  requestAnimationFrame(focusHeading)
}
