import * as v from 'valibot'
import { adminRefusals, call } from '../../contract.ts'
import { inviteLimits } from '../../invite/invite.ts'
import { showsSomething } from '../../visible-text.ts'
import { instanceLimits } from '../instance.ts'

const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s+/gu, ' ').trim()),
    v.maxLength(longest),
    v.check((text) => text === '' || (text.isWellFormed() && showsSomething(text))),
  )

/**
 * Writes what the instance says of itself and how it lets people in. What is left out stays as it is, whatever another
 * administrator has made of it meanwhile.
 */
export const saveInstanceSettings = call<{ changed: boolean }>()({
  name: 'saveInstanceSettings',
  caller: 'admin',
  input: v.object({
    name: v.exactOptional(v.pipe(line(instanceLimits.name), v.nonEmpty())),
    operator: v.exactOptional(line(instanceLimits.operator)),
    contact: v.exactOptional(line(instanceLimits.contact)),
    requestsOpen: v.exactOptional(v.boolean()),
    seatsForNewcomers: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(inviteLimits.seats))),
  }),
  errors: [...adminRefusals],
})
