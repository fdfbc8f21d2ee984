import { postLimits } from '@varanda/domain/post/post'

/** From here on the writer is told how much room is left. */
const tellBelow = 300

/**
 * What the composer knows about a text: whether it can be sent, and what to say about its length. Beside photos it may
 * be empty.
 */
export function measure(text: string, photos = 0): { sendable: boolean; left?: number; over?: number } {
  const length = text.trim().length
  const left = postLimits.text - length
  if (left < 0) return { sendable: false, over: -left }
  return { sendable: length > 0 || photos > 0, ...(left <= tellBelow && { left }) }
}
