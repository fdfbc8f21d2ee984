import * as v from 'valibot'
import { DomainError } from '../errors.ts'
import { day, momentSchema } from '../moment.ts'
import { reportCategories, reportWords } from './report.ts'

export const rulingLimits = {
  /** Milliseconds in which whoever it went against may answer. */
  answerMs: 30 * day,
  /** Milliseconds after an answer from which on the only administrator may decide about their own ruling. */
  restMs: 7 * day,
  /** Milliseconds for which the door of a suspended account's answer stays open; each sign-in opens another. */
  doorMs: day,
  listed: 100,
} as const

/** What was decided against somebody: by administrators, or (`post-taken`, `comment-taken`) in a circle. */
export const rulingKinds = ['post-removed', 'comment-removed', 'post-taken', 'comment-taken', 'suspended'] as const
export type RulingKind = (typeof rulingKinds)[number]

/** Somebody's one answer to what was decided. */
export const appealWords = v.pipe(reportWords, v.minLength(1))

/**
 * `rulings/{hash of source and moment}`: what was decided against a member, why, their answer, and what came of it.
 * Functions only. `standing` until they answer.
 */
export const rulingSchema = v.object({
  kind: v.picklist(rulingKinds),
  /** Against whom. */
  whose: v.string(),
  /** Who decided. */
  by: v.string(),
  at: momentSchema,
  /** In their own words; '' where none were asked for. */
  reason: v.string(),
  /** What the reporter chose, where somebody reported it. */
  category: v.exactOptional(v.picklist(reportCategories)),
  postId: v.exactOptional(v.string()),
  commentId: v.exactOptional(v.string()),
  circle: v.exactOptional(v.string()),
  /** The path that the report had then, which holds the copy; one of a circle may have gone on to administrators since. */
  report: v.exactOptional(v.string()),
  state: v.picklist(['standing', 'answered', 'upheld', 'undone']),
  answer: v.exactOptional(v.object({ words: v.string(), at: momentSchema })),
  outcome: v.exactOptional(v.object({ by: v.string(), at: momentSchema, words: v.string() })),
})
export type Ruling = v.InferOutput<typeof rulingSchema>

export const appealOutcomes = ['upheld', 'undone'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

/** What the id of a ruling is the SHA-256 of, in hex. */
export function rulingName(source: string, at: { toMillis: () => number }): string {
  return `${source} ${at.toMillis()}`
}

/** Until when it may be answered, in milliseconds. */
export function answerableUntil({ at }: Pick<Ruling, 'at'>): number {
  return at.toMillis() + rulingLimits.answerMs
}

/** Whether it still takes what it took: nobody has decided about an answer to it, nor taken it back. */
export function isStanding({ state }: Pick<Ruling, 'state'>): boolean {
  return state === 'standing' || state === 'answered'
}

export function mayAnswer(ruling: Ruling, now: Date): boolean {
  return ruling.state === 'standing' && now.getTime() < answerableUntil(ruling)
}

/**
 * Whether `admin` may decide about an answered ruling; `admins`: all who could act. It is another one than who decided
 * first, and than `reporter`, who asked for it, where there is one who did neither; the only one left may, once the answer
 * has rested. Throws `appeal-over`, `not-yourself`, `another-decides`, `appeal-rests`.
 */
export function checkDecider(
  ruling: Ruling,
  admin: string,
  admins: readonly string[],
  now: Date,
  reporter?: string,
): void {
  if (ruling.state !== 'answered' || !ruling.answer) throw new DomainError('appeal-over')
  if (ruling.whose === admin) throw new DomainError('not-yourself')
  if (ruling.by !== admin && reporter !== admin) return
  const others = admins.filter((uid) => uid !== admin && uid !== ruling.whose)
  // Whoever asked for it is still nearer to another pair of eyes than whoever did it.
  const hasAnother = ruling.by === admin ? others.length > 0 : others.some((uid) => uid !== ruling.by)
  if (hasAnother) throw new DomainError('another-decides')
  if (now.getTime() < ruling.answer.at.toMillis() + rulingLimits.restMs) throw new DomainError('appeal-rests')
}
