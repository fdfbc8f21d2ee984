import * as v from 'valibot'
import { type Moment, momentSchema } from '../moment.ts'

/**
 * What the instance does by itself at a moment, and what each alarm names: ids only, since whoever acts on it reads
 * everything anew. The fields of a reference make the alarm's id, so a thing has one alarm of a kind.
 */
export const alarmReferences = {
  /** A seat that was kept for somebody by name goes back to the link that lent it. */
  'return-seat': v.object({ inviteId: v.string() }),
  /** A revision of a blog post that waited for its time becomes public. */
  'publish-blog-post': v.object({ blogPostId: v.string() }),
  /** A message leaves at its time, is tried again, or had nobody to send it. */
  'send-mail': v.object({ mailId: v.string() }),
  /** A photo that no post took is removed. */
  'remove-photo': v.object({ postId: v.string(), mediaId: v.string() }),
  /** Name, address and words are taken out of a request for an invite. */
  'forget-request': v.object({ requestId: v.string() }),
  /** A question to a guardian is over. */
  'end-question': v.object({ uid: v.string(), approvalId: v.string() }),
  /** A taking over that was begun is over, and an account that was not taken over has no address. */
  'end-hand-over': v.object({ uid: v.string() }),
  /** Whoever holds a post that was deleted, removed or brought back is as it says; after its time it is erased. */
  'settle-post': v.object({ postId: v.string() }),
  /** Whoever holds a post is whom its audience is for, and holds what it says, after either was changed. */
  'settle-audience': v.object({ postId: v.string() }),
  /** What of a circle is left that was deleted. */
  'end-circle': v.object({ circleId: v.string() }),
  /** An invitation into a group runs out. */
  'end-invitation': v.object({ circleId: v.string(), uid: v.string() }),
  /** What a circle gave a member is as their place in it says. */
  'settle-place': v.object({ circleId: v.string(), uid: v.string() }),
  /** Those whom a fact concerns are told of it, and what waits for it acts. */
  'tell-fact': v.object({ factId: v.string() }),
  /** What could not ring for a member at its time rings now, as one. */
  'push-held': v.object({ uid: v.string() }),
  /** What a member has not seen yet goes by mail, as one. */
  'mail-notices': v.object({ uid: v.string() }),
  /** A member's digest is due. */
  'send-digest': v.object({ uid: v.string() }),
  /** A report that those who look after a circle did not answer goes to administrators. */
  'pass-report': v.object({ reportId: v.string() }),
  /** The time of an automation. */
  'run-automation': v.object({ uid: v.string(), automationId: v.string() }),
  /** A member is reminded of what they give somebody every month. */
  'remind-support': v.object({ uid: v.string(), reminderId: v.string() }),
  /** What Stripe has of an order is asked anew; a subscription that is over is over everywhere. */
  'settle-card': v.object({ orderId: v.string() }),
  /** A creator's account at Stripe is looked through for what no message told. */
  'reconcile-cards': v.object({ uid: v.string() }),
  /** The copy of a member's data is looked after while it is made, and goes when its time is over. */
  'end-export': v.object({ uid: v.string() }),
  /** Somebody who asked to leave is reminded of it, and then is gone. */
  'end-leaving': v.object({ uid: v.string() }),
  /** The erasing of somebody is looked after until it is done. */
  'erase-member': v.object({ uid: v.string() }),
} as const

export type AlarmKind = keyof typeof alarmReferences
export type AlarmReference<Kind extends AlarmKind> = v.InferOutput<(typeof alarmReferences)[Kind]>

/** `due/{id}`: one thing that happens by itself. Functions only. */
export interface Alarm<Kind extends AlarmKind = AlarmKind> {
  kind: Kind
  reference: AlarmReference<Kind>
  /** When it rings; while it is claimed, when it rings again. */
  at: Moment
  /** Another one each time it is set: a task of an earlier setting does nothing. */
  rev: string
  /** How often it was claimed since it was set. */
  rings: number
}

const fields = v.object({
  kind: v.picklist(Object.keys(alarmReferences) as AlarmKind[]),
  reference: v.unknown(),
  at: momentSchema,
  rev: v.string(),
  rings: v.number(),
})

function isAlarm(stored: unknown): stored is Alarm {
  return v.is(fields, stored) && v.is(alarmReferences[stored.kind], stored.reference)
}
/** Its reference is that of its kind. */
export const alarmSchema = v.custom<Alarm>(isAlarm)

/** Milliseconds. */
export const alarmLimits = {
  /** Alarms are claimed once a minute, those of the minute that begins: each rings at its second. */
  every: 60_000,
  /** What was claimed and did not end rings again after this, then after twice as long each time. */
  firstLease: 2 * 60_000,
  longestLease: 60 * 60_000,
} as const

/** How long a claim holds (milliseconds), when there were so many before it. */
export function leaseAfter(rings: number): number {
  return Math.min(alarmLimits.firstLease * 2 ** rings, alarmLimits.longestLease)
}

export function alarmId<Kind extends AlarmKind>(kind: Kind, reference: AlarmReference<Kind>): string {
  const named = reference as Record<string, string>
  return [kind, ...Object.keys(alarmReferences[kind].entries).map((field) => named[field])].join('_')
}
