import { call } from '@varanda/client/call'
import type { CallAnswer } from '@varanda/domain/contract'
import { listReaderChanges } from '@varanda/domain/post/calls/list-reader-changes'
import { useEffect, useState } from 'react'

type Found =
  | { state: 'loading' }
  /** `again`: it is being asked for once more. */
  | { state: 'failed'; error: unknown; again?: true }
  | ({ state: 'ready' } & CallAnswer<typeof listReaderChanges>)

/** What changed in who sees a post of mine, asked anew each time it is looked at. */
export function useReaderChanges(postId: string): { found: Found; again: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    let left = false
    // What was pressed to ask again stays until the answer, and with it the focus.
    setFound((before) => (before.state === 'failed' ? { ...before, again: true } : { state: 'loading' }))
    call(listReaderChanges, { postId }).then(
      (answer) => left || setFound({ state: 'ready', ...answer }),
      (error) => left || setFound({ state: 'failed', error }),
    )
    return () => {
      left = true
    }
  }, [postId, round])
  return { found, again: () => setRound(round + 1) }
}
