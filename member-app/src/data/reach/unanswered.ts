import { atom } from 'nanostores'

/** Milliseconds for which something waits before it is said that the instance does not answer. */
export const patience = 10_000
/** The same before it has said anything: on a slow line the first word comes behind all of the app. */
export const firstPatience = 30_000

/**
 * Whether the instance has been silent for a while, though there is a network. Firestore's SDK does not tell that it is
 * cut off: its listeners then say what this device keeps, and wait.
 */
export const $unanswered = atom(false)

/** The listeners that wait for a word of the instance. */
const waiting = new Set<object>()
let timer: ReturnType<typeof setTimeout> | undefined
let isHeard = false

function wait(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.size === 0) return
  timer = setTimeout(
    () => {
      timer = undefined
      // Without a network that is said instead; and a page that nobody looks at may have been asleep.
      if (globalThis.navigator?.onLine !== false && !globalThis.document?.hidden) $unanswered.set(true)
    },
    isHeard ? patience : firstPatience,
  )
}

/** A listener has only what this device keeps. */
export function waitForWord(listener: object): void {
  waiting.add(listener)
  if (timer === undefined) wait()
}

/** The instance said something to a listener: the others wait anew. */
export function hear(listener: object): void {
  waiting.delete(listener)
  isHeard = true
  $unanswered.set(false)
  wait()
}

/** A listener that ends waits no more. */
export function waitNoMore(listener: object): void {
  if (!waiting.delete(listener) || waiting.size > 0) return
  $unanswered.set(false)
  wait()
}

/** What was asleep or without a network has not waited meanwhile. */
function waitAnew(): void {
  $unanswered.set(false)
  wait()
}
globalThis.addEventListener?.('online', waitAnew)
globalThis.document?.addEventListener('visibilitychange', () => {
  if (!document.hidden) waitAnew()
})
