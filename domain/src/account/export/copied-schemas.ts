import * as v from 'valibot'
import { automationSchema } from '../../automation/automation.ts'
import { cardOwnSchema } from '../../card/card-own.ts'
import { cardOrderSchema, tierPlaceSchema } from '../../card/order.ts'
import { circleMemberSchema, circleSchema, joinedCircleSchema } from '../../circle/circle.ts'
import { groupInvitationSchema } from '../../circle/group-invitation.ts'
import { connectionSchema } from '../../connection/connection.ts'
import { connectionRequestSchema } from '../../connection/connection-request.ts'
import { dayMinutesSchema, wardSchema } from '../../guardian/guardian.ts'
import { approvalSchema } from '../../guardian/guardian-approval.ts'
import { ownInviteSchema } from '../../invite/invite.ts'
import { seatRequestSchema } from '../../invite/seat-request.ts'
import { mailWishesSchema } from '../../mail/mail.ts'
import { contactSchema } from '../../member/contact.ts'
import { memberSchema } from '../../member/member.ts'
import { personSchema } from '../../member/person.ts'
import { standingSchema } from '../../member/standing.ts'
import { momentSchema } from '../../moment.ts'
import { positiveAmountSchema } from '../../money/amount.ts'
import { activityNoticeSchema } from '../../notice/activity-notice.ts'
import { watchSchema } from '../../notice/watch.ts'
import { noticeWishesSchema } from '../../notice/wishes.ts'
import { receiptSchema } from '../../post/activity.ts'
import { keptAudienceSchema } from '../../post/audience.ts'
import { commentSchema } from '../../post/comment.ts'
import { savedOfEntry } from '../../post/entry.ts'
import { mutesSchema } from '../../post/mutes.ts'
import { postSchema } from '../../post/post.ts'
import { reactionSchema } from '../../post/reaction.ts'
import { versionSchema } from '../../post/version.ts'
import { circleReportSchema, reportSchema } from '../../report/report.ts'
import { rulingSchema } from '../../report/ruling.ts'
import { signupRequestSchema } from '../../signup/signup-request.ts'
import { rosterSchema } from '../../source/roster.ts'
import { givenSchema } from '../../support/given.ts'
import { ledgerRowSchema } from '../../support/ledger.ts'
import { pixOwnSchema } from '../../support/pix-own.ts'
import { reminderSchema } from '../../support/reminder.ts'
import { supportPageSchema } from '../../support/support-page.ts'
import { tipSchema } from '../../support/tip.ts'
import { deviceSchema } from '../device.ts'
import { settingsSchema } from '../settings.ts'
import type { CopiedDocument } from './copy-plan.ts'

const named = v.object({ id: v.exactOptional(v.string()), uid: v.exactOptional(v.string()), name: v.string() })

/** As `InstanceNotice` is written; what its reader's device needs is in it, and nobody reads it by a schema. */
const instanceNoticeSchema = v.object({
  kind: v.string(),
  at: momentSchema,
  by: named,
  words: v.string(),
  postId: v.exactOptional(v.string()),
  excerpt: v.exactOptional(v.string()),
  amount: v.exactOptional(positiveAmountSchema),
  circle: v.exactOptional(named),
  ward: v.exactOptional(named),
  other: v.exactOptional(named),
  readAt: v.nullable(momentSchema),
  unread: v.boolean(),
})

/** What is copied of a post that was kept for later. */
const keptSchema = v.object({ [savedOfEntry]: momentSchema })

/** What each kind of document in a copy is: what its JSON Schema is made from. */
export const copiedSchemas = {
  user: memberSchema,
  standing: standingSchema,
  contact: contactSchema,
  settings: settingsSchema,
  mailWishes: mailWishesSchema,
  noticeWishes: noticeWishesSchema,
  watch: watchSchema,
  automation: automationSchema,
  mutes: mutesSchema,
  ownInvite: ownInviteSchema,
  connection: connectionSchema,
  roster: rosterSchema,
  connectionRequest: connectionRequestSchema,
  block: v.object({ ...personSchema.entries, at: momentSchema }),
  entry: keptSchema,
  device: deviceSchema,
  ward: wardSchema,
  approval: approvalSchema,
  minutes: dayMinutesSchema,
  notice: v.union([activityNoticeSchema, instanceNoticeSchema]),
  report: reportSchema,
  circleReport: circleReportSchema,
  ruling: rulingSchema,
  seatRequest: seatRequestSchema,
  post: postSchema,
  postAudience: keptAudienceSchema,
  receipt: receiptSchema,
  comment: commentSchema,
  version: versionSchema,
  reaction: reactionSchema,
  circle: circleSchema,
  circleMember: circleMemberSchema,
  joinedCircle: joinedCircleSchema,
  groupInvitation: groupInvitationSchema,
  signupRequest: signupRequestSchema,
  givenTip: givenSchema,
  reminder: reminderSchema,
  supportPage: supportPageSchema,
  supportPix: pixOwnSchema,
  supportCard: cardOwnSchema,
  cardOrder: cardOrderSchema,
  tierPlace: tierPlaceSchema,
  tip: tipSchema,
  ledgerRow: ledgerRowSchema,
} as const satisfies Record<CopiedDocument, v.GenericSchema>
