/** Whether a mail's code still opens what it was made for. */
import type { Account } from '../account.ts'
import type { AuthParts } from '../engine.ts'
import { AuthError } from '../error.ts'
import type { ActionCode, ActionKind } from './action-codes.ts'

export interface OpenAction {
  action: ActionCode
  /** Null only for EMAIL_SIGNIN with an address that has no account yet. */
  account: Account | null
}

/**
 * INVALID_OOB_CODE, also for a code of another kind or of an address that the account no longer has; EXPIRED_OOB_CODE,
 * USER_DISABLED.
 */
export function openAction(parts: AuthParts, code: string, kinds?: readonly ActionKind[]): OpenAction {
  const { accounts, codes, now } = parts
  const action = codes.read(code, now())
  if (kinds && !kinds.includes(action.kind)) throw new AuthError('INVALID_OOB_CODE')
  const account = action.uid === null ? accounts.byEmail(action.email) : accounts.byUid(action.uid)
  if (action.uid !== null) {
    const holds = account?.email === action.email || action.kind === 'RECOVER_EMAIL'
    // A change asked for by an account without an address has none to compare.
    const hadNone = action.kind === 'VERIFY_AND_CHANGE_EMAIL' && action.email === '' && account?.email === null
    if (!account || !(holds || hadNone)) throw new AuthError('INVALID_OOB_CODE')
  }
  if (account?.disabled) throw new AuthError('USER_DISABLED')
  return { action, account }
}
