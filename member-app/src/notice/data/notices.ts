import { loadFirestore } from '@varanda/client/firestore'
import { type ActivityNotice, isNew } from '@varanda/domain/notice/activity-notice'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { Live } from '../../data/live.ts'
import { type Row, useList } from '../../data/use-list.ts'

/** What a notice can be: of what the instance did, or of what others did about a post. */
export type StoredNotice = InstanceNotice | ActivityNotice

/** How many are followed: each has its line, and older ones have been read or never will be. */
export const newest = 30

/** What this member is told, the newest first. */
export function useNotices(uid: string | undefined): Live<Row<StoredNotice>[]> {
  return useList<StoredNotice>(uid && paths.notices(uid), { by: 'at', direction: 'desc', first: newest })
}

/** How many of them this member has not seen; each of these has a line in the list. */
export function useUnread(uid: string | undefined): number {
  const notices = useNotices(uid)
  return notices.state === 'ready' ? notices.value.filter(({ data }) => isNew(data)).length : 0
}

export function isActivity(notice: StoredNotice): notice is ActivityNotice {
  return 'items' in notice
}

/**
 * Says that all of these was read as it is here. It shows at once on this device, and offline it waits there. Refused
 * where more came meanwhile: that is shown, and read, anew.
 */
export async function markRead(uid: string, rows: readonly Row<StoredNotice>[]): Promise<void> {
  const { firestore, sdk } = await loadFirestore()
  await Promise.all(
    rows.map(({ id, data }) => sdk.updateDoc(sdk.doc(firestore, paths.notice(uid, id)), { readAt: data.at })),
  )
}
