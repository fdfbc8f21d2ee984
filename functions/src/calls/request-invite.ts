import { requestInvite as contract } from '@varanda/domain/calls/request-invite'
import { DomainError } from '@varanda/domain/errors'
import { callable } from '../lib/callable.ts'
import { houseKey } from '../lib/house-key.ts'
import { askForInvite } from '../signup/ask.ts'
import { readProof } from '../signup/proof.ts'

/** The form of /join, sent by its script. A bad proof costs the house a hash and touches no document. */
export const requestInvite = callable(contract, async (input, _caller, circumstances) => {
  const { proof: text, locale, name, email, phone, smartphone, usage, knows } = input
  const proof = await readProof(text, await houseKey('signup-challenge'))
  if (!proof) throw new DomainError('proof-needed')
  await askForInvite({ form: { name, email, phone, smartphone, usage, knows }, locale, proof }, circumstances)
  return {}
})
