import * as v from 'valibot'
import { day, momentSchema } from '../moment.ts'

/**
 * `items`: posts in one digest, of more it says how many; `scanned`: posts that are looked through for them.
 * `notices`: lines of what else is new. `letters`: of a post's words, whose rest is in the app. `pictures`: photos, one
 * a post, which together have at most `pictureBytes`. `faces`: people whose portraits are attached. `answerableMs`: how long its buttons are good (milliseconds),
 * and `keptMs` how long their page says that they were.
 * `answers`: how many answers a button takes. `answerText`: letters of an answer. `undoMs`: how long an answer can be
 * taken back from the page that sent it.
 */
export const digestLimits = {
  items: 20,
  scanned: 60,
  notices: 10,
  letters: 600,
  pictures: 12,
  pictureBytes: 110_000,
  faces: 10,
  answerableMs: 30 * day,
  keptMs: 45 * day,
  answers: 3,
  answerText: 500,
  undoMs: 10 * 60_000,
} as const

/**
 * `users/{uid}/digests/{id}`: one mail that told a member what is new, and what its buttons open. Functions only. The
 * buttons' secret is in the mail alone: a capability of kind `answer` leads here by its hash.
 */
export const digestSchema = v.object({
  /** The day of the member's calendar that it was for (`CalendarDay`). */
  day: v.string(),
  at: momentSchema,
  /** From when on it tells; the next one begins here if its mail never leaves. Absent in those of before. */
  since: v.exactOptional(momentSchema),
  /** The posts it told of; a button says which of them by its place, from 0. */
  posts: v.array(v.string()),
  /** How many answers each place has taken; absent means none. */
  answered: v.record(v.string(), v.number()),
  /**
   * What its buttons sent, the newest last. `id` follows from the secret and the page that sent it, so that the same page
   * sends once; `path`: the comment, or the reaction, of that moment.
   */
  sent: v.exactOptional(v.array(v.object({ id: v.string(), path: v.string(), at: momentSchema }))),
  /** Its reader said that it was not them who answered: no button of it is good any more. */
  revoked: v.exactOptional(v.literal(true)),
  /** It held no words of any post, and so may nothing that its buttons open. */
  namesOnly: v.exactOptional(v.literal(true)),
  expiresAt: momentSchema,
})
export type Digest = v.InferOutput<typeof digestSchema>
export type Sent = NonNullable<Digest['sent']>[number]
