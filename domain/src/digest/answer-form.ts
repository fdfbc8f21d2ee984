import * as v from 'valibot'
import { commentText } from '../post/comment.ts'
import { type ReactionKind, reactionKinds } from '../post/reaction.ts'
import { linesWithoutDisguise } from '../visible-text.ts'
import { digestLimits } from './digest.ts'

/** What an answer page sends. Whatever acts carries typed words or a choice: a form that was not filled in does nothing. */
export const answerActs = ['words', 'reaction', 'take-back', 'not-me', 'no-buttons'] as const
export type AnswerAct = (typeof answerActs)[number]

/** Of the pages that only ask; these two acts have one each. */
export type AskedAct = Extract<AnswerAct, 'not-me' | 'no-buttons'>
export function isAskedAct(text: unknown): text is AskedAct {
  return text === 'not-me' || text === 'no-buttons'
}

/** A form of an answer page, as anybody may send it; what is none of it is as good as absent. */
export const answerFormSchema = v.object({
  act: v.fallback(v.optional(v.picklist(answerActs)), undefined),
  /** Random, of the page that sends: the same page sends once. */
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{20}$/))), undefined),
  text: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(10_000))), undefined),
  felt: v.fallback(v.optional(v.picklist(reactionKinds)), undefined),
  choice: v.fallback(v.optional(v.picklist(['yes', 'no'])), undefined),
})
export type AnswerForm = v.InferOutput<typeof answerFormSchema>

/** What somebody says by a button. */
export type Answer = { kind: 'words'; text: string } | { kind: 'reaction'; felt: ReactionKind }
export type AnswerFault = 'empty' | 'long' | 'unchosen'

/** The answer in a form, or why it is none. */
export function answerIn({ act, text = '', felt }: AnswerForm): Answer | AnswerFault {
  if (act === 'reaction') return felt ? { kind: 'reaction', felt } : 'unchosen'
  const words = linesWithoutDisguise(text)
  if (words.length > digestLimits.answerText) return 'long'
  const parsed = v.safeParse(commentText, words)
  return parsed.success ? { kind: 'words', text: parsed.output } : 'empty'
}
