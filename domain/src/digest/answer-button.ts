import { isInviteToken } from '../ids.ts'

/** One button of a digest: the secret of its mail, and which of its posts, from 0. */
export interface AnswerButton {
  secret: string
  place: number
}

/** The part of a button's page where a reaction is chosen, behind `#`. */
export const reactionPart = 'felt'

/** What a button's address carries as its token. */
export function answerToken({ secret, place }: AnswerButton): string {
  return `${secret}.${place}`
}

/** The button that a token names; undefined for what is none. */
export function answerButtonIn(token: unknown): AnswerButton | undefined {
  if (typeof token !== 'string') return undefined
  const [secret = '', place = '', ...more] = token.split('.')
  const isOne = isInviteToken(secret) && /^(0|[1-9]\d?)$/.test(place) && more.length === 0
  return isOne ? { secret, place: Number(place) } : undefined
}
