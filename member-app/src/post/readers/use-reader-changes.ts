import { call } from '@varanda/client/call'
import type { CallAnswer } from '@varanda/domain/contract'
import { listReaderChanges } from '@varanda/domain/post/calls/list-reader-changes'
import { useCallback, useEffect, useState } from 'react'

type Found =
  | { state: 'loading' }
  /** `again`: it is being asked for once more. */
  | { state: 'failed'; error: unknown; again?: true }
  | ({ state: 'ready' } & CallAnswer<typeof listReaderChanges>)

/** What changed in who sees a post of mine, asked anew each time it is looked at. */
export function useReaderChanges(postId: string): { found: Found; again: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const ask = useCallback(() => {
    // What was pressed to ask again stays until the answer, and with it the focus.
    setFound((before) => (before.state === 'failed' ? { ...before, again: true } : before))
    call(listReaderChanges, { postId }).then(
      (answer) => setFound({ state: 'ready', ...answer }),
      (error) => setFound({ state: 'failed', error }),
    )
  }, [postId])
  useEffect(ask, [ask])
  return { found, again: ask }
}
