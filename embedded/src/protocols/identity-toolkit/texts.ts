/**
 * What callers send, each with an end: nothing looks at what is longer than it could be. The ends are wide, so that an
 * address or a password that is merely too long is told so by those who know.
 */
import * as v from 'valibot'

const upTo = (characters: number) => v.pipe(v.string(), v.maxLength(characters))

export const texts = {
  email: upTo(1_000),
  password: upTo(10_000),
  /** A signed token: claims have at most 1,000 characters. */
  token: upTo(16_384),
  /** Of a mail. */
  code: upTo(256),
  continueUrl: upTo(4_096),
  /** A name of the protocol's own. */
  word: upTo(128),
}
