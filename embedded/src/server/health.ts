/** `/__/health`: on the public port whether all is well and no more; on the loopback plane what is not. */
import { statfsSync, statSync } from 'node:fs'
import type { HttpHandler } from '../http/exchange.ts'
import { json } from '../http/json.ts'

/** With less than this free, writing will soon fail. In bytes. */
const LEAST_FREE = 64 * 1024 * 1024

export interface HealthSources {
  /** Whether the last transaction reached the disk. */
  isWritable: () => boolean
  diskFreeBytes: () => number
  databaseBytes: () => number
  /** Of all objects in Storage. */
  filesBytes: () => number
  /** ISO date; null when there was none. */
  lastBackupAt: () => string | null
  jobs: () => { waiting: number; dead: number }
}

export function publicHealth(sources: HealthSources): HttpHandler {
  return ({ url }) => {
    if (url.pathname !== '/__/health') return null
    const ok = isWell(sources)
    return json(ok ? 200 : 503, { ok })
  }
}

export function detailedHealth(sources: HealthSources): HttpHandler {
  return ({ url }) => {
    if (url.pathname !== '/__/health') return null
    const ok = isWell(sources)
    return json(ok ? 200 : 503, {
      ok,
      isWritable: sources.isWritable(),
      diskFreeBytes: sources.diskFreeBytes(),
      databaseBytes: sources.databaseBytes(),
      filesBytes: sources.filesBytes(),
      lastBackupAt: sources.lastBackupAt(),
      jobs: sources.jobs(),
      uptimeSeconds: Math.round(process.uptime()),
    })
  }
}

function isWell({ isWritable, diskFreeBytes }: HealthSources): boolean {
  return isWritable() && diskFreeBytes() >= LEAST_FREE
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Of the database with its write-ahead log. */
export function databaseBytes(file: string): number {
  return [file, `${file}-wal`].reduce((sum, one) => sum + (statSync(one, { throwIfNoEntry: false })?.size ?? 0), 0)
}
