import type { Circle } from '../circle/circle.ts'
import { mayGoByMail } from '../circle/strictest.ts'
import { comesByCode } from '../guardian/guardian.ts'
import type { MailWishes } from '../mail/mail.ts'
import type { Standing } from '../member/standing.ts'
import type { NoticeWishes } from '../notice/wishes.ts'
import type { ActivitySummary } from '../post/activity.ts'
import type { Entry } from '../post/entry.ts'
import type { Post } from '../post/post.ts'
import { type Digest, digestLimits } from './digest.ts'

/** What decides about a button now, as far as it is there. */
export interface ButtonState {
  digest: Digest | undefined
  /** Of the digest's reader. */
  standing: Standing | undefined
  mailWishes: MailWishes | undefined
  noticeWishes: NoticeWishes | undefined
  entry: Pick<Entry, 'comments'> | undefined
  post: Post | undefined
  /** Those that the post was sent to, as they are now. */
  circles: readonly Circle[]
  /** Reader or author blocked the other. */
  isApart: boolean
}

/**
 * Whether a button whose time is not over opens anything: its reader is a member who may write, wants such mails, and
 * may read the post now; and nothing says that the post stays out of mails. Whoever comes in by their guardian's code
 * alone answers by no mail.
 */
export function isButtonGood({
  digest,
  standing,
  mailWishes,
  noticeWishes,
  entry,
  post,
  circles,
  isApart,
}: ButtonState): boolean {
  if (!digest || digest.revoked || !mayHaveButtons(standing, noticeWishes)) return false
  if (mailWishes?.notifications === false) return false
  return entry !== undefined && post !== undefined && !post.deleted && !isApart && mayGoByMail(post, circles)
}

/** Whether somebody's mails have buttons at all. */
export function mayHaveButtons(standing: Standing | undefined, wishes: NoticeWishes | undefined): boolean {
  return standing?.status === 'active' && !comesByCode(standing) && wishes?.answersByMail !== false
}

/** Whether words are taken, as firestore.rules ask of whoever comments: no circle forbids them, nor closed them its author. */
export function takesWords(entry: Pick<Entry, 'comments'>, summary: ActivitySummary | undefined): boolean {
  return entry.comments !== false && !summary?.closed
}

/** How many answers a button still takes. */
export function answersLeft({ answered }: Pick<Digest, 'answered'>, place: number): number {
  return Math.max(0, digestLimits.answers - (answered[place] ?? 0))
}

/** What a button has sent, written down in its digest. */
export function withSent(
  { answered, sent = [] }: Pick<Digest, 'answered' | 'sent'>,
  place: number,
  one: NonNullable<Digest['sent']>[number],
): Pick<Digest, 'answered'> & Required<Pick<Digest, 'sent'>> {
  return { answered: { ...answered, [place]: (answered[place] ?? 0) + 1 }, sent: [...sent, one] }
}
