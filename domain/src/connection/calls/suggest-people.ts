import * as v from 'valibot'
import { call } from '../../contract.ts'
import type { Person } from '../../member/person.ts'

/**
 * Whom the caller's inviter knows and who wants to be found: nobody who is connected, asked, blocked, away or a minor.
 * Empty for who has no inviter any more, and for minors.
 */
export const suggestPeople = call<{ inviter: string; people: Person[] }>()({
  name: 'suggestPeople',
  caller: 'member',
  input: v.object({}),
  errors: ['signed-out', 'not-a-member', 'not-active', 'too-many-tries'],
})
