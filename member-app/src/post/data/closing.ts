import { call } from '@varanda/client/call'
import { closeComments } from '@varanda/domain/post/calls/close-comments'
import { map } from 'nanostores'

/** What its author chose for a post a moment ago, until the instance has it. */
export const $closing = map<Record<string, boolean | undefined>>({})

/** Closes the comments of a post, or opens them; at once on this device. Throws what the instance refuses with. */
export async function setClosed(postId: string, closed: boolean): Promise<void> {
  $closing.setKey(postId, closed)
  try {
    await call(closeComments, { postId, closed })
  } catch (error) {
    $closing.setKey(postId, undefined)
    throw error
  }
}
