import { type Locale, localeTags, localizedPath } from '../../locale.ts'

/** What is pushed to a member's devices. Its words are in the member's language already. */
export interface PushMessage {
  title: string
  body?: string
  /** Where a tap leads, as `memberScreens` has it, without the language: `/user/post/abc`. */
  path: string
  /** What it is about: a later one about the same takes the place of what has not arrived. */
  topic: { kind: string; thing: string }
  urgency: 'normal' | 'high'
  /** How long a push service keeps it for a device that is away. */
  ttlSeconds: number
  /** How many notices are unread, for the app's badge. */
  unread?: number
}

/** Letters; what is longer ends with an ellipsis. Together they stay far below what one record holds. */
const titleLetters = 100
const bodyLetters = 300

/** Of the declarative form, by which browsers know it (https://github.com/w3c/push-api/pull/385). */
const declarative = 8030

/**
 * The JSON of a message: Safari shows it by itself, every other browser hands it to our worker. `tag` names what it
 * replaces on the screen.
 */
export function pushPayload(message: PushMessage, origin: string, locale: Locale, tag: string): string {
  const { title, body, path, unread } = message
  // Safari looked for the badge within the notification first, and looks beside it now.
  const badge = unread !== undefined && { app_badge: unread }
  return JSON.stringify({
    web_push: declarative,
    notification: {
      title: shortened(title, titleLetters),
      ...(body && { body: shortened(body, bodyLetters) }),
      navigate: origin + localizedPath(locale, path),
      lang: localeTags[locale],
      tag,
      ...badge,
    },
    ...badge,
  })
}

function shortened(text: string, most: number): string {
  const letters = [...text.trim()]
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
