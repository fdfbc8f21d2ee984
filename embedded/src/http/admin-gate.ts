import { timingSafeEqual } from 'node:crypto'
import { ADMIN_SECRET_HEADER } from './admin-secret.ts'
import type { HttpHandler, HttpRequest } from './exchange.ts'
import { json } from './json.ts'

/**
 * Guards the admin plane of a server: whoever brings its secret comes in. To the other programs of this machine only
 * `figures` is open: the server's own numbers, without anything of anybody's.
 */
export function adminGate(
  { all, figures }: { all: HttpHandler; figures: readonly HttpHandler[] },
  ownHost: () => string,
  secret: string,
): HttpHandler {
  const withoutSecret = noBrowsers(async (request) => {
    for (const handler of figures) {
      const response = await handler(request)
      if (response) return response
    }
    return json(401, {
      error: { code: 401, status: 'UNAUTHENTICATED', message: 'The admin plane asks for its secret.' },
    })
  }, ownHost)
  return (request) => (brings(request, secret) ? all(request) : withoutSecret(request))
}

/**
 * A listener on loopback is reached by any page open in a browser on the same machine, directly or through a name that
 * points to 127.0.0.1 (DNS rebinding). Browsers say where a request comes from, and under which name; programs say
 * neither, and name the listener's own address. Node's own `fetch` says `Sec-Fetch-Mode: cors` and nothing else of the
 * kind.
 */
export function noBrowsers(handler: HttpHandler, ownHost: () => string): HttpHandler {
  return (request) => {
    if (!isFromProgram(request, ownHost())) {
      return json(403, {
        error: { code: 403, status: 'PERMISSION_DENIED', message: 'The admin plane is not for browsers.' },
      })
    }
    return handler(request)
  }
}

function brings(request: HttpRequest, secret: string): boolean {
  const given = Buffer.from(request.headers[ADMIN_SECRET_HEADER] ?? '')
  const expected = Buffer.from(secret)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function isFromProgram({ headers }: HttpRequest, ownHost: string): boolean {
  const own = [ownHost, ownHost.replace(/^127\.0\.0\.1:/, 'localhost:')]
  if (!own.includes(headers.host ?? '') || headers.origin !== undefined) return false
  const marks = Object.entries(headers).filter(([name]) => name.startsWith('sec-fetch-'))
  return marks.every(([name, value]) => name === 'sec-fetch-mode' && value === 'cors')
}
