import { call } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import { type SeenAs, seeAs } from '@varanda/domain/post/calls/see-as'
import { useCallback, useEffect, useState } from 'react'

type Found =
  | { state: 'loading' }
  /** `again`: it is being asked for once more. */
  | { state: 'failed'; error: unknown; again?: true }
  /** Nobody there who gets anything of mine. */
  | { state: 'nothing' }
  | ({ state: 'ready'; growing: boolean; failure?: unknown } & SeenAs)

/** What somebody gets of me, asked anew each time it is looked at, and page by page. */
export function useSeenAs(uid: string): { found: Found; again: () => void; grow: () => void } {
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const ask = useCallback(() => {
    let left = false
    // What was pressed to ask again stays until the answer, and with it the focus.
    setFound((before) => (before.state === 'failed' ? { ...before, again: true } : { state: 'loading' }))
    call(seeAs, { uid }).then(
      (page) => left || setFound({ state: 'ready', growing: false, ...page }),
      (error) => left || setFound(isNothing(error) ? { state: 'nothing' } : { state: 'failed', error }),
    )
    return () => {
      left = true
    }
  }, [uid])
  useEffect(ask, [ask])
  const grow = async () => {
    if (found.state !== 'ready' || found.growing || found.next === null) return
    const { failure: _, ...before } = found
    setFound({ ...before, growing: true })
    try {
      const { posts, next } = await call(seeAs, { uid, after: found.next })
      setFound((now) =>
        now.state === 'ready' ? { ...now, growing: false, posts: [...now.posts, ...posts], next } : now,
      )
    } catch (failure) {
      setFound((now) => (now.state === 'ready' ? { ...now, growing: false, failure } : now))
    }
  }
  return { found, again: () => void ask(), grow: () => void grow() }
}

const isNothing = (error: unknown) => error instanceof DomainError && error.code === 'person-unknown'
