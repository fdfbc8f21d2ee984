import { keepCountHere } from '@varanda/client/counted'
import type { RuledAct } from '@varanda/domain/ruled-rates'
import { useEffect } from 'react'

/** Reads ahead how often a member did something, so that what they do right before leaving does not wait for it. */
export function useCountKept(uid: string, act: RuledAct): void {
  useEffect(() => {
    keepCountHere(uid, act).catch((error) => console.warn(act, error))
  }, [uid, act])
}
