import { DomainError } from '@varanda/domain/errors'
import { mayJoinByMail } from '@varanda/domain/invite/by-mail/mail-joining'
import { joinByMail as contract } from '@varanda/domain/invite/calls/join-by-mail'
import { thingOf } from '../../capability/open-capability.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { askByMail } from '../by-mail/ask.ts'

/** What the form of /join sends for whoever wants to read by mail alone. */
export const joinByMail = callable(contract, async ({ token, ...asked }, _caller, { now, address }) => {
  await keepRate(contract.name, address, now)
  const age = mayJoinByMail(asked.birthDate, now)
  if (age === 'guardian') throw new DomainError('needs-guardian')
  if (age === 'youth') throw new DomainError('not-an-adult')
  if (age === 'impossible') throw new DomainError('bad-input')
  const path = await thingOf('invite', token, now)
  if (path === undefined) throw new DomainError('invite-unknown')
  await askByMail(db.doc(path).id, asked, now)
  return {}
})
