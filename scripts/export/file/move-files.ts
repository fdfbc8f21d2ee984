import type { Backup } from '@varanda/embedded/backup/read-backup'
import type { StoredObject } from '@varanda/embedded/storage/contract'
import type { Project } from '../project.ts'
import { withoutType } from './file-digest.ts'
import { storageError } from './storage-error.ts'

const atOnce = 4
/** Larger files go in pieces of as many bytes. */
const pieceBytes = 8 * 1024 * 1024

/** Uploads files that are not there yet; what has a name there already stays as it is, and the verdict compares it. */
export async function moveFiles(
  project: Pick<Project, 'bucket'>,
  backup: Pick<Backup, 'fileOf'>,
  objects: readonly StoredObject[],
): Promise<void> {
  const left = objects.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const object of left) await moveFile(project, backup.fileOf(object), object)
    }),
  )
}

async function moveFile({ bucket }: Pick<Project, 'bucket'>, file: string, object: StoredObject): Promise<void> {
  const { name, size, md5, crc32c, metadata, ...rest } = object
  // Without one the client would guess it by the name.
  const { contentType = withoutType, cacheControl, contentDisposition, contentEncoding, contentLanguage } = rest
  const details = { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, metadata }
  try {
    await bucket.upload(file, {
      destination: name,
      resumable: size > pieceBytes,
      chunkSize: pieceBytes,
      preconditionOpts: { ifGenerationMatch: 0 },
      // With both sums beside it a broken upload is refused by the server.
      metadata: { ...said(details), md5Hash: md5, crc32c },
    })
  } catch (error) {
    if ((error as { code?: unknown }).code !== 412) throw storageError(bucket.name, error)
  }
}

const said = (details: object) => Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
