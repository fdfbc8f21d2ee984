import { loadFirestore } from '@varanda/client/firestore'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { type Live, useLive } from '../../data/live.ts'

/** The newest so many cards of whoever came by this member's invites, or of whom they are the guardian of. */
export function useCards(by: 'invitedBy.uid' | 'guardian', uid: string | undefined, count: number) {
  const key = uid && `${paths.directory}?${by}=${uid}&${count}`
  return useLive<DirectoryCard[]>(key, async (emit): Promise<() => void> => {
    const { firestore, sdk } = await loadFirestore()
    const cards = sdk.query(
      sdk.collection(firestore, paths.directory),
      sdk.where(by, '==', uid),
      ...(by === 'guardian' ? [] : [sdk.orderBy('joinedAt', 'desc')]),
      sdk.limit(count),
    )
    return sdk.onSnapshot(
      cards,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const value = docs.map((one) => one.data() as DirectoryCard)
        emit({ state: 'ready', value, fromCache: metadata.fromCache })
      },
      (error) => {
        console.warn('cards', error.code)
        emit({ state: 'failed' })
      },
    )
  }) satisfies Live<DirectoryCard[]>
}
