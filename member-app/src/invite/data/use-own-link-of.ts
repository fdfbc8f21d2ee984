import { loadFirestore } from '@varanda/client/firestore'
import type { Invite } from '@varanda/domain/invite/invite'
import { paths } from '@varanda/domain/paths'
import { type Live, useLive } from '../../data/live.ts'

/** A member's own link, as an administrator may see it: its seats, never its token. */
export function useOwnLinkOf(uid: string): Live<Invite | undefined> {
  return useLive<Invite | undefined>(`${paths.invites}?${uid}`, async (emit) => {
    const { firestore, sdk } = await loadFirestore()
    const own = sdk.query(
      sdk.collection(firestore, paths.invites),
      sdk.where('inviter', '==', uid),
      sdk.where('kind', '==', 'own'),
      sdk.limit(1),
    )
    return sdk.onSnapshot(
      own,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        emit({ state: 'ready', value: docs[0]?.data() as Invite | undefined, fromCache: metadata.fromCache })
      },
      (error) => {
        console.warn('link', error.code)
        emit({ state: 'failed' })
      },
    )
  })
}
