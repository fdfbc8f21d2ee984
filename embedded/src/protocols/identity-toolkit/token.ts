import * as v from 'valibot'
import type { Auth } from '../../auth/engine.ts'
import { AuthError } from '../../auth/error.ts'
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts'
import { json, jsonObject } from '../../http/json.ts'
import { refusal } from './answer.ts'
import { texts } from './texts.ts'

/**
 * `POST securetoken.googleapis.com/v1/token`: a fresh ID token for a refresh token.
 * Source: https://firebase.google.com/docs/reference/rest/auth#section-refresh-token
 */
export async function token(auth: Auth, request: HttpRequest): Promise<HttpResponse> {
  try {
    const form = formOf(request)
    if (form.get('grant_type') !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE')
    const refreshToken = form.get('refresh_token')
    if (!refreshToken) throw new AuthError('MISSING_REFRESH_TOKEN')
    if (!v.is(texts.token, refreshToken)) throw new AuthError('INVALID_REFRESH_TOKEN')
    const session = await auth.signIn.refresh(refreshToken)
    return json(200, {
      id_token: session.idToken,
      access_token: session.idToken,
      refresh_token: session.refreshToken,
      expires_in: String(session.expiresIn),
      token_type: 'Bearer',
      user_id: session.account.uid,
      project_id: auth.projectId,
    })
  } catch (error) {
    if (error instanceof AuthError) return refusal(error)
    throw error
  }
}

function formOf(request: HttpRequest): URLSearchParams {
  if (!request.headers['content-type']?.startsWith('application/json')) {
    return new URLSearchParams(request.body.toString('utf8'))
  }
  const fields = Object.entries(jsonObject(request) ?? {})
  return new URLSearchParams(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
