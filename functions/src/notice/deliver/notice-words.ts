import { type Locale, localeTags } from '@varanda/domain/locale'
import { firstName } from '@varanda/domain/member/member'
import { app as appEn } from '@varanda/domain/messages/en/app'
import { app as appPt } from '@varanda/domain/messages/pt/app'
import { formatMoney } from '@varanda/domain/money/format-money'
import { type ActivityItem, type ActivityNotice, activityNoticeSchema } from '@varanda/domain/notice/activity-notice'
import { notices as noticesEn } from '@varanda/domain/notice/messages/en/notices'
import { said as saidEn } from '@varanda/domain/notice/messages/en/said'
import { notices as noticesPt } from '@varanda/domain/notice/messages/pt/notices'
import { said as saidPt } from '@varanda/domain/notice/messages/pt/said'
import { excerptOf, type InstanceNotice, type InstanceNoticeKind } from '@varanda/domain/notice/notice'
import { supportScreenOf } from '@varanda/domain/notice/support-screen'
import { paths } from '@varanda/domain/paths'
import { commentSchema } from '@varanda/domain/post/comment'
import { mentionsOf, sayMarks } from '@varanda/domain/post/marks'
import { postSchema } from '@varanda/domain/post/post'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { routes } from '@varanda/domain/site/routes'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { maySeeMember } from '../../member/may-see.ts'
import { namesKnownTo } from '../../member/names-known.ts'

const byPerson: Record<Locale, Partial<Record<InstanceNoticeKind, string>>> = {
  pt: noticesPt.byPerson,
  en: noticesEn.byPerson,
}
const kinds = { pt: noticesPt.kinds, en: noticesEn.kinds }
const due = { pt: noticesPt.due, en: noticesEn.due }
const unknown = { pt: appPt, en: appEn }
export const said = { pt: saidPt, en: saidEn }

/** A notice as somebody hears of it who is not looking at the app. */
export interface SaidNotice {
  title: string
  /** How what was written begins. */
  excerpt?: string
  path: string
}

const postScreen = (postId: string) => memberScreens.post.replace('$postId', postId)

/** Says a notice of the instance. */
export function sayInstanceNotice(notice: InstanceNotice, locale: Locale): SaidNotice {
  const { kind, by, circle, postId, amount } = notice
  const title = kinds[locale][kind]
  const did = byPerson[locale][kind]
  // Who is gone has no name any more, and those titles say “somebody” themselves.
  const about = by.name !== '' && did ? `${firstName(by.name)} ${did}` : circle ? `${circle.name}: ${title}` : title
  const support = supportScreenOf(kind, by.uid)
  if (support && amount !== undefined) {
    const sum = formatMoney({ amount, currency: 'BRL' }, localeTags[locale])
    return { title: due[locale](by.name || unknown[locale].someone, sum), path: support }
  }
  if (support) return { title: about, path: support }
  if (kind === 'export-ready' || kind === 'export-failed') return { title, path: memberScreens.take }
  if (kind === 'ward-leaving') return { title: about, path: memberScreens.take }
  if (kind === 'guardian-question') return { title: about, path: memberScreens.wards }
  if (kind === 'appeal-made') return { title, path: routes.adminReports.path }
  if (kind === 'circle-report-made' && circle) {
    return { title: about, path: memberScreens.circleReports.replace('$id', circle.id) }
  }
  return { title: about, path: postId && !circle ? postScreen(postId) : memberScreens.notices }
}

/**
 * Says these acts of a notice, the newest first, as they stand now; undefined where nothing of them does. Its reader
 * holds a copy of the post, by these circles, and hears of whoever did them: whoever calls has asked.
 */
export async function sayActivity(
  notice: ActivityNotice,
  items: readonly ActivityItem[],
  { uid: reader, locale }: { uid: string; locale: Locale },
  circles: readonly string[],
): Promise<SaidNotice | undefined> {
  const { kind, postId, commentId } = notice
  const [newest] = items
  const post = readIfWhole(postSchema, await db.doc(paths.post(postId)).get())
  if (!newest || !post || post.deleted) return undefined
  const actors = [...new Set(items.map(({ by }) => by))]
  const text = await textOf(notice, newest.id, post.text)
  const written = text === undefined ? '' : excerptOf(text)
  const first = actors.slice(0, 2)
  const shown = await shownIn(notice, first, reader)
  const names = await namesKnownTo(reader, [...first, ...mentionsOf(written)], { postId, circles, shown })
  const { someone, someoneCalled } = unknown[locale]
  const called = first.map((uid, index) => names.get(uid) ?? (index === 0 ? someone : someoneCalled))
  const { did, people, reactedToComment } = said[locale]
  const verb = kind === 'reaction' && commentId !== undefined ? reactedToComment : did[kind]
  const title = `${people(called, actors.length)} ${verb(actors.length > 1)}`
  const excerpt = sayMarks(written, (uid) => names.get(uid) ?? someoneCalled)
  const below = kind === 'comment' || kind === 'reply' ? `#comment-${newest.id}` : ''
  return { title, ...(excerpt && { excerpt }), path: `${postScreen(postId)}${below}` }
}

/** The words that a notice is about: of the comment that it is, or of the post. */
async function textOf({ kind, postId }: ActivityNotice, itemId: string, postText: string): Promise<string | undefined> {
  if (kind === 'reaction') return undefined
  if (itemId === postId) return postText
  return readIfWhole(commentSchema, await db.doc(paths.comment(postId, itemId)).get())?.text
}

/** Of whoever did it those whose name its reader finds there: by their words, and of who felt something by their page. */
async function shownIn({ kind }: ActivityNotice, actors: readonly string[], reader: string): Promise<string[]> {
  if (kind !== 'reaction') return [...actors]
  const open = await Promise.all(actors.map((uid) => maySeeMember(db, reader, uid)))
  return actors.filter((_, index) => open[index])
}

/** A stored notice of what others did; undefined for one of the instance. */
export function activityIn(found: DocumentSnapshot): ActivityNotice | undefined {
  return found.get('items' satisfies keyof ActivityNotice) === undefined
    ? undefined
    : readIfWhole(activityNoticeSchema, found)
}
