/**
 * Bytes on disk: drafts while they arrive, then files named by the SHA-256 of their content. A file is there for good
 * when it and the folder that names it have been fsynced; only then may a row point to it.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, type FileHandle, link, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32c, crc32cText } from '../rules/library/crc32c.ts'
import { writeFailure } from '../unwritable.ts'

export interface Content {
  hash: string
  size: number
  md5: string
  crc32c: string
}

export class Blobs {
  readonly #drafts: string
  readonly #blobs: string
  /** Content that is about to get a row; it must not be swept meanwhile. */
  readonly #held = new Map<string, number>()

  constructor(folder: string) {
    this.#drafts = join(folder, 'drafts')
    this.#blobs = join(folder, 'blobs')
    mkdirSync(this.#drafts, { recursive: true })
    mkdirSync(this.#blobs, { recursive: true })
  }

  fileOf(hash: string): string {
    return join(this.#blobs, hash.slice(0, 2), hash)
  }

  /**
   * Writes into a draft, fsynced when it resolves; what lay beyond the end of `bytes` is cut off. Throws
   * UnwritableError when the disk takes no more; the draft then is as long as before or longer.
   */
  write(draft: string, offset: number, bytes: Buffer): Promise<void> {
    return this.#write(draft, offset, bytes).catch(fail)
  }

  async #write(draft: string, offset: number, bytes: Buffer): Promise<void> {
    const path = join(this.#drafts, draft)
    const file = await open(path, offset === 0 ? 'w' : 'r+')
    try {
      await writeWhole(file, bytes, offset)
      await file.truncate(offset + bytes.length)
      await file.sync()
    } finally {
      await file.close()
    }
    if (offset === 0) await syncFolder(this.#drafts)
  }

  /** The first bytes of a draft, by which its kind is known. */
  async head(draft: string): Promise<Buffer> {
    const file = await open(join(this.#drafts, draft), 'r')
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  }

  /** Whether a draft holds at least so many bytes. */
  holds(draft: string, bytes: number): boolean {
    return (statSync(join(this.#drafts, draft), { throwIfNoEntry: false })?.size ?? -1) >= bytes
  }

  /** Size and checksums of a draft's first `size` bytes. */
  async measure(draft: string, size: number): Promise<Content> {
    const measure = new Measure()
    await readThrough(join(this.#drafts, draft), size, (bytes) => measure.add(bytes))
    return measure.content()
  }

  /**
   * Makes a draft of kept contents, one after another, fsynced when it resolves, and measures it on the way. Throws
   * UnwritableError.
   */
  join(draft: string, contents: readonly Pick<Content, 'hash' | 'size'>[]): Promise<Content> {
    return this.#join(draft, contents).catch(fail)
  }

  async #join(draft: string, contents: readonly Pick<Content, 'hash' | 'size'>[]): Promise<Content> {
    const measure = new Measure()
    const file = await open(join(this.#drafts, draft), 'w')
    try {
      let synced = 0
      for (const { hash, size } of contents) {
        await readThrough(this.fileOf(hash), size, async (bytes) => {
          await writeWhole(file, bytes, measure.size)
          measure.add(bytes)
          if (measure.size - synced < SYNC_EVERY) return
          await file.datasync()
          synced = measure.size
        })
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await syncFolder(this.#drafts)
    return measure.content()
  }

  /**
   * Gives a draft a lasting name besides and runs `record`, which makes the row that points to it; only then it is no
   * draft any more, so that it can be gone on with whatever fails or is cut off. Its content stays where it failed only
   * if `isUsed` says that another row points to it. Throws UnwritableError.
   */
  keep<T>(draft: string, hash: string, record: () => Promise<T>, isUsed: (hash: string) => boolean): Promise<T> {
    return this.#keep(draft, hash, record, isUsed).catch(fail)
  }

  async #keep<T>(draft: string, hash: string, record: () => Promise<T>, isUsed: (hash: string) => boolean): Promise<T> {
    this.#held.set(hash, (this.#held.get(hash) ?? 0) + 1)
    try {
      const folder = join(this.#blobs, hash.slice(0, 2))
      if (await mkdir(folder, { recursive: true })) await syncFolder(this.#blobs)
      await this.#name(draft, this.fileOf(hash))
      await syncFolder(folder)
      const recorded = await record()
      await this.dropDraft(draft)
      return recorded
    } finally {
      const others = this.#held.get(hash)! - 1
      if (others > 0) this.#held.set(hash, others)
      else this.#held.delete(hash)
      this.dropUnused(hash, isUsed)
    }
  }

  /**
   * One file with two names where the disk can hold such, since the disk may be full: bytes that a draft was given are
   * never written again. What has the name already is of the same content.
   */
  async #name(draft: string, lasting: string): Promise<void> {
    const path = join(this.#drafts, draft)
    try {
      return await link(path, lasting)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EEXIST') return
      if (!withoutLinks.has(code ?? '')) throw error
    }
    const copy = `${path}.copy`
    await copyFile(path, copy)
    const file = await open(copy, 'r+')
    await file.sync().finally(() => file.close())
    await rename(copy, lasting)
  }

  /** Removes the content unless a row points to it or is about to. Nothing can come in between: it does not wait. */
  dropUnused(hash: string, isUsed: (hash: string) => boolean): void {
    if (!this.#held.has(hash) && !isUsed(hash)) rmSync(this.fileOf(hash), { force: true })
  }

  async dropDraft(draft: string): Promise<void> {
    await rm(join(this.#drafts, draft), { force: true })
  }

  /** After a start: removes what the last process left without a row. */
  sweep(isUsed: (hash: string) => boolean, isDraft: (draft: string) => boolean): void {
    for (const draft of readdirSync(this.#drafts)) {
      if (!isDraft(draft)) rmSync(join(this.#drafts, draft), { force: true })
    }
    for (const folder of readdirSync(this.#blobs)) {
      for (const hash of readdirSync(join(this.#blobs, folder))) this.dropUnused(hash, isUsed)
    }
  }
}

/** How file systems say that a file has one name there, as FAT's do. */
const withoutLinks: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** What is read at once, in bytes: each reading has one buffer, however much it reads. */
const READ_AT_ONCE = 256 * 1024

/** All of a large file synced at its end would keep others' commits waiting. In bytes. */
const SYNC_EVERY = 4 * 1024 * 1024

/** Size and checksums of bytes, a piece at a time. */
class Measure {
  size = 0
  #hash = createHash('sha256')
  #md5 = createHash('md5')
  #crc32c = 0

  add(bytes: Buffer): void {
    this.size += bytes.length
    this.#hash.update(bytes)
    this.#md5.update(bytes)
    this.#crc32c = crc32c(bytes, this.#crc32c)
  }

  content(): Content {
    const { size } = this
    return { hash: this.#hash.digest('hex'), size, md5: this.#md5.digest('base64'), crc32c: crc32cText(this.#crc32c) }
  }
}

/** Shows a file's first `size` bytes, a piece at a time; a piece is gone once `show` is over. */
async function readThrough(path: string, size: number, show: (bytes: Buffer) => Promise<void> | void): Promise<void> {
  const file = await open(path, 'r')
  try {
    const buffer = Buffer.allocUnsafeSlow(Math.min(READ_AT_ONCE, size))
    for (let at = 0; at < size; ) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, size - at), at)
      if (bytesRead === 0) throw new Error(`${path} holds ${at} of ${size} bytes`)
      await show(buffer.subarray(0, bytesRead))
      at += bytesRead
    }
  } finally {
    await file.close()
  }
}

async function writeWhole(file: FileHandle, bytes: Buffer, offset: number): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, offset + written)
    written += bytesWritten
  }
}

function fail(error: unknown): never {
  throw writeFailure(error)
}

/** A new name lasts only when its folder has been written too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
