import { readFile } from 'node:fs/promises'
import { coverObject, coverTypes } from '@varanda/domain/blog/blog-cover'
import type { Storage } from 'firebase-admin/storage'
import type { DevelopedCover } from './develop-covers.ts'
import { coverIdOf } from './documents.ts'
import type { ToldBlogPost } from './telling.ts'

const inFlight = 8

/** Stores the covers under the names that the house gives; done again, it writes them over. */
export async function plantCovers(
  developed: ReadonlyMap<ToldBlogPost, DevelopedCover>,
  bucket: ReturnType<Storage['bucket']>,
): Promise<void> {
  const left = [...developed]
    .flatMap(([told, files]) =>
      files.map(({ file, path }) => ({ name: coverObject(coverIdOf(told), file), file, path })),
    )
    .values()
  const worker = async (): Promise<void> => {
    for (const { name, file, path } of left)
      await bucket.file(name).save(await readFile(path), { resumable: false, contentType: coverTypes[file.format] })
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
}
