import { deviceIdOf } from '@varanda/domain/account/device'
import { signedInAt } from '@varanda/domain/account/fresh-sign-in'
import type { CallAnswer, CallContract, CallerKind } from '@varanda/domain/contract'
import { DomainError, errorStatus } from '@varanda/domain/errors'
import { isWayIn } from '@varanda/domain/guardian/guardian'
import type { Standing } from '@varanda/domain/member/standing'
import { standingSchema } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { type RatedAct, rates } from '@varanda/domain/rates'
import { type CallableOptions, type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https'
import * as v from 'valibot'
import { db } from './app.ts'
import { callerAddress } from './caller-address.ts'
import { checkAdmin, checkFresh, checkMember, checkReader } from './check-standing.ts'
import { logFailure } from './log-failure.ts'
import { quiet } from './quiet-call.ts'
import { type CountedAct, keepRate } from './rate-limit.ts'
import { read } from './read.ts'

/** A signed-in account, as its verified token says. */
export interface Account {
  uid: string
  email: string
  /** Whether the account's address is verified. */
  emailVerified: boolean
  /** Seconds since 1970 from which this sign-in counts: `signedInAt`. */
  authTime: number
  /** What the sign-in's device is called in `users/{uid}/devices`. */
  deviceId: string
  /** How they signed in: identity's `sign_in_provider`. */
  provider: string
}

/** Who calls, as the contract asks for it: by the time the handler runs, it is proven. */
interface Callers {
  anyone: null
  account: Account
  reader: Account & { standing: Standing }
  member: Account & { standing: Standing }
  admin: Account & { standing: Standing }
}

interface Circumstances {
  now: Date
  /** The peer's address, for limits; never stored in plain. */
  address: string
}

/**
 * What strangers, guests and members may call has a line in `rates`; a handler for strangers keeps its own, some of
 * them only once a call has shown that it means it.
 */
type Rated<Contract extends CallContract> = Contract['caller'] extends 'member' | 'reader' | 'account' | 'anyone'
  ? { name: RatedAct }
  : unknown

/**
 * Deploys a callable by its contract: proves the caller, checks the input, keeps the rate, runs the handler, and turns
 * each DomainError into the status of `errorStatus` with its code in `details.code`. Anything else becomes `failed` and
 * is logged by name.
 */
export function callable<Contract extends CallContract>(
  contract: Contract & Rated<Contract>,
  handler: (
    input: v.InferOutput<Contract['input']>,
    caller: Callers[Contract['caller']],
    circumstances: Circumstances,
  ) => Promise<CallAnswer<Contract>>,
  options: CallableOptions = {},
) {
  const deployed = onCall(options, async (request): Promise<CallAnswer<Contract>> => {
    try {
      const caller = await prove(contract.caller, request)
      const input = v.safeParse(contract.input, request.data)
      if (!input.success) throw new DomainError('bad-input')
      const now = new Date()
      if (contract.fresh && caller) checkFresh(caller, now)
      if (caller && isCounted(contract)) await keepRate(contract.name, caller.uid, now)
      return await handler(input.output, caller as Callers[Contract['caller']], {
        now,
        address: callerAddress(request.rawRequest),
      })
    } catch (error) {
      throw refusal(error, contract.name)
    }
  })
  return quiet(deployed)
}

function isCounted(contract: {
  name: string
  caller: CallerKind
}): contract is { name: CountedAct; caller: CallerKind } {
  const isTheirs = contract.caller !== 'anyone' && contract.caller !== 'admin'
  return isTheirs && Object.hasOwn(rates, contract.name) && rates[contract.name as RatedAct].keptBy === 'calls'
}

async function prove(kind: CallerKind, { auth }: CallableRequest): Promise<Callers[CallerKind]> {
  if (kind === 'anyone') return null
  if (!auth) throw new DomainError('signed-out')
  const { email = '', email_verified: emailVerified = false, firebase } = auth.token
  const provider = firebase.sign_in_provider
  const deviceId = deviceIdOf(auth.token.auth_time)
  const account = { uid: auth.uid, email, emailVerified, authTime: signedInAt(auth.token), deviceId, provider }
  if (kind === 'account') return account
  const standing = read(standingSchema, await db.doc(paths.standing(auth.uid)).get())
  if (kind === 'admin') checkAdmin(standing, account.authTime)
  else if (kind === 'reader') checkReader(standing, account.authTime)
  else checkMember(standing, account.authTime)
  if (!isWayIn(standing, provider)) throw new DomainError('signed-out')
  return { ...account, standing }
}

/** gRPC's ABORTED and UNAVAILABLE: the transaction lost its race or the store is away; a later try may win. */
const passing = new Set([10, 14])

function refusal(error: unknown, name: string): HttpsError {
  const known =
    error instanceof DomainError
      ? error
      : passing.has((error as { code?: number }).code ?? -1)
        ? new DomainError('try-again')
        : undefined
  if (!known) logFailure(`${name} failed`, error)
  const { code, until } = known ?? new DomainError('failed')
  return new HttpsError(errorStatus[code], code, { code, ...(until !== undefined && { until }) })
}
