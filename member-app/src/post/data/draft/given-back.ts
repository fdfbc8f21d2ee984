import type { Draft } from './drafts.ts'

/** Words of a comment, and what it answers. */
export type Written = Pick<Draft, 'text' | 'replyTo'>

/** Words that were not taken, before whatever was begun meanwhile, which says below whom it all stands. */
export function withGivenBack(begun: Written | undefined, written: Written): Written {
  if (!begun?.text) return { text: written.text, replyTo: written.replyTo }
  return { text: `${written.text}\n${begun.text}`, replyTo: begun.replyTo }
}

/** Whether they are there. */
export function isGivenBack(now: Written | undefined, written: Written): boolean {
  return now?.text.startsWith(written.text) ?? false
}

export function isSameWritten(one: Written, other: Written): boolean {
  return one.text === other.text && one.replyTo?.id === other.replyTo?.id
}
