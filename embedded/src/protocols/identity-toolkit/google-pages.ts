/** The two addresses of a visit to Google: where it begins, and where Google sends the visitor back to. */
import type { Auth } from '../../auth/engine.ts'
import { AuthError } from '../../auth/error.ts'
import type { GoogleSignIn } from '../../auth/google/google-sign-in.ts'
import { networkOf } from '../../http/client-address.ts'
import type { HttpHandler, HttpRequest, HttpResponse } from '../../http/exchange.ts'

export const googlePaths = { begin: '/__/auth/google', back: '/__/auth/handler' } as const

const COOKIE = 'google_visit'
const COOKIE_SECONDS = 600

/** No such addresses in an instance without a client id. */
export function googlePages(auth: Auth, publicUrl: () => string): HttpHandler {
  return (request) => {
    const { google } = auth
    const { pathname } = request.url
    if (!google || request.method !== 'GET') return null
    if (pathname === googlePaths.begin) return begin(google, request, publicUrl())
    if (pathname === googlePaths.back) return back(google, request)
    return null
  }
}

/** The secret of the visit that this browser is on. */
export function visitSecret(request: HttpRequest): string {
  for (const item of (request.headers.cookie ?? '').split(';')) {
    const [name, value = ''] = item.trim().split('=')
    if (name === COOKIE) return value
  }
  return ''
}

/** The page that asks is `/auth` in one language or another, with where to go on to. */
async function begin(google: GoogleSignIn, request: HttpRequest, publicUrl: string): Promise<HttpResponse> {
  const { searchParams } = request.url
  const next = searchParams.get('next') ?? ''
  const page = `${searchParams.get('lang') === 'en' ? '/en' : ''}/auth?mode=google${
    /^\/[\w/-]*$/.test(next) && !next.startsWith('//') ? `&next=${encodeURIComponent(next)}` : ''
  }`
  try {
    const { address, secret } = await google.begin(page, networkOf(request.address))
    const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
    const cookie = `${COOKIE}=${secret}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`
    return { ...redirect(address), cookies: [cookie] }
  } catch (error) {
    return failed(error, page)
  }
}

async function back(google: GoogleSignIn, request: HttpRequest): Promise<HttpResponse> {
  const { searchParams } = request.url
  const state = searchParams.get('state') ?? ''
  const code = searchParams.get('code')
  if (code === null) return redirect(google.cancel(state)?.replace('mode=google', 'cancelled=google') ?? '/auth')
  try {
    const { page, ticket } = await google.finish(state, code, visitSecret(request))
    return redirect(ticket === null ? `${page}&failed=1` : `${page}&ticket=${ticket}`)
  } catch (error) {
    return failed(error, '/auth?mode=google')
  }
}

function failed(error: unknown, page: string): HttpResponse {
  if (!(error instanceof AuthError)) throw error
  return redirect(`${page}&failed=1`)
}

function redirect(location: string): HttpResponse {
  return { status: 302, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } }
}
