/**
 * `node in-use`: ends with `notTheVersion` and a sentence where somebody serves the data folder. Asked before a folder is backed
 * up for a new version, and before it is moved.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockFolder } from '@varanda/embedded/server/folder-lock'
import { lockFile } from './data-folder.ts'
import { givenFrom } from './given-from.ts'
import { endSaying } from './say-known.ts'

const data = resolve(givenFrom, process.env.VARANDA_DATA || 'data')
try {
  if (existsSync(join(data, lockFile))) lockFolder(data)()
} catch (error) {
  endSaying(error)
}
