/**
 * Where tests keep the data of their instances: each of these syncs to disk all day long, and nobody needs it tomorrow.
 */
import { accessSync, constants, statfsSync } from 'node:fs'

const candidate = '/dev/shm'
const tmpfs = 0x01021994
const roomy = 4 * 1024 ** 3

/**
 * A folder in memory with room for everything that the tests write, or undefined where the machine has none (bytes).
 */
export function memoryDisk(): string | undefined {
  try {
    const { type, bavail, bsize } = statfsSync(candidate)
    accessSync(candidate, constants.W_OK)
    return type === tmpfs && bavail * bsize >= roomy ? candidate : undefined
  } catch {
    return undefined
  }
}
