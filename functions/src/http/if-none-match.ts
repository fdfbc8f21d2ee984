import type { Request } from 'firebase-functions/v2/https'

/** Whether the asker has what this tag is of, however it was sent to them. Source: RFC 9110, section 13.1.2. */
export function hasCurrent(request: Request, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes('*') || known.includes(etag.replace(/^W\//, ''))
}
