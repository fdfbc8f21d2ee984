import { reinstateMember as contract } from '@varanda/domain/calls/reinstate-member'
import { reinstated } from '@varanda/domain/member-changes'
import { callable } from '../lib/callable.ts'
import { actOnMember } from '../members/act-on-member.ts'

export const reinstateMember = callable(contract, (input, admin, { now }) => actOnMember(input, admin, now, reinstated))
