import type { CallAnswer, CallContract, CallInput } from '@varanda/domain/contract'
import { DomainError, isErrorCode } from '@varanda/domain/errors'
import { signInAgain } from './account/renew-sign-in.ts'
import { connectFunctions } from './connect.ts'

/** The call did not reach the instance, or nobody there answered: trying again later may help. */
export class Unreachable extends Error {
  constructor() {
    super('unreachable')
    this.name = 'Unreachable'
  }
}

/**
 * Calls a function of the instance by its contract. Where that hands out access and the sign-in is old, the member is
 * asked who they are, and it is called once more. Throws DomainError for a refusal that has a code, with `failed` where
 * the function itself failed, and Unreachable where nobody answered (no network, server gone).
 */
export async function call<Contract extends CallContract>(
  contract: Contract,
  input: CallInput<Contract>,
): Promise<CallAnswer<Contract>> {
  const answer = callOnce(contract, input)
  return answer.catch(async (error) => {
    const isOld = error instanceof DomainError && error.code === 'sign-in-again'
    if (!isOld || !(await signInAgain())) throw error
    return callOnce(contract, input)
  })
}

async function callOnce<Contract extends CallContract>(
  contract: Contract,
  input: CallInput<Contract>,
): Promise<CallAnswer<Contract>> {
  try {
    const [functions, sdk] = await Promise.all([connectFunctions(), import('firebase/functions')])
    const answer = await sdk.httpsCallable(functions, contract.name)(input)
    return answer.data as CallAnswer<Contract>
  } catch (error) {
    throw refusalOf(error) ?? new Unreachable()
  }
}

/** What the instance answered; nothing where no answer came. */
export function refusalOf(error: unknown): DomainError | undefined {
  const { code, message, details } = error as {
    code?: string
    message?: string
    details?: { code?: unknown; until?: unknown }
  }
  if (isErrorCode(details?.code)) {
    return new DomainError(details.code, typeof details.until === 'number' ? details.until : undefined)
  }
  if (code === 'functions/unauthenticated') return new DomainError('signed-out')
  // The SDK says `internal` of its own where no answer came; an answer's status stands at the end.
  if (code === 'functions/internal' && message?.endsWith('[500]')) return new DomainError('failed')
  return undefined
}
