/** A file of the public folder and its compressed forms: those that the build left beside it, or made here and kept. */
import { createHash } from 'node:crypto'
import { type Stats, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType, isCompressible } from './content-type.ts'
import type { Encoding } from './encoding.ts'

export interface Asset {
  path: string
  size: number
  type: string
  /** Quoted, strong, of the uncompressed bytes. */
  etag: string
  /** What is sent instead of the file's own bytes. */
  body?: Buffer | undefined
  /** Null when this asset is better sent as it is. */
  compressed(encoding: Encoding): Promise<{ path: string; size: number } | Buffer | null>
}

export interface Assets {
  exists(path: string): boolean
  /** Null when there is no such file any more. */
  open(path: string): Promise<Asset | null>
}

/** Larger files are named by size and time instead of being read to be hashed, and not compressed here. In bytes. */
const LARGE = 8 * 1024 * 1024
const SMALLEST_COMPRESSED = 1024
const KEPT_BYTES = 64 * 1024 * 1024
const impossibleNames = new Set(['ENAMETOOLONG', 'ENOTDIR', 'ELOOP', 'EINVAL', 'ERR_INVALID_ARG_VALUE'])

const endings = { br: '.br', gzip: '.gz' } as const
const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
}

/** Pages are built before it is known where and by whom they are served: what they say for that, and what it is. */
export interface Placeholder {
  said: string
  is: () => string
}

/** A file as it is sent with its placeholders filled. */
interface OwnBytes {
  body: Buffer
  etag: string
}

/** Files that hold placeholders. */
const naming = /\.(?:html|txt|xml|webmanifest)$/

export function openAssets(root: string, placeholders: readonly Placeholder[] = []): Assets {
  const etags = new Map<string, { version: string; etag: string }>()
  const kept = new Map<string, { version: string; bytes: Promise<Buffer> }>()
  const rewritten = new Map<string, { version: string; own: OwnBytes | null }>()
  let keptBytes = 0

  const full = (path: string) => `${root}/${path}`
  /** Null also for a name that no file of this system can have: a visitor chose it. */
  function stat(path: string): Stats | null {
    try {
      const stats = statSync(full(path), { throwIfNoEntry: false })
      return stats?.isFile() ? stats : null
    } catch (error) {
      if (error instanceof Error && 'code' in error && impossibleNames.has(String(error.code))) return null
      throw error
    }
  }
  const versionOf = (stats: Stats) => `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`

  async function etagOf(path: string, stats: Stats): Promise<string> {
    const version = versionOf(stats)
    if (stats.size > LARGE) return `"${version}"`
    const known = etags.get(path)
    if (known?.version === version) return known.etag
    const etag = `"${nameOf(await readFile(full(path)))}"`
    etags.set(path, { version, etag })
    return etag
  }

  /** The file with its placeholders filled; null for one that has none. */
  async function named(path: string, stats: Stats): Promise<OwnBytes | null> {
    if (placeholders.length === 0 || !naming.test(path) || stats.size > LARGE) return null
    const version = [versionOf(stats), ...placeholders.map(({ is }) => is())].join(' ')
    const known = rewritten.get(path)
    if (known?.version === version) return known.own
    const text = await readFile(full(path), 'utf8')
    const filled = placeholders.reduce((so, { said, is }) => so.replaceAll(said, is), text)
    const body = filled === text ? null : Buffer.from(filled)
    const own = body && { body, etag: `"${nameOf(body)}"` }
    rewritten.set(path, { version, own })
    return own
  }

  async function compressedHere(path: string, stats: Stats, encoding: Encoding, own: OwnBytes | null): Promise<Buffer> {
    const key = path + endings[encoding]
    const version = own?.etag ?? versionOf(stats)
    const known = kept.get(key)
    if (known?.version === version) return known.bytes
    const bytes = own ? compress[encoding](own.body) : readFile(full(path)).then(compress[encoding])
    kept.set(key, { version, bytes })
    try {
      keptBytes += (await bytes).length
    } catch (error) {
      // The next who asks tries anew.
      if (kept.get(key)?.bytes === bytes) kept.delete(key)
      throw error
    }
    for (const [oldest, entry] of kept) {
      if (keptBytes <= KEPT_BYTES) break
      kept.delete(oldest)
      keptBytes -= await entry.bytes.then(
        ({ length }) => length,
        () => 0,
      )
    }
    return bytes
  }

  return {
    exists: (path) => stat(path) !== null,
    async open(path) {
      const stats = stat(path)
      if (!stats) return null
      const type = contentType(path)
      const own = await named(path, stats)
      return {
        path: full(path),
        size: own?.body.length ?? stats.size,
        type,
        etag: own?.etag ?? (await etagOf(path, stats)),
        body: own?.body,
        async compressed(encoding) {
          if (!isCompressible(type) || stats.size < SMALLEST_COMPRESSED) return null
          if (own) return compressedHere(path, stats, encoding, own)
          const beside = stat(path + endings[encoding])
          if (beside && beside.mtimeMs >= stats.mtimeMs)
            return { path: full(path + endings[encoding]), size: beside.size }
          return stats.size > LARGE ? null : compressedHere(path, stats, encoding, null)
        },
      }
    },
  }
}

function nameOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
