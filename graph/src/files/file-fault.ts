import type { NetworkFileFault } from '@varanda/domain/graph/network-file-fault'
import { cleanName } from './read/clean-name.ts'

/** Why a file was not read; nothing of it is kept. */
export class FileFault extends Error {
  readonly code: NetworkFileFault
  /** Counted from 1, where known. */
  readonly line: number | undefined
  /** A few characters of the file, cleaned: what is not known, twice there, or out of place. */
  readonly detail: string
  /** Which of several files. */
  file: string | undefined

  constructor(code: NetworkFileFault, line?: number, detail = '') {
    super(code)
    this.name = 'FileFault'
    this.code = code
    this.line = line
    this.detail = cleanName(detail, 60)
  }
}
