/** Runs an operation and writes its answer or refusal the way Google's JSON APIs do. */
import type { Auth } from '../../auth/engine.ts'
import { AuthError } from '../../auth/error.ts'
import type { HttpRequest, HttpResponse } from '../../http/exchange.ts'
import { json, jsonObject } from '../../http/json.ts'
import type { Operation } from './operation.ts'

export async function answer(auth: Auth, request: HttpRequest, operation: Operation): Promise<HttpResponse> {
  try {
    const body = jsonObject(request)
    if (!body) throw new AuthError('INVALID_ARGUMENT', 'The body must be a JSON object')
    return json(200, await operation(auth, body, request))
  } catch (error) {
    if (error instanceof AuthError) return refusal(error)
    throw error
  }
}

export function refusal(error: AuthError): HttpResponse {
  return json(error.httpStatus, {
    error: {
      code: error.httpStatus,
      message: error.message,
      errors: [{ message: error.message, reason: 'invalid', domain: 'global' }],
      ...(error.code === 'UNIMPLEMENTED' ? { status: 'UNIMPLEMENTED' } : {}),
    },
  })
}
