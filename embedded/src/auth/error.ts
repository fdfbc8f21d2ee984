/**
 * Refusals of the identity service, in the words its SDKs map to `auth/...` codes.
 * Source: https://firebase.google.com/docs/reference/rest/auth#section-error-format
 */
export type AuthErrorCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_MISMATCH'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'DUPLICATE_LOCAL_ID'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'FEDERATED_USER_ID_ALREADY_LINKED'
  | 'INVALID_ARGUMENT'
  | 'INVALID_CLAIMS'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_CUSTOM_TOKEN'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_HASH_ALGORITHM'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_LOCAL_ID'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_NEW_EMAIL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PAGE_SELECTION'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'INVALID_SESSION_COOKIE_DURATION'
  | 'MISSING_CONTINUE_URI'
  | 'MISSING_EMAIL'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_LOCAL_ID'
  | 'MISSING_NEW_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'UNIMPLEMENTED'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

const statuses: Partial<Record<AuthErrorCode, number>> = { TOO_MANY_ATTEMPTS_TRY_LATER: 429, UNIMPLEMENTED: 501 }

export class AuthError extends Error {
  readonly code: AuthErrorCode
  readonly httpStatus: number

  /** `detail` follows the code on the wire as `CODE : detail`; the web SDK shows it as the error's message. */
  constructor(code: AuthErrorCode, detail?: string) {
    super(detail ? `${code} : ${detail}` : code)
    this.name = 'AuthError'
    this.code = code
    this.httpStatus = statuses[code] ?? 400
  }
}

/** As the hosted service says it with its protection against the enumeration of addresses. */
export function unverifiedChange(): AuthError {
  return new AuthError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
}
