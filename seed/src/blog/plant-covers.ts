import { readFile } from 'node:fs/promises'
import { coverFiles, coverObject, coverTypes } from '@varanda/domain/blog/blog-cover'
import type { Storage } from 'firebase-admin/storage'
import { inFlight } from '../plant/in-flight.ts'
import { coverIdOf } from './documents.ts'
import { blogPosts } from './posts.ts'

const folder = new URL('../../covers/', import.meta.url)
const filesInFlight = 8

/** Stores the covers under the names that the server gives; done again, it writes them over. */
export async function plantCovers(bucket: ReturnType<Storage['bucket']>): Promise<void> {
  const files = blogPosts.flatMap((told) => coverFiles.map((file) => ({ told, file })))
  await inFlight(files, filesInFlight, async ({ told, file }) => {
    const content = await readFile(new URL(`${told.id}/${file.width}.${file.format}`, folder))
    const contentType = coverTypes[file.format]
    await bucket.file(coverObject(coverIdOf(told), file)).save(content, { resumable: false, contentType })
  })
}
