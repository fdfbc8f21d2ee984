import { isWayIn } from '@varanda/domain/guardian/guardian'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { onRequest, type Request } from 'firebase-functions/v2/https'
import { bearerOf, readerOf, sessionCookie } from '../../http/reader.ts'
import { db } from '../../lib/app.ts'
import { readIfWhole } from '../../lib/read.ts'
import { mediaPassFor } from '../../media/http/media-pass.ts'

/**
 * `POST /session` with a bearer token sets a cookie, which scripts cannot read, with a pass for `GET /media` that lasts
 * as long as the token, so that `<img>` can load photos; DELETE removes it.
 */
export const session = onRequest(async (request, response) => {
  response.set('Cache-Control', 'no-store')
  if (request.method === 'DELETE')
    return void response
      .set('Set-Cookie', cookie(request, '', 0))
      .status(204)
      .end()
  if (request.method !== 'POST') return void response.set('Allow', 'POST, DELETE').status(405).end()
  const reader = await readerOf(bearerOf(request))
  if (!reader) return void response.status(401).end()
  const standing = readIfWhole(standingSchema, await db.doc(paths.standing(reader.uid)).get())
  if (standing && !isWayIn(standing, reader.provider)) return void response.status(401).end()
  const seconds = Math.max(0, reader.expiresAt - Math.floor(Date.now() / 1000))
  response
    .set('Set-Cookie', cookie(request, await mediaPassFor(reader), seconds))
    .status(204)
    .end()
})

function cookie(request: Request, value: string, seconds: number): string {
  const secure = request.headers['x-forwarded-proto'] === 'https' ? '; Secure' : ''
  return `${sessionCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
