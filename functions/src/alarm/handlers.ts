import type { Alarm, AlarmKind, AlarmReference } from '@varanda/domain/alarm/alarm'
import type { Moment } from '@varanda/domain/moment'
import { endLeaving } from '../account/erasure/end-leaving.ts'
import { watchErasure } from '../account/erasure/watch-erasure.ts'
import { endExport } from '../account/export/end-export.ts'
import { runTimes } from '../automation/run-times.ts'
import { publishDuePost } from '../blog/publish-due-post.ts'
import { reconcileCards } from '../card/reconcile-cards.ts'
import { settleCard } from '../card/settle-card.ts'
import { endCircle } from '../circle/ending/end-circle.ts'
import { endDueInvitation } from '../circle/invite.ts'
import { settlePlace } from '../circle/settle-place.ts'
import { sendDigest } from '../digest/send-digest.ts'
import { spread } from '../fact/spread.ts'
import { endHandOver } from '../guardian/end-hand-over.ts'
import { endQuestion } from '../guardian/end-question.ts'
import { returnSeat } from '../invite/return-seat.ts'
import { sendDueMail } from '../mail/send-due-mail.ts'
import { removeUnused } from '../media/remove-unused.ts'
import { mailNotices } from '../notice/deliver/mail-notices.ts'
import { pushHeld } from '../notice/deliver/push-held.ts'
import { settleAudience } from '../post/settle-audience.ts'
import { settlePost } from '../post/settle-post.ts'
import { passReport } from '../report/circle/pass-report.ts'
import { forgetDueRequest } from '../signup/forget-due-request.ts'
import { remindOfSupport } from '../support/remind.ts'

/**
 * Does what is due, if it still is, reading everything anew: twice is once. Answers when it is to ring again, where it
 * came too early or is not over, else null.
 */
type Handler<Kind extends AlarmKind> = (reference: AlarmReference<Kind>, now: Date) => Promise<Moment | null>

const handlers: { [Kind in AlarmKind]: Handler<Kind> } = {
  'return-seat': returnSeat,
  'publish-blog-post': publishDuePost,
  'send-mail': sendDueMail,
  'remove-photo': removeUnused,
  'forget-request': forgetDueRequest,
  'end-question': endQuestion,
  'end-hand-over': endHandOver,
  'settle-post': settlePost,
  'settle-audience': settleAudience,
  'end-circle': endCircle,
  'end-invitation': endDueInvitation,
  'settle-place': settlePlace,
  'tell-fact': spread,
  'push-held': pushHeld,
  'mail-notices': mailNotices,
  'send-digest': sendDigest,
  'end-export': endExport,
  'end-leaving': endLeaving,
  'erase-member': watchErasure,
  'pass-report': passReport,
  'run-automation': runTimes,
  'remind-support': remindOfSupport,
  'settle-card': settleCard,
  'reconcile-cards': reconcileCards,
}

export function handle<Kind extends AlarmKind>({ kind, reference }: Alarm<Kind>, now: Date): Promise<Moment | null> {
  return handlers[kind](reference, now)
}
