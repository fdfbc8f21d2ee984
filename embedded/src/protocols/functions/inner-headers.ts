/**
 * The edge in front of functions. Inside, an unsigned token counts as proof (see unsigned-token.ts), so no token from
 * outside may get in as it came: a good one is exchanged for its unsigned twin, and back again when a function hands it
 * out as the `__session` cookie; any other is refused.
 */
import type { TokenVerifier } from '../../auth/contract.ts'
import { unsignedToken } from '../../functions/unsigned-token.ts'
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts'

export interface InnerHeaders {
  headers: Record<string, string>
  /** Puts the tokens that came in back into the cookies that go out. */
  outward(response: HttpResponse): HttpResponse
}

/** Set by the host, or by an infrastructure that is not here; nobody outside may say them. */
const forbidden =
  /^(x-varanda-|x-cloudtasks-|x-cloudscheduler-|x-appengine-|x-callable-context-auth|x-original-auth|x-firebase-appcheck|x-forwarded-|forwarded$|connection$|keep-alive$|proxy-|te$|trailer$|transfer-encoding$|upgrade$|expect$|host$|content-length$|cookie$|authorization$|access-control-request-)/

const isTokenShaped = (text: string) => text.split('.').length === 3

/** Null when the request carries a bearer token that is not to be trusted. */
export async function innerHeaders(request: HttpRequest, verifier: TokenVerifier): Promise<InnerHeaders | null> {
  const twins = new Map<string, string>()
  const exchange = async (token: string, isCookie = false) => {
    const context = (await verifier.verify(token)) ?? (isCookie ? await verifier.verifySessionCookie(token) : null)
    if (!context) return null
    const twin = unsignedToken(context.token)
    twins.set(twin, token)
    return twin
  }

  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !forbidden.test(name)) headers[name] = value
  }
  headers['x-forwarded-for'] = request.address
  headers['x-forwarded-host'] = request.headers.host ?? ''
  headers['x-forwarded-proto'] = request.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'

  const authorization = request.headers.authorization
  if (authorization !== undefined) {
    const [scheme = '', credential = ''] = authorization.trim().split(/\s+/)
    // Other schemes, a webhook's Basic password for example, are the function's own affair.
    const isForeign = !isTokenShaped(authorization) && scheme.toLowerCase() !== 'bearer'
    const inner = isForeign ? credential : await exchange(credential)
    if (inner === null) return null
    headers.authorization = isForeign ? authorization : `Bearer ${inner}`
  }
  const session = sessionCookie(request.headers.cookie)
  if (session !== null) {
    const inner = isTokenShaped(session) ? await exchange(session, true) : session
    if (inner !== null) headers.cookie = `__session=${inner}`
  }
  return {
    headers,
    outward(response) {
      const cookies = response.cookies?.map((cookie) => {
        let text = cookie
        for (const [twin, token] of twins) text = text.replaceAll(twin, token)
        return text
      })
      return { ...response, headers: withoutCors(response.headers ?? {}), ...(cookies ? { cookies } : {}) }
    },
  }
}

/** The one cookie that Firebase Hosting lets through. */
function sessionCookie(header: string | undefined): string | null {
  for (const item of header?.split(';') ?? []) {
    const [name, ...value] = item.trim().split('=')
    if (name === '__session') return value.join('=')
  }
  return null
}

/** Everything is on one origin; a function's framework that allows all others by default is not asked. */
function withoutCors(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control-')))
}
