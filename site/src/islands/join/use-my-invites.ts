import { call } from '@varanda/client/call'
import type { CallAnswer } from '@varanda/domain/contract'
import { myInvites } from '@varanda/domain/invite/calls/my-invites'
import { useEffect, useState } from 'react'
import { refusalCode } from './use-preview.ts'

export type MyInvite = CallAnswer<typeof myInvites>['invites'][number]

/** `failed`: they could not be asked for, which says nothing of whether there are any. */
export type MyInvites =
  | { state: 'checking' }
  | { state: 'known'; invites: MyInvite[] }
  | { state: 'failed'; code: 'too-many-tries' | 'offline' }

/** The invites that were mailed to whoever is signed in, and lead in now. `attempt` asks again. */
export function useMyInvites(uid: string | undefined, attempt: number): MyInvites {
  const [found, setFound] = useState<MyInvites>({ state: 'checking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again.
  useEffect(() => {
    setFound({ state: 'checking' })
    if (uid === undefined) return
    let left = false
    look().then((seen) => {
      if (!left) setFound(seen)
    })
    return () => {
      left = true
    }
  }, [uid, attempt])
  return found
}

async function look(): Promise<MyInvites> {
  try {
    const { invites } = await call(myInvites, {})
    return { state: 'known', invites: invites.filter((one) => one.left > 0 && !one.isResting) }
  } catch (error) {
    return { state: 'failed', code: refusalCode(error) === 'too-many-tries' ? 'too-many-tries' : 'offline' }
  }
}
