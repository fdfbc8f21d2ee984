import { portraitObjects } from '@varanda/domain/member/portrait'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import { type Post, postSchema } from '@varanda/domain/post/post'
import { bucket } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { localTime } from './local-time.ts'
import { photoFile } from './photo-file.ts'
import { postsOf } from './read-step.ts'
import { isFull, type Slice } from './slice.ts'
import { exportWords } from './words.ts'

/** Every portrait of the member, large. */
export async function copyPortraits({ binder, whose, locale, askedAt }: Slice): Promise<true> {
  const { folder, photos } = exportWords[locale].inside
  const [files] = await bucket().getFiles({ prefix: portraitObjects.of(whose.uid) })
  for (const { name } of files.filter((file) => file.name.endsWith('/large.webp'))) {
    const bytes = await bytesOf(name)
    if (bytes) binder.add(`${folder}/${photos}/portrait-${name.split('/').at(-2)}.webp`, bytes, localTime(askedAt))
  }
  return true
}

/**
 * Photos of the member's posts, those too that an edit took out: as many as a piece of work takes. `after` is the last
 * one's object, so that it may end within a post. Answers whether that was the last.
 */
export async function copyPhotos(slice: Slice): Promise<boolean> {
  const { binder, whose, locale } = slice
  const { work } = binder
  const { folder, photos } = exportWords[locale].inside
  const at = work.after && paths.post(work.after.split('/')[1]!)
  const { found, after } = await postsOf(whose.uid, '', at || undefined)
  for (const one of found) {
    const post = readIfWhole(postSchema, one)
    slice.read += 1
    for (const name of post && hasPhotos(post) ? await photosOf(one.id, work.after) : []) {
      const bytes = await bytesOf(name)
      const photoId = name.split('/')[2]!
      // Its post may have been deleted meanwhile.
      if (bytes) {
        binder.add(
          `${folder}/${photos}/${photoFile(post!.createdAt, photoId)}`,
          bytes,
          localTime(post!.createdAt.toDate()),
        )
        slice.counts.photos += 1
      }
      work.after = name
      if (isFull(slice)) return false
    }
    work.after = pastPost(one.id)
    if (isFull(slice)) return false
  }
  return after === ''
}

const hasPhotos = ({ deleted, photos, editedAt }: Post) => !deleted && (photos !== undefined || editedAt !== undefined)

/** Behind every object of a post. */
const pastPost = (postId: string) => `${objects.mediaOf(postId)}~`

/** A post's photos in their largest size, after one of them, by name. */
async function photosOf(postId: string, after: string): Promise<string[]> {
  const prefix = objects.mediaOf(postId)
  const [files] = await bucket().getFiles({ prefix })
  const names = files.map(({ name }) => name).filter((name) => name.endsWith('/large.webp'))
  return names.sort().filter((name) => !after.startsWith(prefix) || name > after)
}

/** As they come, so that they never lie there twice; undefined where it is gone. No photo is larger than an upload may be: `mediaLimits`. */
export async function bytesOf(name: string): Promise<Buffer[] | undefined> {
  const bytes: Buffer[] = []
  try {
    for await (const piece of bucket().file(name).createReadStream()) bytes.push(piece as Buffer)
    return bytes
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return undefined
    throw error
  }
}
