import { circleSchema } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { memberSchema } from '@varanda/domain/member/member'
import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { commentSchema } from '@varanda/domain/post/comment'
import { postSchema } from '@varanda/domain/post/post'
import type { Version } from '@varanda/domain/post/version'
import { type ReportTarget, reportLimits, type Sealed } from '@varanda/domain/report/report'
import { mayGetCircle } from '../circle/may-get-circle.ts'
import { db } from '../lib/app.ts'
import type { Account } from '../lib/callable.ts'
import { read } from '../lib/read.ts'
import { maySeeMember } from '../member/may-see.ts'
import { mayReadPost } from '../post/may-read-post.ts'
import { versionAt } from '../post/version-at.ts'

/**
 * Copies what is reported as it stands now, if the reporter may read it themselves; a post as it was at `rev`, where
 * they can have seen that just now. Throws `post-unknown`, `person-unknown` and `circle-unknown`,
 * for what is not theirs to read as for what is not there.
 */
export async function sealTarget(
  target: ReportTarget,
  reporter: Pick<Account, 'uid' | 'authTime' | 'provider'>,
  rev: number | undefined,
  now: Date,
): Promise<{ author: string; sealed: Sealed }> {
  if (target.kind === 'member') return sealMember(target.uid, reporter.uid)
  if (target.kind === 'circle') return sealCircle(target.circleId, reporter, now)
  if (!(await mayReadPost(reporter, target.postId))) throw new DomainError('post-unknown')
  if (target.kind === 'comment') {
    const comment = read(commentSchema, await db.doc(paths.comment(target.postId, target.commentId)).get())
    if (!comment || comment.deleted) throw new DomainError('post-unknown')
    const { author, text, createdAt, replyTo } = comment
    return { author: author.uid, sealed: { text, createdAt, ...(replyTo !== undefined && { replyTo }) } }
  }
  const post = read(postSchema, await db.doc(paths.post(target.postId)).get())
  if (!post) throw new DomainError('post-unknown')
  const { author, createdAt } = post
  const { text, photos } = (rev && (await versionSeen(target.postId, rev, reporter.uid, now))) || post
  return { author: author.uid, sealed: { text, ...(photos && { photos }), createdAt } }
}

/**
 * What a post said before its author changed it, which is the author's alone: only a while after that, and only to whoever
 * had been given it by then. Whoever comes later names no revision to have it opened for others.
 */
async function versionSeen(postId: string, rev: number, reader: string, now: Date): Promise<Version | undefined> {
  const [version, entry] = await Promise.all([versionAt(postId, rev), db.doc(paths.entry(reader, postId)).get()])
  if (!version || !entry.createTime) return undefined
  const until = version.until.toMillis()
  const isRecent = now.getTime() < until + reportLimits.seenHours * hour
  return isRecent && entry.createTime.toMillis() <= until ? version : undefined
}

/** Only a member whose profile the reporter may open. */
async function sealMember(uid: string, reporter: string): Promise<{ author: string; sealed: Sealed }> {
  const [isSeen, profile] = await Promise.all([maySeeMember(db, reporter, uid), db.doc(paths.user(uid)).get()])
  const member = read(memberSchema, profile)
  if (!member || !isSeen) throw new DomainError('person-unknown')
  return { author: uid, sealed: { text: [member.name, member.bio].filter(Boolean).join('\n\n') } }
}

/** Only one that the reporter may know; of a frozen group nobody is the owner. */
async function sealCircle(
  circleId: string,
  reporter: Pick<Account, 'uid' | 'authTime' | 'provider'>,
  now: Date,
): Promise<{ author: string; sealed: Sealed }> {
  const isKnown = await mayGetCircle(reporter, circleId, now)
  const circle = isKnown ? read(circleSchema, await db.doc(paths.circle(circleId)).get()) : undefined
  if (!circle) throw new DomainError('circle-unknown')
  return { author: circle.owner, sealed: { text: [circle.name, circle.purpose].filter(Boolean).join('\n\n') } }
}
