/**
 * Every code by which the identity service may refuse what somebody does on our screens, without Firebase's `auth/`.
 * Each has a sentence in both languages (account/messages).
 * Source: https://firebase.google.com/docs/reference/js/auth#autherrorcodes
 */
export const identityCodes = [
  'wrong-password',
  'user-not-found',
  'invalid-credential',
  'invalid-email',
  'invalid-new-email',
  'email-already-in-use',
  'account-exists-with-different-credential',
  'credential-already-in-use',
  'provider-already-linked',
  'too-many-requests',
  'user-disabled',
  'user-token-expired',
  'invalid-user-token',
  'requires-recent-login',
  'network-request-failed',
  'unauthorized-domain',
  'unauthorized-continue-uri',
  'operation-not-allowed',
  'popup-blocked',
  'popup-closed-by-user',
  'user-mismatch',
  'password-does-not-meet-requirements',
  'weak-password',
  'missing-password',
  'expired-action-code',
  'invalid-action-code',
  'invalid-custom-token',
] as const
export type IdentityCode = (typeof identityCodes)[number]

/**
 * The code of a failure (`auth/wrong-password` → `wrong-password`), or `unknown`. A call that nobody answered
 * (`Unreachable`) is one of the network, too: whoever signs in by a code asks the instance by one.
 */
export function identityCodeOf(error: unknown): IdentityCode | 'unknown' {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  if (name === 'Unreachable') return 'network-request-failed'
  const short = typeof code === 'string' ? code.replace(/^auth\//, '') : ''
  return identityCodes.find((one) => one === short) ?? 'unknown'
}
