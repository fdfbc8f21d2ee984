import { anyOrigin } from '@varanda/domain/site/any-origin'
import * as v from 'valibot'

/** What built pages say for now, and what is served there; nothing where they were built for this instance, as on Firebase. */
const ownWords = v.parse(
  v.array(v.object({ said: v.string(), is: v.string() })),
  JSON.parse(process.env.OWN_WORDS || '[]'),
)

/** The text with the real origin in it, and what the instance says of itself. */
export function atOrigin(text: string, origin: string): string {
  const filled = ownWords.reduce((so, { said, is }) => so.replaceAll(said, () => is), text)
  return filled.replaceAll(anyOrigin, () => origin)
}
