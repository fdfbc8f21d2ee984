import { signupLimits } from '@varanda/domain/signup/signup-request'
import type { Request } from 'firebase-functions/v2/https'

/** A short body that a form of ours could have sent; another site's page is told apart where the browser tells. */
export function isOwnForm(request: Request): boolean {
  return (
    request.is('application/x-www-form-urlencoded') !== false &&
    (request.rawBody?.length ?? 0) <= signupLimits.bodyBytes &&
    request.get('sec-fetch-site') !== 'cross-site' &&
    request.body !== null &&
    typeof request.body === 'object'
  )
}
