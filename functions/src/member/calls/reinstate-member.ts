import { reinstateMember as contract } from '@varanda/domain/member/calls/reinstate-member'
import { reinstated } from '@varanda/domain/member/member-changes'
import { callable } from '../../lib/callable.ts'
import { actOnMember } from '../act-on-member.ts'

export const reinstateMember = callable(contract, (input, admin, { now }) => actOnMember(input, admin, now, reinstated))
