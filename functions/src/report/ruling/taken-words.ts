import { paths } from '@varanda/domain/paths'
import { postSchema } from '@varanda/domain/post/post'
import { reportSchema, type Sealed } from '@varanda/domain/report/report'
import type { Ruling } from '@varanda/domain/report/ruling'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'

/** What a ruling took: the report's copy, or the post where it was taken without one; nothing of what is gone. */
export async function takenWords({ report, postId }: Pick<Ruling, 'report' | 'postId'>): Promise<Sealed> {
  const copy = report === undefined ? undefined : readIfWhole(reportSchema, await db.doc(report).get())?.sealed
  if (copy) return copy
  const post = postId === undefined ? undefined : readIfWhole(postSchema, await db.doc(paths.post(postId)).get())
  return { text: post?.text ?? '', ...(post?.photos && { photos: post.photos }) }
}
