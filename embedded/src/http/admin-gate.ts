import type { HttpHandler, HttpRequest } from './exchange.ts'
import { json } from './json.ts'

/**
 * Guards the admin plane. It listens on loopback only, but so does any page open in a browser on the same machine
 * reach it, directly or through a name that points to 127.0.0.1 (DNS rebinding). Browsers mark what they send;
 * the Admin SDK does not, and names the listener's own address.
 */
export function adminGate(handler: HttpHandler, ownHost: () => string): HttpHandler {
  return (request) => {
    if (!isFromAdminSdk(request, ownHost())) {
      return json(403, {
        error: { code: 403, status: 'PERMISSION_DENIED', message: 'The admin plane is not for browsers.' },
      })
    }
    return handler(request)
  }
}

function isFromAdminSdk(request: HttpRequest, ownHost: string): boolean {
  if (request.headers.host !== ownHost || request.headers.origin !== undefined) return false
  return !Object.keys(request.headers).some((name) => name.startsWith('sec-fetch-'))
}
