import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

let now = new Date()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function look(): void {
  now = new Date()
  for (const each of listeners) each()
}

/** A device that slept has missed what the timer would have said. */
function lookAgain(): void {
  if (!document.hidden) look()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    timer = setInterval(look, minuteMs)
    document.addEventListener('visibilitychange', lookAgain)
    if (Date.now() - now.getTime() > minuteMs) look()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    document.removeEventListener('visibilitychange', lookAgain)
  }
}

/** The present, to the minute: one clock for every time on the screen. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now)
}
