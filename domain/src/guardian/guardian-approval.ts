import * as v from 'valibot'
import { circleRulesSchema } from '../circle/circle.ts'
import { templateNames } from '../circle/template.ts'
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
 * today to let the ward go to that one. `open-circle`: the ward would have a private circle or a group of its own.
 * `join-group`: it would come into one.
 */
export const approvalKinds = [
  'connection',
  'hand-over',
  'guardianship',
  'release',
  'open-circle',
  'join-group',
] as const
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
  /** Whom the ward would know; of a `release`, who would answer for it; of a `join-group`, who asks the ward in. */
  other: v.exactOptional(personSchema),
  /**
   * The other agreed already, so that a yes connects the two; without, it only lets the ward ask them. Of a
   * `connection`.
   */
  connects: v.exactOptional(v.boolean()),
  /** The invite by whose link the other agreed; absent where that is a request between the two. Of a `connection`. */
  link: v.exactOptional(v.string()),
  /** Whether the guardian goes on seeing contacts and minutes until 18; only of a `hand-over`. */
  overseen: v.exactOptional(v.boolean()),
  /** The administrator who asked; of a `guardianship` and a `release`. */
  by: v.exactOptional(v.pick(personSchema, ['uid', 'name'])),
  /** From then on a yes counts without that of who answers today; of a `guardianship`. */
  opensAt: v.exactOptional(momentSchema),
  /** Who answers today agreed, or a second administrator did; of a `guardianship`. */
  released: v.exactOptional(v.literal(true)),
  /** Of an `open-circle` and a `join-group`: what a guardian learns of it, and never who is in it. */
  circle: v.exactOptional(
    v.object({
      id: v.string(),
      kind: v.picklist(['private', 'group']),
      name: v.string(),
      purpose: v.exactOptional(v.string()),
      template: v.exactOptional(v.picklist(templateNames)),
      block: v.exactOptional(v.number()),
      /** As they were when it was asked; absent in questions from before they were told. */
      rules: v.exactOptional(circleRulesSchema),
      /** How many are in it; of an `open-circle` how many would be, were all to come. */
      members: v.number(),
      owner: personSchema,
    }),
  ),
  /** Of an `open-circle`, and of the ward's own copy alone: what else a yes makes it of. */
  plan: v.exactOptional(v.object({ rules: circleRulesSchema, people: v.array(v.string()) })),
})
export type Approval = v.InferOutput<typeof approvalSchema>

/** The same question twice is one. `thing`: whom or which circle it is about, if there may be several of its kind. */
export function approvalId(kind: ApprovalKind, ward: string, thing?: string): string {
  return [ward, kind, ...(thing === undefined ? [] : [thing])].join('_')
}

/** The id of a question, whose both copies have it. There is one `release` for a ward, whoever would be its guardian. */
export function idOfApproval({ kind, ward, other, circle }: Pick<Approval, 'kind' | 'ward' | 'other' | 'circle'>) {
  return approvalId(kind, ward.uid, circle?.id ?? (kind === 'release' ? undefined : other?.uid))
}

/** When a question that is asked, or answered, now is over, in milliseconds. */
export function approvalEnd(now: Date): number {
  return now.getTime() + approvalLimits.days * day
}

/** What an earlier question says now; undefined when there is none any more. */
export function standingAnswer(approval: Approval | undefined, now: Date): ApprovalState | undefined {
  return approval && approval.expiresAt.toMillis() > now.getTime() ? approval.state : undefined
}

/**
 * Whether the question may be answered now. 'answered': it was, in the same way. `askedAt` (milliseconds) says which one
 * is meant: another may have come under its id meanwhile. Throws `approval-over`.
 */
export function decideAnswer(
  approval: Approval | undefined,
  answer: Exclude<ApprovalState, 'waiting'>,
  now: Date,
  askedAt?: number,
): 'answer' | 'answered' {
  if (askedAt !== undefined && approval?.askedAt.toMillis() !== askedAt) throw new DomainError('approval-over')
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
