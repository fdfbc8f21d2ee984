import { loadFirestore } from '@varanda/client/firestore'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
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

/** How many this member has not seen, of which alone their documents are asked for. */
export function useUnread(uid: string | undefined): number {
  const unread = useList<StoredNotice>(uid && paths.notices(uid), {
    where: ['unread' satisfies keyof StoredNotice, true],
    by: 'at',
    direction: 'desc',
    first: newest,
  })
  return unread.state === 'ready' ? unread.value.length : 0
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
    rows.map(({ id, data }) =>
      sdk.updateDoc(sdk.doc(firestore, paths.notice(uid, id)), {
        readAt: data.at,
        unread: false,
      } satisfies Partial<StoredNotice>),
    ),
  )
}
