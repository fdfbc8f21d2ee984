import { createHash } from 'node:crypto'

/** Where a request lies: its link's token, 142 random bits, is kept only as this hash. */
export function requestIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
