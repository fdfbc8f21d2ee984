import { changeAudience as contract } from '@varanda/domain/post/calls/change-audience'
import { callable } from '../../lib/callable.ts'
import { addressAnew } from '../address-anew.ts'

export const changeAudience = callable(contract, ({ audience, ...input }, member, { now }) =>
  addressAnew({ ...input, to: () => audience }, member, now),
)
