import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { useState } from 'react'
import { useWhere } from '../navigation/use-where.ts'
import { sayFailure } from '../notice/say-failure.ts'
import { toast } from '../notice/toast.tsx'
import { sayTooOften } from '../time/time-words.ts'

/**
 * Something that is done once at a time, however often it is pressed: whether it is under way, and what to tell in its place when
 * it failed; whoever has gone on before the answer believes that it is done, and is told at the bottom. `otherwise` is
 * told where the instance was not reached, `refusals` where its own sentence speaks of something else.
 */
export function useAct(otherwise: string, refusals: Partial<Record<ErrorCode, string>> = {}) {
  const where = useWhere()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Answers whether it was done. */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(undefined)
    const began = where()
    try {
      await work()
      return true
    } catch (error) {
      const refusal = error instanceof DomainError ? refusals[error.code] : undefined
      const said = sayTooOften(error) ?? refusal ?? sayFailure(error, otherwise)
      setFailure(said)
      if (where() !== began) toast(said)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, setFailure, act }
}
