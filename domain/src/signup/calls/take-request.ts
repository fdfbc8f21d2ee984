import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { memberUid } from '../../member/member.ts'

/** A request's document id: the SHA-256 of its token. */
export const requestId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/**
 * Takes a request up (`mine`), or lays it down again, so that two administrators do not answer at once. `from` is the
 * uid of whom the caller saw at it, or null: `request-taken` when that is not so any more. Who is named takes it over.
 */
export const takeRequest = call<Record<string, never>>()({
  name: 'takeRequest',
  caller: 'admin',
  input: v.object({
    id: requestId,
    mine: v.boolean(),
    from: v.nullable(memberUid),
  }),
  errors: [...adminRefusals, 'request-unknown', 'request-answered', 'request-taken'],
})
