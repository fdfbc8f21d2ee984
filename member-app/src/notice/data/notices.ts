import { loadFirestore } from '@varanda/client/firestore'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import type { Live } from '../../data/live.ts'
import { type Row, useList } from '../../data/use-list.ts'

/** How many are shown: older ones have been read or never will be. */
const newest = 30

/** What the instance told this member, the newest first; what others did about posts stands beside it. */
export function useNotices(uid: string): Live<Row<InstanceNotice>[]> {
  const all = useList<InstanceNotice | ActivityNotice>(paths.notices(uid), {
    by: 'at',
    direction: 'desc',
    first: newest,
  })
  return useMemo(
    () => (all.state === 'ready' ? { ...all, value: all.value.filter((row) => isOfInstance(row)) } : all),
    [all],
  )
}

function isOfInstance(row: Row<InstanceNotice | ActivityNotice>): row is Row<InstanceNotice> {
  return !('items' in row.data)
}

/** Says that these were read, now. */
export async function markRead(uid: string, ids: readonly string[]): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await Promise.all(
    ids.map((id) => sdk.updateDoc(sdk.doc(firestore, paths.notice(uid, id)), { readAt: sdk.serverTimestamp() })),
  )
}
