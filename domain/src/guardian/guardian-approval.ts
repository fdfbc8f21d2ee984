import * as v from 'valibot'
import { DomainError } from '../errors.ts'
import { personSchema } from '../member/person.ts'
import { day, momentSchema } from '../moment.ts'

export const approvalLimits = {
  /** How long a question waits, and how long its answer stands. */
  days: 14,
  /** How long who answers for a ward may say no before somebody else's yes counts without theirs. */
  releaseDays: 7,
} as const

/**
 * `connection`: the ward would know somebody. `hand-over`: a ward of 16 or 17 would have the account for themselves.
 * `guardianship`: the instance asks this member to answer for the ward from now on. `release`: it asks who answers
 * today to let the ward go to that one.
 */
export const approvalKinds = ['connection', 'hand-over', 'guardianship', 'release'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

export const approvalStates = ['waiting', 'approved', 'declined'] as const
export type ApprovalState = (typeof approvalStates)[number]

/**
 * `users/{guardian}/approvals/{id}`, and the same at `users/{ward}/approvals/{id}` so that the ward sees what waits: a
 * question that a guardian answers.
 */
export const approvalSchema = v.object({
  kind: v.picklist(approvalKinds),
  ward: personSchema,
  guardian: v.pick(personSchema, ['uid', 'name']),
  state: v.picklist(approvalStates),
  askedAt: momentSchema,
  /** A waiting question is none from then on; an answer is forgotten. */
  expiresAt: momentSchema,
  /** Whom the ward would know; of a `release`, who would answer for it. */
  other: v.exactOptional(personSchema),
  /**
   * The other agreed already, so that a yes connects the two; without, it only lets the ward ask them. Of a
   * `connection`.
   */
  connects: v.exactOptional(v.boolean()),
  /** Whether the guardian goes on seeing contacts and minutes until 18; only of a `hand-over`. */
  overseen: v.exactOptional(v.boolean()),
  /** The administrator who asked; of a `guardianship` and a `release`. */
  by: v.exactOptional(v.pick(personSchema, ['uid', 'name'])),
  /** From then on a yes counts without that of who answers today; of a `guardianship`. */
  opensAt: v.exactOptional(momentSchema),
  /** Who answers today agreed, or a second administrator did; of a `guardianship`. */
  released: v.exactOptional(v.literal(true)),
})
export type Approval = v.InferOutput<typeof approvalSchema>

/** The same question twice is one. */
export function approvalId(kind: ApprovalKind, ward: string, other?: string): string {
  return [ward, kind, ...(other === undefined ? [] : [other])].join('_')
}

/** When a question that is asked, or answered, now is over, in milliseconds. */
export function approvalEnd(now: Date): number {
  return now.getTime() + approvalLimits.days * day
}

/** What an earlier question says now; undefined when there is none any more. */
export function standingAnswer(approval: Approval | undefined, now: Date): ApprovalState | undefined {
  return approval && approval.expiresAt.toMillis() > now.getTime() ? approval.state : undefined
}

/** Whether the question may be answered now. 'answered': it was, in the same way. Throws `approval-over`. */
export function decideAnswer(
  approval: Approval | undefined,
  answer: Exclude<ApprovalState, 'waiting'>,
  now: Date,
): 'answer' | 'answered' {
  const state = standingAnswer(approval, now)
  if (state === answer) return 'answered'
  if (state !== 'waiting') throw new DomainError('approval-over')
  return 'answer'
}

/** From when a `guardianship` that is asked now may be taken up without a release, in milliseconds. */
export function guardianshipOpens(now: Date): number {
  return now.getTime() + approvalLimits.releaseDays * day
}

/** Whether the yes of whoever is asked makes them the guardian: nobody's word alone takes a ward from its guardian. */
export function isReleased({ released, opensAt }: Pick<Approval, 'released' | 'opensAt'>, now: Date): boolean {
  return released === true || (opensAt !== undefined && opensAt.toMillis() <= now.getTime())
}
