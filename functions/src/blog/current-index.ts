import type { BlogHeader } from '@varanda/domain/blog/blog'
import { blogIndexSchema } from '@varanda/domain/blog/blog'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { inTime } from '../lib/in-time.ts'
import { read } from '../lib/read.ts'

let held: { written: number; nanos: number; posts: readonly BlogHeader[] } | null = null

/**
 * What is published now. Every time the store is asked when that was last written, which is small to send; the whole index,
 * which is not, only when it has changed since this instance read it.
 */
export async function currentIndex(): Promise<readonly BlogHeader[]> {
  const reference = db.doc(paths.blogIndex)
  // A name that no index has: of its fields none come along.
  const [stamp] = await inTime(db.getAll(reference, { fieldMask: ['none'] }))
  const written = stamp?.updateTime
  if (!written) return []
  if (held && held.written === written.seconds && held.nanos === written.nanoseconds) return held.posts
  const snapshot = await inTime(reference.get())
  const posts = read(blogIndexSchema, snapshot)?.posts ?? []
  const { updateTime } = snapshot
  held = updateTime ? { written: updateTime.seconds, nanos: updateTime.nanoseconds, posts } : null
  return posts
}
