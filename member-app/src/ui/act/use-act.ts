import { useState } from 'react'
import { sayFailure } from '../notice/say-failure.ts'
import { sayTooOften } from '../time/time-words.ts'

/**
 * Something that is done once at a time, however often it is pressed: whether it is under way, and what to tell in its place when
 * it failed. `otherwise` is told where the instance was not reached.
 */
export function useAct(otherwise: string) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Answers whether it was done. */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(sayTooOften(error) ?? sayFailure(error, otherwise))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, setFailure, act }
}
