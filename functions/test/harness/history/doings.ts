import type { ReactionKind } from '@varanda/domain/post/reaction'

/** What members of a small family do. */
export type Step =
  | { do: 'join'; guest: string; host: string }
  | { do: 'connect'; who: string; to: string }
  | { do: 'remove' | 'block' | 'unblock'; who: string; other: string }
  | Posting
  | CircleStep
  | PostStep
  | BelowStep
  | TierStep
  | { do: 'suspend'; who: string }
  | { do: 'restore'; who: string }
  | { do: 'wait'; days: number }

/** For everyone the author knows but `except`, or for the people `to`, whom the author must know; and for circles. */
export interface Addressing {
  except: readonly string[]
  to?: readonly string[]
  circles?: readonly string[]
}

export interface Posting extends Addressing {
  do: 'post'
  author: string
  post: string
  photo?: boolean
}

interface OfPost {
  who: string
  post: string
}

/** What somebody does about a post, or tries to. A `stale` edit was begun when the post had just been sent. */
export type PostStep =
  | (OfPost & { do: 'edit'; words: string; stale?: boolean })
  | (OfPost & Addressing & { do: 'readdress' })
  | (OfPost & { do: 'delete' })
  | (OfPost & { do: 'bring-back' })

/**
 * What readers write below a post, or try to, and those who read it once; `under` is a comment, `thing` as well, or
 * 'post'. No words of a comment are another's.
 */
export type BelowStep =
  | (OfPost & { do: 'comment'; comment: string; words: string; under?: string })
  | (OfPost & { do: 'reword'; comment: string; words: string })
  | (OfPost & { do: 'unsay'; comment: string })
  | (OfPost & { do: 'feel'; thing: string; felt: ReactionKind })
  | (OfPost & { do: 'unfeel'; thing: string })

export const isBelow = (step: Step): step is BelowStep =>
  ['comment', 'reword', 'unsay', 'feel', 'unfeel'].includes(step.do)

interface InCircle {
  who: string
  circle: string
}

export type CircleStep =
  | (InCircle & { do: 'make'; kind: CircleKind; history: number; others: readonly string[] })
  | (InCircle & { do: 'add'; other: string })
  | (InCircle & { do: 'invite'; other: string })
  | (InCircle & { do: 'take'; other: string })
  | (InCircle & { do: 'come' })
  | (InCircle & { do: 'leave' })
  | (InCircle & { do: 'follow' })

/** What somebody does about a tier, or tries to, and what their bank and Stripe do: a month is paid, refused or the last. */
export type TierStep = InCircle & { do: 'subscribe' | 'renew' | 'refuse' | 'end' }

export const isPaying = (step: Step): step is TierStep => ['subscribe', 'renew', 'refuse', 'end'].includes(step.do)

/** Two people, whoever is named first. */
export const pair = (one: string, other: string) => [one, other].sort().join('+')

/** A `tier` is there from the beginning, and nobody changes it by hand. */
export type CircleKind = 'private' | 'public' | 'group' | 'tier'
