/**
 * A disk that forgets. What was fsynced stays; of what was written since, each sector of 512 bytes may or may not have
 * arrived, and a name is only sure once its folder was fsynced. Names that were not yet sure are kept up to some point
 * in their order, as a journalling file system does.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const sector = 512

interface Change {
  /** Place in the trace at which the write had ended. */
  at: number
  offset: number
  /** Null: the file was cut at `offset`. */
  bytes: Buffer | null
}

interface File {
  sure: Buffer
  since: Change[]
}

type Naming = { at: number; folder: string } & ({ add: string; file: File } | { remove: string })

export class Disk {
  readonly #root: string
  /** Names as every process sees them, and as they are sure to be. */
  readonly #names = new Map<string, File>()
  readonly #sure = new Map<string, File>()
  #namings: Naming[] = []

  constructor(root: string) {
    this.#root = root
  }

  /** What was there before the trace began. */
  put(path: string, content: Buffer): void {
    const file = { sure: content, since: [] }
    this.#names.set(path, file)
    this.#sure.set(path, file)
  }

  holds(path: string): boolean {
    return path === this.#root || path.startsWith(`${this.#root}/`)
  }

  create(at: number, path: string): void {
    if (this.#names.has(path)) return
    const file: File = { sure: Buffer.alloc(0), since: [] }
    this.#names.set(path, file)
    this.#namings.push({ at, folder: dirname(path), add: path, file })
  }

  write(at: number, path: string, offset: number, bytes: Buffer): void {
    this.#names.get(path)?.since.push({ at, offset, bytes })
  }

  cut(at: number, path: string, size: number): void {
    this.#names.get(path)?.since.push({ at, offset: size, bytes: null })
  }

  rename(at: number, from: string, to: string): void {
    const file = this.#names.get(from)
    if (!file) return
    this.#names.delete(from)
    this.#names.set(to, file)
    this.#namings.push({ at, folder: dirname(to), add: to, file }, { at, folder: dirname(from), remove: from })
  }

  remove(at: number, path: string): void {
    this.#names.delete(path)
    this.#namings.push({ at, folder: dirname(path), remove: path })
  }

  /** Everything that had ended when the fsync began is sure. */
  sync(began: number, path: string): void {
    const file = this.#names.get(path)
    if (file) {
      for (const change of file.since.filter(({ at }) => at < began)) file.sure = applied(file.sure, change)
      file.since = file.since.filter(({ at }) => at >= began)
      return
    }
    const isSure = ({ folder, at }: Naming) => folder === path && at < began
    for (const naming of this.#namings.filter(isSure)) this.#settle(this.#sure, naming)
    this.#namings = this.#namings.filter((naming) => !isSure(naming))
  }

  #settle(names: Map<string, File>, naming: Naming): void {
    if ('add' in naming) names.set(naming.add, naming.file)
    else names.delete(naming.remove)
  }

  /** Writes what may be left after a power cut now, by chance, into another folder. */
  cutPower(into: string, chance: () => number): void {
    const names = new Map(this.#sure)
    const kept = Math.floor(chance() * (this.#namings.length + 1))
    for (const naming of this.#namings.slice(0, kept)) this.#settle(names, naming)
    for (const [path, file] of names) {
      let content = file.sure
      for (const change of file.since) content = applied(content, torn(change, chance))
      const target = join(into, path.slice(this.#root.length))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, content)
    }
  }
}

function applied(content: Buffer, { offset, bytes }: Change): Buffer {
  if (bytes === null) return offset <= content.length ? content.subarray(0, offset) : padded(content, offset)
  const grown = padded(content, offset + bytes.length)
  bytes.copy(grown, offset)
  return grown
}

function padded(content: Buffer, size: number): Buffer {
  return size <= content.length ? Buffer.from(content) : Buffer.concat([content, Buffer.alloc(size - content.length)])
}

/** The write with some of its sectors missing: what is missing is as it was, or zeros beyond the end. */
function torn(change: Change, chance: () => number): Change {
  const mode = chance()
  if (change.bytes === null || mode < 0.3) return change
  if (mode < 0.6) return { ...change, bytes: Buffer.alloc(0) }
  const sectors = Math.ceil(change.bytes.length / sector)
  return { ...change, bytes: change.bytes.subarray(0, Math.floor(chance() * sectors) * sector) }
}
