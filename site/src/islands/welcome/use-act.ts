import { DomainError } from '@varanda/domain/errors'
import type { Locale } from '@varanda/domain/locale'
import { useState } from 'react'
import { welcomeWords } from './words.ts'

/** One thing that is done at a time: whether it is under way, and what to tell when it failed. */
export function useAct(locale: Locale) {
  const { welcome, errors } = welcomeWords(locale)
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
      setFailure(error instanceof DomainError ? errors[error.code] : welcome.offline)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, act }
}
