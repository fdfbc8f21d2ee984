import type { BlogHeader } from '@varanda/domain/blog/blog'
import { blogIndexSchema } from '@varanda/domain/blog/blog'
import { paths } from '@varanda/domain/paths'
import { db } from '../lib/app.ts'
import { inTime } from '../lib/in-time.ts'
import { read } from '../lib/read.ts'

let held: { written: number; nanos: number; posts: readonly BlogHeader[] } | null = null

/**
 * The published posts. Each time it asks the store only when the index was last written, which is little data, and
 * reads the whole index, which is much, only if it has changed since this process read it.
 */
export async function currentIndex(): Promise<readonly BlogHeader[]> {
  const reference = db.doc(paths.blogIndex)
  // No index has a field of this name: the answer holds the time of its last write and no fields.
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
