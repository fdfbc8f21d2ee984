import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Log } from '../log.ts'
import type { StripeWorld, WrittenWorld } from './world.ts'

/** Goes on from what a file holds of a world, and writes it there again after each turn in which something became new. */
export function keepWorld(world: StripeWorld, file: string, log: Log): { close(): void } {
  const before = readWritten(file, log)
  if (before) world.remember(before)
  let isNew = false
  const write = () => {
    if (!isNew) return
    isNew = false
    try {
      writeFileSync(`${file}.new`, JSON.stringify(world.written()), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    } catch (error) {
      log({ severity: 'WARNING', message: 'the stand-in for cards could not be kept', error })
    }
  }
  world.onChange = () => {
    if (!isNew) setImmediate(write)
    isNew = true
  }
  return { close: write }
}

/** A damaged file is as none: it is a stand-in's, and nobody's money. */
function readWritten(file: string, log: Log): WrittenWorld | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as WrittenWorld
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      log({ severity: 'WARNING', message: 'what the stand-in for cards held is damaged, and is begun anew', error })
    }
    return undefined
  }
}
