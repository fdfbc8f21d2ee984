import * as v from 'valibot'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import { signupForm, signupTrap } from '../signup-request.ts'

/**
 * Asks the instance for an invite. `proof` is a solved challenge of `signupPaths.challenge`, in base64 as Altcha writes
 * it; `proof-needed` when it is none, too old or spent: solve another one. The answer is the same for an address that
 * waits already, or that is a member's; sent again, it changes nothing. `requests-closed`: the instance takes none now.
 */
export const requestInvite = call<Record<string, never>>()({
  name: 'requestInvite',
  caller: 'anyone',
  input: v.object({
    ...signupForm.entries,
    locale: v.picklist(locales),
    proof: v.pipe(v.string(), v.maxLength(2_000)),
    [signupTrap]: v.optional(v.literal('')),
  }),
  errors: ['bad-input', 'proof-needed', 'requests-closed', 'too-many-tries', 'try-again'],
})
