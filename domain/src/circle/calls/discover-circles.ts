import * as v from 'valibot'
import { call } from '../../contract.ts'
import type { Person } from '../../member/person.ts'

/** A public circle that a member could follow. */
export interface DiscoveredCircle {
  circleId: string
  name: string
  purpose: string
  block: number
  owner: Person
  members: number
}

/** Public circles that the member is not in and may follow, those that were posted to last first. */
export const discoverCircles = call<{ circles: DiscoveredCircle[] }>()({
  name: 'discoverCircles',
  caller: 'member',
  input: v.object({}),
  errors: ['bad-input', 'signed-out', 'not-a-member', 'not-active', 'not-at-this-age', 'too-many-tries', 'try-again'],
})
