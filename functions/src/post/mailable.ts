import { type Circle, circleSchema } from '@varanda/domain/circle/circle'
import { mayGoByMail } from '@varanda/domain/circle/strictest'
import { paths } from '@varanda/domain/paths'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { db } from '../lib/app.ts'
import { readIfWhole } from '../lib/read.ts'
import { readAudienceIfWhole } from './read-audience.ts'

/**
 * Those posts of which something may leave by mail now, by id: they stand, and no circle that they were sent to keeps
 * what is in it from mail, neither then nor since.
 */
export async function mailablePosts(postIds: readonly string[]): Promise<Map<string, Post>> {
  if (postIds.length === 0) return new Map()
  const found = await db.getAll(
    ...postIds.flatMap((postId) => [db.doc(paths.post(postId)), db.doc(paths.postAudience(postId))]),
  )
  const all = postIds.map((postId, index) => ({
    postId,
    post: readIfWhole(postSchema, found[2 * index]),
    circles: readAudienceIfWhole(found[2 * index + 1])?.circles ?? [],
  }))
  const circles = await circlesOf(all.flatMap((one) => one.circles))
  return new Map(
    all.flatMap(({ postId, post, circles: ids }) => {
      if (!post || post.deleted) return []
      const now = ids.flatMap((id) => circles.get(id) ?? [])
      return mayGoByMail(post, now) ? [[postId, post] as const] : []
    }),
  )
}

/** Whether a circle lets what is in it leave by mail; what is gone tells nothing. */
export async function mayMailOf(circleId: string): Promise<boolean> {
  const circle = (await circlesOf([circleId])).get(circleId)
  return circle !== undefined && mayGoByMail({}, [circle])
}

/** Circles as they are now, by id; what is gone or damaged is none. */
export async function circlesOf(ids: readonly string[]): Promise<Map<string, Circle>> {
  const distinct = [...new Set(ids)]
  const found = distinct.length > 0 ? await db.getAll(...distinct.map((id) => db.doc(paths.circle(id)))) : []
  return new Map(
    found.flatMap((one) => {
      const circle = readIfWhole(circleSchema, one)
      return circle ? [[one.id, circle] as const] : []
    }),
  )
}
