import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'

/**
 * One callable function, defined once for both ends: its deployed name, who may call it, the schema its input must
 * pass, the refusals it may answer with, and (as a type only) its answer.
 */
export interface CallContract {
  name: string
  caller: CallerKind
  /** It hands out access: refused with `sign-in-again` unless the caller signed in within the last five minutes. */
  fresh?: true
  input: v.GenericSchema
  errors: readonly ErrorCode[]
  /** Never set: carries the answer's type. */
  answer?: unknown
}

/**
 * `anyone`: no sign-in; `account`: signed in; `reader`: a standing that reads, of somebody who leaves or was slowed down, too:
 * what only reads, what keeps others away, and what declines or takes back; `member`: active standing; `admin`: that of an administrator.
 */
export type CallerKind = 'anyone' | 'account' | 'reader' | 'member' | 'admin'

export type CallInput<Contract extends CallContract> = v.InferInput<Contract['input']>
export type CallAnswer<Contract extends CallContract> = NonNullable<Contract['answer']>

/** Gives a contract its answer's type: `call<Answer>()({ name, … })`. */
export function call<Answer>() {
  return <const Contract extends Omit<CallContract, 'answer'>>(contract: Contract) =>
    contract as Contract & { answer?: Answer }
}

/** What any administrator's call may be refused with, besides its own reasons. */
export const adminRefusals = [
  'bad-input',
  'signed-out',
  'not-a-member',
  'not-active',
  'not-an-admin',
  'try-again',
] as const satisfies readonly ErrorCode[]
