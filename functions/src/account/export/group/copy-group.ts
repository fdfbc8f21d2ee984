import { withPost } from '@varanda/domain/account/export/export-work'
import type { GroupPost } from '@varanda/domain/account/export/group-post'
import { objects } from '@varanda/domain/post/media'
import { albumPosts } from '../copy-album.ts'
import { bytesOf } from '../copy-photos.ts'
import { cursorAt } from '../cursor.ts'
import { localTime, monthOf } from '../local-time.ts'
import { photoFile } from '../photo-file.ts'
import { type OrderedPost, postsInOrder } from '../posts-in-order.ts'
import { isFull, type Slice } from '../slice.ts'
import { insideOf } from '../words.ts'

const perPage = 40

/** Names of the lists and schemas that stand in the copy of a group's album. */
export const groupList = 'posts'

/** A page of a group's posts, as lines of their list; each counts into its month. Answers whether that was the last. */
export async function copyGroupPosts(slice: Slice): Promise<boolean> {
  const { binder } = slice
  const { work } = binder
  const found = await postsInOrder(slice, work.after, perPage)
  const going = found.filter(({ post }) => post !== undefined)
  const shown = await albumPosts(slice, going)
  binder.write(going.map((one, index) => lineOf(one, shown[index]!)))
  const { folder, data, photos } = insideOf(slice)
  for (const { createdAt, post } of going) {
    const names = (post!.photos ?? []).map(({ id }) => `../${photos}/${photoFile(createdAt, id)}`)
    work.months = withPost(work.months, monthOf(createdAt.toDate()), names)
    slice.counts.posts += 1
  }
  slice.counts.comments += shown.reduce((sum, { comments }) => sum + comments.length, 0)
  slice.read += found.length * 2
  const last = found.at(-1)
  if (last) work.after = cursorAt(last)
  const isLast = found.length < perPage
  if (isLast) await binder.endList(`${folder}/${data}/${groupList}.jsonl`)
  return isLast
}

type Line = Omit<GroupPost, 'at'> & { at: string }

function lineOf(
  { createdAt }: OrderedPost,
  { by = '', text, photos, comments, hasMore }: Awaited<ReturnType<typeof albumPosts>>[number],
): Line {
  return {
    by,
    at: createdAt.toDate().toISOString(),
    text,
    photos: photos.map(({ src, width, height, alt }) => ({
      file: src.slice('../'.length),
      width,
      height,
      ...(alt && { alt }),
    })),
    comments: comments.map((one) => ({ by: one.name, text: one.text })),
    hasMore,
  }
}

/**
 * The photos that a group's posts show, as many as a piece of work takes. `after` says the last post whose photos are
 * all there, and how many of the next one's are. Answers whether that was the last.
 */
export async function copyGroupPhotos(slice: Slice): Promise<boolean> {
  const { binder } = slice
  const { work } = binder
  const { folder, photos } = insideOf(slice)
  const [before = '', done = '0'] = work.after.split('\n')
  const found = await postsInOrder(slice, before, perPage)
  let skip = Number(done)
  let passed = before
  for (const one of found) {
    slice.read += 1
    const its = one.post?.photos ?? []
    for (const [index, { id }] of its.entries()) {
      if (index < skip) continue
      const bytes = await bytesOf(objects.rendition(one.postId, id, 'large', 'webp'))
      if (bytes) {
        const at = one.createdAt
        binder.add(`${folder}/${photos}/${photoFile(at, id)}`, bytes, localTime(at.toDate()))
        slice.counts.photos += 1
      }
      work.after = `${passed}\n${index + 1}`
      if (isFull(slice)) return false
    }
    skip = 0
    passed = cursorAt(one)
    work.after = passed
    if (isFull(slice)) return false
  }
  return found.length < perPage
}
