/**
 * The disk takes nothing for now: it is full, or fails, or another program holds the data file. What was asked for has
 * not happened and was not acknowledged; the same request succeeds once that is over. Reading goes on meanwhile.
 */
export class UnwritableError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'UnwritableError'
  }
}

const full = 'The disk is full: nothing is written until there is space again.'
const failing = 'The disk fails: nothing is written until it works again.'
const held = 'Another program holds the data file: nothing is written until it lets go.'

const systemCodes: Record<string, string> = { ENOSPC: full, EDQUOT: full, EIO: failing, EROFS: failing }
/**
 * Primary result codes of SQLite: SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_BUSY.
 * Source: sqlite.org/rescode.html
 */
const sqliteCodes: Record<number, string> = { 13: full, 10: failing, 8: failing, 14: failing, 5: held }

/** The error of a write as it should be told: an UnwritableError when the disk is to blame, else the error itself. */
export function writeFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  const message = errcode === undefined ? systemCodes[code ?? ''] : sqliteCodes[errcode & 0xff]
  return message ? new UnwritableError(message, error) : error
}
