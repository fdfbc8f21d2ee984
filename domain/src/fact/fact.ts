import * as v from 'valibot'
import { day, momentSchema } from '../moment.ts'

/**
 * What happened, once, that somebody is told of. Beside each stands the document that is its source, from which whoever
 * tells of it takes the words.
 */
export const factKinds = [
  /** The entry of the log. */
  'post-opened',
  'post-removed',
  'post-restored',
  'comment-removed',
  'comment-restored',
  'report-answered',
  'link-closed',
  'link-reopened',
  'seats-declined',
  'guardian-asked',
  'guardian-confirmed',
  'guardian-changed',
  /** The guardian's copy of a question, for as long as it waits. */
  'guardian-question',
  /** The guest's acceptance. */
  'link-joined',
  /** The same of a guest who reads by mail alone. */
  'link-joined-by-mail',
  /** The owner's side of the connection. */
  'link-connected',
  /** The ward's standing. */
  'signed-in-by-code',
  /** The member's wishes for mails: their mail server takes none any more. */
  'mail-refused',
  /** The invitation into a group. */
  'group-invited',
  /** The request to come into one; told to who looks after it. */
  'group-asked',
  /** The member's row in a group. */
  'group-admitted',
  'group-moderator',
  'group-owner',
  'group-left-for-ward',
  /** What functions remember of a group. */
  'group-successor',
  /** The post's place in a circle, out of which its moderators took it. */
  'group-post-taken',
  /** The report that went to those who look after a circle; told to them, and at its end to the reporter. */
  'circle-report-made',
  'circle-report-answered',
  /** The comment that those who look after a group took away. */
  'group-comment-taken',
  /** The ruling that was answered; told to administrators, and its end to whom it is against. */
  'appeal-made',
  'appeal-upheld',
  'appeal-undone',
  /** The request that lies with whom it is told. */
  'connection-asked',
  /** The side of the connection of whoever had asked. */
  'connection-made',
  /** The comment or reaction that a button of a mail sent; told to whose name it bears. */
  'answered-by-mail',
  /** The mail whose buttons its reader ended, because it was not them who answered. */
  'mail-answers-ended',
  /** The copy of the member's data, which is ready, or came to nothing. */
  'export-ready',
  'export-failed',
  /** The ward's standing: their guardian asked for the account to be erased. */
  'ward-leaving',
  /** The run of an automation, which tells its member: to ring, by mail, or in the list alone. */
  'automation-rang',
  'automation-mailed',
  'automation-listed',
  /** The automation, which switched itself off. */
  'automation-stopped',
  /** The tip: whoever gave said so; and what whom it is for said of it. */
  'tip-declared',
  'tip-confirmed',
  'tip-not-found',
  'tip-withdrawn',
  'tip-thanked',
  /** What Stripe said of one, as it was asked; the first two are told to whom it is for, the others to whoever gave. */
  'tip-paid',
  'tip-subscribed',
  'tip-received',
  'tip-failed',
  'tip-refunded',
  /** The reminder of whoever is told; `by` is whom it names, who learns nothing of it. */
  'support-due',
  /** The order of a subscription, whose price is another one from its next period on. */
  'subscription-price',
  /** What a reader did about a post, or its author: it is told for as long as it stands. */
  'post-made',
  'comment-made',
  'reaction-made',
] as const
export type FactKind = (typeof factKinds)[number]

/** Of whose source members are told by what it says now: notice/activity-notice.ts. */
export const activityFactKinds = ['post-made', 'comment-made', 'reaction-made'] as const satisfies readonly FactKind[]
export type ActivityFactKind = (typeof activityFactKinds)[number]

/** Somebody came by the link of a member: there is no second kind of member. */
export const joinedFactKinds = ['link-joined', 'link-joined-by-mail'] as const satisfies readonly FactKind[]

export function isJoining(kind: FactKind): kind is (typeof joinedFactKinds)[number] {
  return joinedFactKinds.some((one) => one === kind)
}

/** How long a fact is kept, in milliseconds. */
export const factKeptMs = 30 * day

/** What the id of a fact is the SHA-256 of, in hex; `turn`: which time, where one document may tell of several. */
export function factName({ kind, source }: Pick<Fact, 'kind' | 'source'>, turn = 0): string {
  return `${kind} ${source} ${turn}`
}

/**
 * `facts/{hash of kind and source}`: functions only. Notices are made of nothing else. It holds ids and uids, never words or
 * names.
 */
export const factSchema = v.object({
  kind: v.picklist(factKinds),
  /** The path of its source. */
  source: v.string(),
  at: momentSchema,
  /** Who did it. */
  by: v.string(),
  /** Whom it concerns, and who is told. */
  about: v.array(v.string()),
  /** Before this nothing is told of it. */
  readyAt: momentSchema,
  /** The automations that led to it, the first one first. */
  chain: v.exactOptional(v.array(v.string())),
  expiresAt: momentSchema,
})
export type Fact = v.InferOutput<typeof factSchema>
