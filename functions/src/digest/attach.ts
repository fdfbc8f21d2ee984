import { digestLimits } from '@varanda/domain/digest/digest'
import { type MailPicture, mailPictures } from './pictures.ts'
import type { ToldPost } from './read-posts.ts'

export interface Attached extends MailPicture {
  /** By which the mail shows it. */
  cid: string
}

/** The first photo of each of the newest posts that have any, by post. */
export async function attach(posts: readonly ToldPost[]): Promise<Map<string, Attached>> {
  const chosen = posts
    .flatMap(({ postId, post }) => (post.photos?.[0] ? [{ postId, id: post.photos[0].id }] : []))
    .slice(0, digestLimits.pictures)
  const drawn = await mailPictures(chosen)
  return new Map(
    chosen.flatMap(({ postId }, index) => {
      const picture = drawn[index]
      return picture ? [[postId, { ...picture, cid: `photo-${index}@varanda` }] as const] : []
    }),
  )
}
