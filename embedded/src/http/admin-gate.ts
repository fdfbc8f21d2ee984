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
 * points to 127.0.0.1 (DNS rebinding). Browsers mark what they send; the Admin SDK does not, and names the listener's
 * own address.
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

function isFromProgram(request: HttpRequest, ownHost: string): boolean {
  if (request.headers.host !== ownHost || request.headers.origin !== undefined) return false
  return !Object.keys(request.headers).some((name) => name.startsWith('sec-fetch-'))
}
