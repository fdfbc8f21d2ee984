import { settingsSchema } from '@varanda/domain/account/settings'
import { defaultLocale, type Locale } from '@varanda/domain/locale'
import { newItems } from '@varanda/domain/notice/activity-notice'
import { toldBehindBlock } from '@varanda/domain/notice/behind-block'
import type { InstanceNotice } from '@varanda/domain/notice/notice'
import type { NoticeChannel, NoticeKind } from '@varanda/domain/notice/topics'
import { isWanted, type NoticeWishes, noticeWishesSchema } from '@varanda/domain/notice/wishes'
import { paths } from '@varanda/domain/paths'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { areApart } from '../../connection/apart.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { readWhetherToTell } from '../activity/whether-to-tell.ts'
import { activityIn, type SaidNotice, sayActivity, sayInstanceNotice } from './notice-words.ts'

/** How a member wants to be told, as of now. */
export interface Reader {
  uid: string
  locale: Locale
  wishes: NoticeWishes
}

export async function readReader(uid: string): Promise<Reader> {
  const [settings, wishes] = await db.getAll(db.doc(paths.settings(uid)), db.doc(paths.noticeWishes(uid)))
  return {
    uid,
    locale: readIfWhole(settingsSchema, settings)?.locale ?? defaultLocale,
    wishes: readIfWhole(noticeWishesSchema, wishes) ?? {},
  }
}

/** Whether a notice is asked for; `circles`: by which groups and followed circles its reader has the post. */
type Asked = (wishes: NoticeWishes, kind: NoticeKind, circles: readonly string[]) => boolean

/**
 * A notice in words for a channel, if its reader still has not seen it, still may read what it is about, and still wants
 * it there: asked in the moment of sending. Undefined for no.
 */
export function sayIfWanted(
  reader: Reader,
  found: DocumentSnapshot,
  channel: NoticeChannel,
  now: Date,
): Promise<SaidNotice | undefined> {
  return sayIfAsked(reader, found, (wishes, kind, circles) => isWanted(wishes, kind, channel, circles), now)
}

/** The same where something else than a channel of its kind says whether it is wanted. */
export async function sayIfAsked(
  reader: Reader,
  found: DocumentSnapshot,
  isAsked: Asked,
  now: Date,
): Promise<SaidNotice | undefined> {
  if (!found.exists) return undefined
  const activity = activityIn(found)
  if (!activity) {
    const notice = found.data() as InstanceNotice
    const isOpen = notice.unread && isAsked(reader.wishes, notice.kind, notice.circle ? [notice.circle.id] : [])
    if (!isOpen) return undefined
    const isBound = toldBehindBlock(notice.kind) === 'untold'
    if (isBound && (await areApart(db, reader.uid, notice.by.uid))) return undefined
    return sayInstanceNotice(notice, reader.locale)
  }
  if (!activity.unread) return undefined
  const { kind, postId, actors } = activity
  const [told] = await readWhetherToTell(db, [{ reader: reader.uid, actors, postId }], now)
  if (!told || !isAsked(told.wishes, kind, told.circles)) return undefined
  const items = newItems(activity).filter(({ by }) => told.heard.has(by))
  return items.length > 0 ? sayActivity(activity, items, reader, told.circles) : undefined
}
