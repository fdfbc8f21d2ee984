import { signupLimits } from '@varanda/domain/signup/signup-request'
import type { Request } from 'firebase-functions/v2/https'

/**
 * Whether a request looks like one of our forms: short, form-encoded, and not from another site as far as the browser
 * tells.
 */
export function isOwnForm(request: Request): boolean {
  return (
    request.is('application/x-www-form-urlencoded') !== false &&
    (request.rawBody?.length ?? 0) <= signupLimits.bodyBytes &&
    request.get('sec-fetch-site') !== 'cross-site' &&
    request.body !== null &&
    typeof request.body === 'object'
  )
}
