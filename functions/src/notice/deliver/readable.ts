import { settingsSchema } from '@varanda/domain/account/settings'
import type { Locale } from '@varanda/domain/locale'
import { isNew } from '@varanda/domain/notice/activity-notice'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import type { NoticeChannel } from '@varanda/domain/notice/topics'
import { isWanted, type NoticeWishes, noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import { circlesOfEntry } from '@varanda/domain/post/entry'
import { isMuted, type Mutes, muteOf, mutesSchema } from '@varanda/domain/post/mutes'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { activityIn, type SaidNotice, sayActivity, sayInstanceNotice } from './notice-words.ts'

/** How a member wants to be told, as of now. */
export interface Reader {
  uid: string
  locale: Locale
  wishes: NoticeWishes
  mutes: Mutes
}

export async function readReader(uid: string): Promise<Reader> {
  const [settings, wishes, mutes] = await db.getAll(
    db.doc(paths.settings(uid)),
    db.doc(paths.noticeWishes(uid)),
    db.doc(paths.mutes(uid)),
  )
  return {
    uid,
    locale: readIfWhole(settingsSchema, settings)?.locale ?? 'pt',
    wishes: readIfWhole(noticeWishesSchema, wishes) ?? {},
    mutes: readIfWhole(mutesSchema, mutes) ?? {},
  }
}

/**
 * A notice in words for a channel, if its reader still has not seen it, still may read what it is about, and still wants
 * it there: asked in the moment of sending. Undefined for no.
 */
export async function sayIfWanted(
  reader: Reader,
  found: DocumentSnapshot,
  channel: NoticeChannel,
  now: Date,
): Promise<SaidNotice | undefined> {
  if (!found.exists) return undefined
  const activity = activityIn(found)
  if (!activity) {
    const notice = found.data() as InstanceNotice
    const isOpen =
      isNew(notice) && isWanted(reader.wishes, notice.kind, channel, notice.circle ? [notice.circle.id] : [])
    return isOpen ? sayInstanceNotice(notice, reader.locale) : undefined
  }
  if (!isNew(activity)) return undefined
  const { kind, postId } = activity
  const entry = await db.doc(paths.entry(reader.uid, postId)).get()
  const circles: string[] = entry.get(circlesOfEntry) ?? []
  if (!entry.exists || !isWanted(reader.wishes, kind, channel, circles)) return undefined
  if (muteOf(reader.mutes, 'posts', postId, now)) return undefined
  const by = activity.items[0]!.by
  if (isMuted({ author: { uid: by }, circles }, reader.mutes, now)) return undefined
  return sayActivity(activity, reader.locale)
}
