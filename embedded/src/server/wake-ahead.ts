/** Functions are there by the time that somebody who has just arrived needs them. */
import type { Functions } from '../functions/host.ts'
import type { HttpHandler, HttpRequest } from '../http/exchange.ts'

/** Answers nothing itself. */
export function wakeAhead(functions: Pick<Functions, 'wake'>): HttpHandler {
  return (request) => {
    if (isArrival(request)) functions.wake()
    return null
  }
}

/** Signs in, or opens the stream of what a page shows. What an open page does by itself is none: it would keep them awake. */
function isArrival({ method, url }: HttpRequest): boolean {
  if (method !== 'POST') return false
  const { pathname } = url
  if (pathname.startsWith('/identitytoolkit.googleapis.com/')) return true
  return pathname === '/google.firestore.v1.Firestore/Listen/channel' && !url.searchParams.has('SID')
}
