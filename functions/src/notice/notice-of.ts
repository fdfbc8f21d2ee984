import { auditEntrySchema } from '@varanda/domain/audit/audit'
import { runSchema } from '@varanda/domain/automation/automation'
import { circleSchema } from '@varanda/domain/circle/circle'
import type { Fact } from '@varanda/domain/fact/fact'
import { memberSchema } from '@varanda/domain/member/member'
import { excerptOf, type InstanceNotice, type InstanceNoticeKind } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import { postSchema } from '@varanda/domain/post/post'
import { circleReportSchema, reportSchema } from '@varanda/domain/report/report'
import { rulingSchema } from '@varanda/domain/report/ruling'
import { reminderSchema } from '@varanda/domain/support/reminder'
import { tipSchema } from '@varanda/domain/support/tip'
import { circleNameOf } from '../circle/name-of.ts'
import { db } from '../lib/app.ts'
import { getTogether } from '../lib/get-together.ts'
import { readIfWhole } from '../lib/read.ts'
import { rulingIdOf } from '../report/ruling/rule.ts'
import { takenWords } from '../report/ruling/taken-words.ts'

/** Words and names that a fact does not hold, as they are where they stand now; what has gone meanwhile is left out. */
type Told = Partial<Pick<InstanceNotice, 'words' | 'postId' | 'amount' | 'excerpt' | 'circle' | 'ward' | 'other'>>

const toldOf: { [Kind in InstanceNoticeKind]: (fact: Fact) => Promise<Told> } = {
  'post-opened': ofOpenedPost,
  'post-removed': ofReport,
  'post-restored': ofReport,
  'comment-removed': ofReport,
  'comment-restored': ofReport,
  'report-answered': ofAnswer,
  'circle-report-made': ofCircleReport,
  'circle-report-answered': ofCircleReport,
  'group-comment-taken': ofCommentTaken,
  'appeal-made': ofNothing,
  'appeal-upheld': ofOutcome,
  'appeal-undone': ofOutcome,
  'link-closed': ofReason,
  'link-reopened': ofReason,
  'seats-declined': ofReason,
  'guardian-asked': ofWard,
  'guardian-confirmed': ofWard,
  'guardian-changed': ofWard,
  'guardian-question': ofNothing,
  'link-joined': ofNothing,
  'link-joined-by-mail': ofNothing,
  'link-connected': ofNothing,
  'signed-in-by-code': ofNothing,
  'mail-refused': ofNothing,
  'group-invited': ofCircle,
  'group-asked': ofCircle,
  'group-admitted': ofCircle,
  'group-moderator': ofCircle,
  'group-owner': ofCircle,
  'group-left-for-ward': ofCircle,
  'group-successor': ofCircle,
  'group-post-taken': ofPostTaken,
  'connection-asked': ofNothing,
  'connection-made': ofNothing,
  'answered-by-mail': ofAnswerByMail,
  'mail-answers-ended': ofNothing,
  'export-ready': ofNothing,
  'export-failed': ofNothing,
  'ward-leaving': ofNothing,
  'automation-rang': ofRun,
  'automation-mailed': ofRun,
  'automation-listed': ofRun,
  'automation-stopped': ofNothing,
  'tip-declared': ofNothing,
  'tip-confirmed': ofNothing,
  'tip-not-found': ofNothing,
  'tip-withdrawn': ofNothing,
  'tip-paid': ofNothing,
  'tip-subscribed': ofNothing,
  'tip-received': ofNothing,
  'tip-failed': ofNothing,
  'tip-refunded': ofNothing,
  'subscription-price': ofNothing,
  'support-due': ofReminder,
  'tip-thanked': ofThanks,
}

/** What a fact that is no act on a post tells. */
export type InstanceFact = Fact & { kind: InstanceNoticeKind }

export async function noticeOf(fact: InstanceFact): Promise<Omit<InstanceNotice, 'readAt' | 'unread'>> {
  const { kind, at } = fact
  const [by, told] = await Promise.all([personOf(fact.by), toldOf[kind](fact)])
  return { kind, at, by, words: '', ...told }
}

async function personOf(uid: string): Promise<{ uid: string; name: string }> {
  return { uid, name: readIfWhole(memberSchema, await getTogether(db.doc(paths.user(uid))))?.name ?? '' }
}

async function ofNothing(): Promise<Told> {
  return {}
}

/** What was said is not repeated: it stands below the post, where it can be deleted. */
async function ofAnswerByMail({ source }: Fact): Promise<Told> {
  return { postId: db.doc(source).parent.parent!.id }
}

/** The circle below which the fact's source stands, or which an invitation is named by. */
async function ofCircle({ source }: Fact): Promise<Told> {
  const segments = source.split('/')
  const id = segments[0] === 'circles' ? segments[1]! : segments.at(-1)!
  const circle = readIfWhole(circleSchema, await db.doc(paths.circle(id)).get())
  return circle ? { circle: { id, name: circle.name } } : {}
}

async function ofPostTaken(fact: Fact): Promise<Told> {
  const postId = db.doc(fact.source).id
  const post = readIfWhole(postSchema, await db.doc(paths.post(postId)).get())
  const words = (await rulingOf(fact))?.reason ?? ''
  return { ...(await ofCircle(fact)), words, postId, ...(post && { excerpt: excerptOf(post.text) }) }
}

/** What was decided about the fact's source when it happened. */
async function rulingOf({ source, at }: Fact) {
  return readIfWhole(rulingSchema, await db.doc(paths.ruling(rulingIdOf(source, at))).get())
}

async function ofCommentTaken(fact: Fact): Promise<Told> {
  const ruling = await rulingOf(fact)
  const { circle: id, postId } = ruling ?? {}
  if (!ruling || id === undefined || postId === undefined) return {}
  const { text } = await takenWords(ruling)
  const name = (await circleNameOf(id)) ?? ''
  return { words: ruling.reason, circle: { id, name }, postId, ...(text && { excerpt: excerptOf(text) }) }
}

/** Of a report of a circle: which, and what its reporter is told. */
async function ofCircleReport(fact: Fact): Promise<Told> {
  const report = readIfWhole(circleReportSchema, await db.doc(fact.source).get())
  if (!report) return {}
  const step = report.history.find(({ at }) => at.toMillis() === fact.at.toMillis())
  const circle = { id: report.circle, name: (await circleNameOf(report.circle)) ?? '' }
  return { circle, words: (fact.kind === 'circle-report-answered' && step?.answer) || '' }
}

async function ofOutcome({ source }: Fact): Promise<Told> {
  const ruling = readIfWhole(rulingSchema, await db.doc(source).get())
  return { words: ruling?.outcome?.words ?? '' }
}

/** The entry of the log that is the fact's source. */
async function entryOf({ source }: Fact) {
  return readIfWhole(auditEntrySchema, await db.doc(source).get())
}

/** What it saw; words and names are read through the reader's own copy. */
async function ofRun({ source }: Fact): Promise<Told> {
  const postId = readIfWhole(runSchema, await db.doc(source).get())?.happened.postId
  return postId === undefined ? {} : { postId }
}

/** The thanks themselves. */
async function ofThanks({ source }: Fact): Promise<Told> {
  return { words: readIfWhole(tipSchema, await db.doc(source).get())?.thanks?.words ?? '' }
}

/** How much it says now. */
async function ofReminder({ source }: Fact): Promise<Told> {
  const reminder = readIfWhole(reminderSchema, await db.doc(source).get())
  return reminder ? { amount: reminder.amount } : {}
}

async function ofReason(fact: Fact): Promise<Told> {
  return { words: (await entryOf(fact))?.reason ?? '' }
}

async function ofOpenedPost(fact: Fact): Promise<Told> {
  const entry = await entryOf(fact)
  if (!entry) return {}
  const found = await db.doc(entry.target).get()
  const post = readIfWhole(postSchema, found)
  return { words: entry.reason ?? '', postId: found.id, ...(post && { excerpt: excerptOf(post.text) }) }
}

async function reportOf(fact: Fact) {
  const entry = await entryOf(fact)
  return { entry, report: entry && readIfWhole(reportSchema, await db.doc(entry.target).get()) }
}

async function ofReport(fact: Fact): Promise<Told> {
  const { entry, report } = await reportOf(fact)
  if (!report) return {}
  const { target, sealed } = report
  return {
    words: entry?.reason ?? '',
    ...('postId' in target && { postId: target.postId }),
    excerpt: excerptOf(sealed.text),
  }
}

async function ofAnswer(fact: Fact): Promise<Told> {
  const { report } = await reportOf(fact)
  const step = report?.history.find(({ at }) => at.toMillis() === fact.at.toMillis())
  return { words: step?.answer ?? '' }
}

async function ofWard(fact: Fact): Promise<Told> {
  const entry = await entryOf(fact)
  if (typeof entry?.facts?.to !== 'string') return {}
  const [ward, other] = await Promise.all([personOf(db.doc(entry.target).id), personOf(entry.facts.to)])
  return { words: entry.reason ?? '', ward, other }
}
