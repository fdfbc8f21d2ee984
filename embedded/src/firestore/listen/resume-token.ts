/** A resume token names a version of one database file; of another file's, or garbage, nothing can be resumed. */
export function makeToken(incarnation: string, version: number): string {
  return Buffer.from(`${incarnation}:${version}`).toString('base64')
}

/** The token's version, or null when it is not one of this database's. */
export function readToken(incarnation: string, token: unknown): number | null {
  if (typeof token !== 'string') return null
  const [owner, version] = Buffer.from(token, 'base64').toString('latin1').split(':')
  const micros = Number(version)
  return owner === incarnation && Number.isSafeInteger(micros) && micros > 0 ? micros : null
}
