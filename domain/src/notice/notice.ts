import type { ActivityFactKind, FactKind } from '../fact/fact.ts'
import type { Moment } from '../moment.ts'
import { cutBefore } from '../post/marks.ts'

/** What the instance tells one member: what was done with what is theirs, and who came by their link. */
export type InstanceNoticeKind = Exclude<FactKind, ActivityFactKind>

/**
 * `users/{uid}/notifications/{id}`: one notice. Its reader alone reads it, and may say when they did. Beside these stand
 * those of what others do about a post: activity-notice.ts.
 */
export interface InstanceNotice {
  kind: InstanceNoticeKind
  at: Moment
  /**
   * The administrator who did it; of what came by the reader's own link, whoever came; of a changed guardian the new
   * one, of a sign-in who made its code; of a circle who did it there, or '' where a block stands between the two.
   */
  by: { uid: string; name: string }
  /** Why, in the administrator's own words; may be empty in an answer to a report. */
  words: string
  /** The post that it is about. */
  postId?: string
  /** How much of Pix the reader wanted to be reminded of, in centavos. */
  amount?: number
  /** How the reader's own post or comment begins, so that they know which one it was. */
  excerpt?: string
  /** Of what happened in a circle or group; who did it is somebody in it. */
  circle?: { id: string; name: string }
  /** Whose guardian it is about, and who would be it, or is. */
  ward?: { uid: string; name: string }
  other?: { uid: string; name: string }
  /** Its own moment, once it was read. */
  readAt: Moment | null
  unread: boolean
}

const excerptLength = 80

/** The beginning of a text on one line. Its mentions stay marks: names are the reader's device to say. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const letters = [...line]
  if (letters.length <= excerptLength) return line
  const end = cutBefore(line, letters.slice(0, excerptLength - 1).join('').length)
  return `${line.slice(0, end).trimEnd()}…`
}
