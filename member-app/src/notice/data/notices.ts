import { loadFirestore } from '@varanda/client/firestore'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import type { Live } from '../../data/live.ts'
import { useGrowing } from '../../data/use-growing.ts'
import { type Row, useList } from '../../data/use-list.ts'

/** What a notice can be: of what the instance did, or of what others did about a post. */
export type StoredNotice = InstanceNotice | ActivityNotice

/** How many are followed, and how many more at a time. */
export const page = 30

/** The newest `count` of what this member is told, newest first. */
export function useNotices(uid: string, count: number): Live<Row<StoredNotice>[]> & { growing: boolean } {
  const list = useList<StoredNotice>(paths.notices(uid), { by: 'at', direction: 'desc', first: count })
  const { known, growing } = useGrowing(list)
  return useMemo(() => ({ ...known, growing }), [known, growing])
}

/** How many this member has not seen, of which alone their documents are asked for. */
export function useUnread(uid: string | undefined): number {
  const unread = useList<StoredNotice>(uid && paths.notices(uid), {
    where: ['unread' satisfies keyof StoredNotice, true],
    by: 'at',
    direction: 'desc',
    first: page,
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
