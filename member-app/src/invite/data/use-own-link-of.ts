import { loadFirestore } from '@varanda/client/firestore'
import type { Invite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { type Live, useLive } from '../../data/live.ts'

/** So many changes of one link are told together. */
const mostLinks = 200

/**
 * A member's own link, as an administrator may see it: its seats, never its token. Each change of it left another, closed
 * with the seats that were taken on it: seats are told of all of them, as their owner sees them and `grantSeats` means them.
 */
export function useOwnLinkOf(uid: string): Live<Invite | undefined> {
  return useLive<Invite | undefined>(`${paths.invites}?${uid}`, async (emit) => {
    const { firestore, sdk } = await loadFirestore()
    const own = sdk.query(
      sdk.collection(firestore, paths.invites),
      sdk.where('inviter', '==', uid),
      sdk.where('kind', '==', 'own'),
      sdk.orderBy('createdAt', 'desc'),
      sdk.limit(mostLinks),
    )
    return sdk.onSnapshot(
      own,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const links = docs.map((doc) => doc.data() as Invite)
        emit({ state: 'ready', value: together(links), fromCache: metadata.fromCache })
      },
      (error) => {
        console.warn('link', error.code)
        emit({ state: 'failed' })
      },
    )
  })
}

/** The newest, with the seats of all. */
export function together([newest, ...before]: readonly Invite[]): Invite | undefined {
  if (!newest) return undefined
  const all = (count: (one: Invite) => number) => before.reduce((sum, one) => sum + count(one), count(newest))
  return { ...newest, seats: all(({ seats }) => seats), taken: all(({ taken }) => taken) }
}
