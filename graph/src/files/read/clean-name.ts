import { withoutDisguise } from '@varanda/domain/visible-text'
import { longestName } from '../limits.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * A text of a file or for a file on one line, without what disguises it, at most `most` characters long. Halves of
 * characters become U+FFFD. The result is a copy, which does not keep the text it was cut from in memory.
 */
export function cleanName(text: string, most: number = longestName): string {
  // A character has at most two code units, so nothing that would be kept is cut here.
  const oneLine = withoutDisguise(text.slice(0, 4 * most).replace(/[\s\uFFFE\uFFFF]/g, ' ')).trim()
  const short = oneLine.length > most ? Array.from(oneLine).slice(0, most).join('').trim() : oneLine
  return decoder.decode(encoder.encode(short))
}
