import * as v from 'valibot'
import { call } from '../../contract.ts'
import type { Person } from '../../member/person.ts'
import { connectionRequestLimits } from '../connection-request.ts'

/**
 * Finds members by the beginnings of their names, among those who want to be found by the caller: nobody who is
 * connected, asked, blocked, parted, away or a minor. `isWhole`: there are no more of them. Of a name without a word of
 * two letters nobody. A caller under 18 is refused (`not-at-this-age`).
 */
export const findPeople = call<{ people: Person[]; isWhole: boolean }>()({
  name: 'findPeople',
  caller: 'member',
  input: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(connectionRequestLimits.searchedName)),
  }),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-at-this-age', 'too-many-tries', 'try-again'],
})
