import type { Seen, SeenPost } from '@varanda/domain/automation/engine'
import type { Entry } from '@varanda/domain/post/entry'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { onClock } from './clock.ts'

/** What a member reads of a post by their own copy, as the engine asks for it; undefined where they hold none. */
export function seenPost(found: DocumentSnapshot | undefined): SeenPost | undefined {
  if (!found?.exists) return undefined
  const { author, text, tags = [], photos = [], circles = [] } = found.data() as Entry
  return { author: author.uid, text, tags, hasPhotos: photos.length > 0, circles }
}

/** What they see at a moment on their clock. */
export function seenAt(at: Date, zone: string, post: SeenPost | undefined): Seen {
  const { weekday, minute } = onClock(at, zone)
  return { weekday, minute, ...(post && { post }) }
}
