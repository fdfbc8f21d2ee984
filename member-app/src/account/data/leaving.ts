import { call } from '@varanda/client/call'
import { loadFirestore } from '@varanda/client/firestore'
import { leave } from '@varanda/domain/account/calls/leave'
import { previewLeaving } from '@varanda/domain/account/calls/preview-leaving'
import { stay as callStay } from '@varanda/domain/account/calls/stay'
import type { CircleFate } from '@varanda/domain/account/leaving/leaving'
import type { LeavingMark } from '@varanda/domain/account/leaving/leaving-mark'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { useEffect, useState } from 'react'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { $leaving, leaveInstance } from './leave-instance.ts'

/** When I leave and who asked for it; undefined while I stay. */
export function useMyLeaving(): LeavingMark | undefined {
  const own = useDoc<Standing>(paths.standing(useMe().uid))
  return own.state === 'ready' && own.value?.status === 'leaving' ? own.value.leaving : undefined
}

/** What would happen to the circles that I own; null where nobody can say. */
export function useCircleFates(): CircleFate[] | null | undefined {
  const [fates, setFates] = useState<CircleFate[] | null>()
  useEffect(() => {
    let isHere = true
    call(previewLeaving, {}).then(
      ({ circles }) => isHere && setFates(circles),
      (error) => {
        console.warn('circles', error)
        if (isHere) setFates(null)
      },
    )
    return () => {
      isHere = false
    }
  }, [])
  return fates
}

/** Throws when it is refused or not reached, as the next two. It asks who I am, where I signed in a while ago. */
export async function leaveLater(): Promise<void> {
  await call(leave, { way: 'later' })
}

/** Afterwards nothing of me is on this device, and the front page is shown. */
export async function leaveNow(uid: string): Promise<void> {
  $leaving.set(true)
  const { firestore, sdk } = await loadFirestore()
  // The instance ends its streams, and Firestore would ask for a token that nobody gives any more.
  await sdk.disableNetwork(firestore)
  try {
    await call(leave, { way: 'now' })
  } catch (error) {
    $leaving.set(false)
    await sdk.enableNetwork(firestore)
    throw error
  }
  await leaveInstance(uid, { gone: true })
}

export async function stay(): Promise<void> {
  await call(callStay, {})
}
