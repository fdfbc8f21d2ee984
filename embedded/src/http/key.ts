import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpRequest } from './exchange.ts'

/** Whether `?key=` is the right one. Digests are of one length: comparing them tells nothing, not even the length. */
export function bringsKey(request: HttpRequest, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.url.searchParams.get('key') ?? ''), digest(key))
}
