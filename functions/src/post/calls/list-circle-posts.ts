import { circleSchema } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { circlePostsLimits, listCirclePosts as contract } from '@varanda/domain/post/calls/list-circle-posts'
import { circleSource } from '@varanda/domain/source/reach'
import type { SourcePost } from '@varanda/domain/source/source'
import { Timestamp } from 'firebase-admin/firestore'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { readIfWhole } from '../../lib/read.ts'

const createdAt: keyof SourcePost = 'createdAt'

export const listCirclePosts = callable(contract, async ({ circleId, before }, me) => {
  const circle = readIfWhole(circleSchema, await db.doc(paths.circle(circleId)).get())
  if (circle?.kind !== 'private' || circle.owner !== me.uid) throw new DomainError('circle-unknown')
  const newest = db
    .collection(paths.sourcePosts(circleSource(circleId)))
    .orderBy(createdAt, 'desc')
    .select(createdAt)
    .limit(circlePostsLimits.page)
  const { docs } = await (before === undefined ? newest : newest.startAfter(Timestamp.fromMillis(before))).get()
  const last = docs.length === circlePostsLimits.page ? docs.at(-1) : undefined
  return { posts: docs.map(({ id }) => id), next: last ? (last.get(createdAt) as Timestamp).toMillis() : null }
})
