import { useSyncExternalStore } from 'react'

/** What a listener knows now. `fromCache`: the instance has not confirmed it yet. */
export type Live<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value; fromCache: boolean }
  | { state: 'failed' }

/** Whether it is known what a list holds: an empty cache knows nothing. */
export function isKnown<List extends readonly unknown[]>(
  live: Live<List>,
): live is Extract<Live<List>, { state: 'ready' }> {
  return live.state === 'ready' && (!live.fromCache || live.value.length > 0)
}

type Emit<Value> = (now: Live<Value>) => void
/** Starts listening; answers how to stop. */
export type Open<Value> = (emit: Emit<Value>) => Promise<() => void>

interface Channel<Value> {
  subscribe: (changed: () => void) => () => void
  read: () => Live<Value>
}

/**
 * Milliseconds for which a listener goes on after its last reader left, so that going back shows everything at once.
 */
const grace = 30_000

const loading: Live<never> = { state: 'loading' }
const idle: Channel<never> = { subscribe: () => () => {}, read: () => loading }
const channels = new Map<string, Channel<unknown>>()

function makeChannel<Value>(key: string, open: Open<Value>): Channel<Value> {
  let now: Live<Value> = loading
  let stop: (() => void) | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  const readers = new Set<() => void>()

  const emit: Emit<Value> = (next) => {
    now = next
    for (const changed of readers) changed()
    if (readers.size === 0) forgetFailed()
  }
  // A refused listener is dropped once nobody reads it, so that the next reader opens a new one. Present readers keep
  // it: a new listener would be refused again, without end.
  const forgetFailed = () => {
    if (now.state !== 'failed') return false
    clearTimeout(closing)
    stop?.()
    channels.delete(key)
    return true
  }
  const start = () => {
    let stopped = false
    let unsubscribe = () => {}
    stop = () => {
      stopped = true
      unsubscribe()
    }
    open(emit).then(
      (close) => {
        if (stopped) close()
        else unsubscribe = close
      },
      (error) => {
        console.warn('listen', error)
        emit({ state: 'failed' })
      },
    )
  }
  return {
    read: () => now,
    subscribe(changed) {
      readers.add(changed)
      clearTimeout(closing)
      if (!stop) start()
      return () => {
        readers.delete(changed)
        if (readers.size > 0 || forgetFailed()) return
        closing = setTimeout(() => {
          stop?.()
          channels.delete(key)
        }, grace)
      }
    },
  }
}

/** Follows what `open` listens to, one listener a key however many components ask. No key: nothing is listened to. */
export function useLive<Value>(key: string | undefined, open: Open<Value>): Live<Value> {
  const channel = key === undefined ? idle : channelOf(key, open)
  return useSyncExternalStore(channel.subscribe, channel.read)
}

/** The listener that everybody who asks for this key shares. */
export function channelOf<Value>(key: string, open: Open<Value>): Channel<Value> {
  const known = channels.get(key) as Channel<Value> | undefined
  if (known) return known
  const made = makeChannel(key, open)
  channels.set(key, made as Channel<unknown>)
  return made
}
