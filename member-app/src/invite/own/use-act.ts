import { useState } from 'react'
import { locale } from '../../ui/locale.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { sayTooOften } from '../../ui/time/time-words.ts'
import { words } from './words.ts'

/** One thing that is done at a time: whether it is under way, and what to tell in place when it failed. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(sayTooOften(error, locale) ?? sayFailure(error, words.offline))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, act }
}
