import { lastingNotes, ofMember } from '@varanda/client/browser-notes'
import { isEmoji } from '@varanda/domain/post/reaction'

const key = `${ofMember}emojis`
const kept = 14

/** Offered where this device remembers none. */
export const firstEmojis = ['👏', '🙏', '😍', '🥰', '🎂', '☕', '🐶']

/** The emojis that were chosen on this device, the last one first. */
export function recentEmojis(): string[] {
  try {
    const stored: unknown = JSON.parse(lastingNotes.get(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string' && isEmoji(one)).slice(0, kept) : []
  } catch {
    return []
  }
}

export function rememberEmoji(emoji: string): void {
  lastingNotes.set(key, JSON.stringify([emoji, ...recentEmojis().filter((one) => one !== emoji)].slice(0, kept)))
}
