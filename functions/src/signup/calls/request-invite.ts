import { DomainError } from '@varanda/domain/errors'
import { requestInvite as contract } from '@varanda/domain/signup/calls/request-invite'
import { instanceKey } from '../../instance/instance-key.ts'
import { callable } from '../../lib/callable.ts'
import { askForInvite } from '../ask.ts'
import { readProof } from '../proof.ts'

/** What the form of /join sends by script. A bad proof costs one hash and reads no document. */
export const requestInvite = callable(contract, async (input, _caller, circumstances) => {
  const { proof: text, locale, name, email, phone, smartphone, usage, knows } = input
  const proof = await readProof(text, await instanceKey('signup-challenge'))
  if (!proof) throw new DomainError('proof-needed')
  await askForInvite({ form: { name, email, phone, smartphone, usage, knows }, locale, proof }, circumstances)
  return {}
})
