import { crc32 } from 'node:zlib'
import type { ExportWork } from '@varanda/domain/account/export/export-work'
import type { Copy } from './objects.ts'
import { storePiece } from './objects.ts'
import { directoryRow, type LocalTime, localHeader, type ZipEntry } from './zip.ts'

/**
 * Takes what one piece of work adds to a copy. What was taken lies in memory until `flush`, which is called once it is
 * more than a slice; `work` then says where it stands, and is true only with the objects that were stored.
 */
export class Binder {
  readonly work: ExportWork
  /** Every object that was stored. */
  readonly stored: string[] = []
  readonly #copy: Copy
  readonly #at: LocalTime
  #body: Buffer[] = []
  #directory: Buffer[] = []
  #list: Buffer[] = []

  /** `at`: what is written now is dated by it. */
  constructor(copy: Copy, work: ExportWork, at: LocalTime) {
    this.#copy = copy
    this.work = structuredClone(work)
    this.#at = at
  }

  /** Bytes that are in memory. */
  get held(): number {
    return [...this.#body, ...this.#list].reduce((sum, { length }) => sum + length, 0)
  }

  /** A whole entry. */
  add(name: string, bytes: Buffer | readonly Buffer[], at: LocalTime = this.#at): void {
    const pieces = Buffer.isBuffer(bytes) ? [bytes] : bytes
    const entry = { name, ...measured(pieces), at }
    this.#enter(entry)
    this.#body.push(localHeader(entry), ...pieces)
  }

  /** Goes on with the list that is being written, or begins one. */
  write(lines: readonly unknown[]): void {
    this.work.list ??= { part: 1, documents: 0, size: 0, crc: 0, pieces: [] }
    if (lines.length === 0) return
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    this.work.list.crc = crc32(bytes, this.work.list.crc)
    this.work.list.size += bytes.length
    this.work.list.documents += lines.length
    this.#list.push(bytes)
  }

  /** The list is whole: it becomes an entry, whose header could not be known before. */
  async endList(name: string): Promise<void> {
    const { list, file } = this.work
    if (!list) return
    const entry = { name, size: list.size, crc: list.crc, at: this.#at }
    this.#enter(entry)
    this.#body.push(localHeader(entry))
    if (list.pieces.length > 0) {
      await this.#flushBody()
      file.pieces.push(...list.pieces)
    }
    this.#body.push(...this.#list)
    this.#list = []
    this.work.list = null
  }

  async flush(): Promise<void> {
    await this.#flushBody()
    if (this.#directory.length > 0) this.work.file.directory.push(await this.#store(this.#directory))
    if (this.#list.length > 0) this.work.list!.pieces.push(await this.#store(this.#list))
    this.#directory = []
    this.#list = []
  }

  async #flushBody(): Promise<void> {
    if (this.#body.length > 0) this.work.file.pieces.push(await this.#store(this.#body))
    this.#body = []
  }

  async #store(buffers: readonly Buffer[]): Promise<string> {
    const name = await storePiece(this.#copy, buffers)
    this.stored.push(name)
    return name
  }

  #enter(entry: ZipEntry): void {
    const { file } = this.work
    const row = directoryRow(entry, file.size)
    this.#directory.push(row)
    file.directorySize += row.length
    file.entries += 1
    file.size += localHeader(entry).length + entry.size
  }
}

function measured(pieces: readonly Buffer[]): { size: number; crc: number } {
  let [size, crc] = [0, 0]
  for (const piece of pieces) {
    size += piece.length
    crc = crc32(piece, crc)
  }
  return { size, crc }
}
