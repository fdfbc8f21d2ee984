import { wayOutHeader } from '@varanda/domain/account/way-out-header'
import { DomainError } from '@varanda/domain/errors'
import { isWayIn } from '@varanda/domain/guardian/guardian'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { onRequest, type Request } from 'firebase-functions/v2/https'
import { bearerOf, type Reader, readerOf, sessionCookie } from '../../http/reader.ts'
import { db } from '../../lib/app.ts'
import { callerAddress } from '../../lib/caller-address.ts'
import { readIfWhole } from '../../lib/read.ts'
import { mediaPassFor } from '../../media/http/media-pass.ts'
import { holderOf } from '../way-out/holder-of.ts'

/**
 * `POST /session` with a bearer token sets a cookie, which scripts cannot read, with a pass for `GET /media` that lasts
 * as long as the token, so that `<img>` can load photos; DELETE removes it. A suspended member, who has no token any more,
 * sends that of their way out in a header of its own: what the pass opens is decided at the doors.
 */
export const session = onRequest(async (request, response) => {
  response.set('Cache-Control', 'no-store')
  if (request.method === 'DELETE')
    return void response
      .set('Set-Cookie', cookie(request, '', 0))
      .status(204)
      .end()
  if (request.method !== 'POST') return void response.set('Allow', 'POST, DELETE').status(405).end()
  const reader = await (request.headers[wayOutHeader] ? leaverOf(request) : readerOf(bearerOf(request)))
  if (!reader) return void response.status(401).end()
  const standing = readIfWhole(standingSchema, await db.doc(paths.standing(reader.uid)).get())
  if (standing && !isWayIn(standing, reader.provider)) return void response.status(401).end()
  const seconds = Math.max(0, reader.expiresAt - Math.floor(Date.now() / 1000))
  response
    .set('Set-Cookie', cookie(request, await mediaPassFor(reader), seconds))
    .status(204)
    .end()
})

async function leaverOf(request: Request): Promise<Reader | undefined> {
  const token = String(request.headers[wayOutHeader])
  try {
    const { uid, authTime, until } = await holderOf(token, 'copyOnWayOut', callerAddress(request), new Date())
    return { uid, authTime, provider: '', expiresAt: Math.floor(until / 1000) }
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

function cookie(request: Request, value: string, seconds: number): string {
  const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : ''
  return `${sessionCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
