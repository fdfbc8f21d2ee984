import type { Live } from '../live.ts'
import { hear, waitForWord, waitNoMore } from './unanswered.ts'

/** Emits what a listener of the SDK hears, and heeds whether the instance said it; `end` is called once it is closed. */
export function heeded<Value>(emit: (now: Live<Value>) => void): { emit: (now: Live<Value>) => void; end: () => void } {
  const self = {}
  return {
    emit: (now) => {
      if (now.state === 'ready' && now.fromCache) waitForWord(self)
      else hear(self)
      emit(now)
    },
    end: () => waitNoMore(self),
  }
}
