/** Photos of posts, put there as `prepareMedia` leaves them, without drawing each. */

import { paths } from '@varanda/domain/paths'
import { objects, type PreparedMedia } from '@varanda/domain/post/media'
import type { Step } from './history/doings.ts'
import type { KillableInstance } from './instance/killable-instance.ts'

/** The door looks at no bytes. */
const bytes = Buffer.from('RIFF....WEBP')

/** The id of a post's photo. */
export const photoOf = (post: string) => post.slice(-20)

/** Makes the photos of all posts that will have one ready before the first of them is written. */
export async function plantPhotos(instance: KillableInstance, steps: readonly Step[]): Promise<void> {
  const batch = instance.db.batch()
  const saved = steps.map(async (step) => {
    if (step.do !== 'post' || !step.photo) return
    const { post, author } = step
    const id = photoOf(post)
    const prepared: PreparedMedia = {
      postId: post,
      mediaId: id,
      author,
      photo: { id, width: 480, height: 360, thumbhash: '' },
    }
    batch.set(instance.db.doc(paths.media(post, id)), prepared)
    await instance.bucket
      .file(objects.rendition(post, id, 'small', 'webp'))
      .save(bytes, { resumable: false, contentType: 'image/webp' })
  })
  await Promise.all(saved)
  await batch.commit()
}
