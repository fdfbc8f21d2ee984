import { loadFirestore } from '@varanda/client/firestore'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { Live } from '../../data/live.ts'
import { type Row, useList } from '../../data/use-list.ts'

/** How many are shown: older ones have been read or never will be. */
const newest = 30

/** What the instance told this member, the newest first. */
export function useNotices(uid: string): Live<Row<InstanceNotice>[]> {
  return useList<InstanceNotice>(paths.notices(uid), { by: 'at', direction: 'desc', first: newest })
}

/** Says that these were read, now. */
export async function markRead(uid: string, ids: readonly string[]): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await Promise.all(
    ids.map((id) => sdk.updateDoc(sdk.doc(firestore, paths.notice(uid, id)), { readAt: sdk.serverTimestamp() })),
  )
}
