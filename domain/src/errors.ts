/**
 * Every refusal that a callable of ours can answer with, and the status it travels under
 * (https://firebase.google.com/docs/reference/functions/firebase-functions.https#httpsfunctionserrorcode).
 * The code travels in `details.code`; both ends import this table.
 */
export const errorStatus = {
  'bad-input': 'invalid-argument',
  'signed-out': 'unauthenticated',
  'sign-in-again': 'failed-precondition',
  'not-a-member': 'permission-denied',
  'not-active': 'permission-denied',
  'invite-unknown': 'not-found',
  'invite-revoked': 'failed-precondition',
  'invite-full': 'resource-exhausted',
  'invite-expired': 'failed-precondition',
  'invite-paused': 'failed-precondition',
  'inviter-suspended': 'failed-precondition',
  'already-a-member': 'already-exists',
  'needs-guardian': 'failed-precondition',
  'not-at-this-age': 'failed-precondition',
  'guardian-away': 'failed-precondition',
  'guardian-said-no': 'failed-precondition',
  'paused-by-guardian': 'failed-precondition',
  'not-your-ward': 'not-found',
  'wards-full': 'resource-exhausted',
  'address-taken': 'already-exists',
  'approval-over': 'failed-precondition',
  'not-released': 'failed-precondition',
  'no-free-seat': 'resource-exhausted',
  'seats-left': 'failed-precondition',
  'reservation-unknown': 'not-found',
  'circle-unknown': 'not-found',
  'circle-frozen': 'failed-precondition',
  'circle-full': 'resource-exhausted',
  'too-many-circles': 'resource-exhausted',
  'not-yours-to-change': 'permission-denied',
  'invitation-over': 'failed-precondition',
  'not-yours-to-post': 'permission-denied',
  'public-circle-alone': 'failed-precondition',
  'group-is-whole': 'failed-precondition',
  'too-many-readers': 'resource-exhausted',
  'person-unknown': 'not-found',
  'blocked-by-you': 'failed-precondition',
  'not-connected': 'failed-precondition',
  'audience-wider': 'failed-precondition',
  'already-answered': 'failed-precondition',
  'before-you-came': 'failed-precondition',
  'never-together': 'failed-precondition',
  'too-many-pairs': 'resource-exhausted',
  'too-many-automations': 'resource-exhausted',
  'too-many-reminders': 'resource-exhausted',
  'code-wrong': 'permission-denied',
  'proof-needed': 'failed-precondition',
  'too-many-tries': 'resource-exhausted',
  'id-taken': 'already-exists',
  'not-an-image': 'invalid-argument',
  'too-large': 'invalid-argument',
  'quota-exceeded': 'resource-exhausted',
  'photo-missing': 'failed-precondition',
  'not-an-admin': 'permission-denied',
  'blog-post-unknown': 'not-found',
  'edited-elsewhere': 'aborted',
  'post-incomplete': 'failed-precondition',
  'blog-full': 'resource-exhausted',
  'last-admin': 'failed-precondition',
  'has-wards': 'failed-precondition',
  'ask-guardian': 'failed-precondition',
  'not-yourself': 'failed-precondition',
  'not-an-adult': 'failed-precondition',
  'invite-cycle': 'failed-precondition',
  'too-many-seats': 'failed-precondition',
  'request-unknown': 'not-found',
  'request-answered': 'failed-precondition',
  'request-taken': 'aborted',
  'undo-over': 'failed-precondition',
  'vouchers-full': 'resource-exhausted',
  'question-over': 'failed-precondition',
  'post-unknown': 'not-found',
  'edited-meanwhile': 'aborted',
  'report-unknown': 'not-found',
  'already-resolved': 'failed-precondition',
  'undo-too-late': 'failed-precondition',
  'ruling-unknown': 'not-found',
  'appeal-over': 'failed-precondition',
  'another-decides': 'failed-precondition',
  'appeal-rests': 'failed-precondition',
  'requests-closed': 'failed-precondition',
  'export-unknown': 'not-found',
  'export-there': 'failed-precondition',
  'album-stays': 'failed-precondition',
  'support-off': 'failed-precondition',
  'support-incomplete': 'failed-precondition',
  'currency-fixed': 'failed-precondition',
  'tip-unknown': 'not-found',
  'tip-over': 'failed-precondition',
  'tips-waiting': 'resource-exhausted',
  'cards-off': 'failed-precondition',
  'account-gone': 'failed-precondition',
  'tier-unknown': 'not-found',
  'tier-alone': 'failed-precondition',
  'not-for-subscribers': 'failed-precondition',
  'amount-too-small': 'invalid-argument',
  'already-subscribed': 'already-exists',
  'order-unknown': 'not-found',
  'try-again': 'unavailable',
  /** What is stored is none of its kind, and nothing is decided by it; the function's log says which document. */
  damaged: 'data-loss',
  /** The function failed for a reason that it has no code for; its log has it. */
  failed: 'internal',
} as const

export type ErrorCode = keyof typeof errorStatus

export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errorStatus, text)
}

/** A refusal with a code that has a sentence in both languages. */
export class DomainError extends Error {
  readonly code: ErrorCode
  /** From when on the same may be tried again, in milliseconds; only a `too-many-tries` knows it. */
  readonly until: number | undefined
  constructor(code: ErrorCode, until?: number) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.until = until
  }
}
