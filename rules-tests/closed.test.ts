import { describe, test } from 'vitest'
import { cast, outsiders } from './harness/cast.ts'
import { openInstance, refused, replace } from './harness/instance.ts'

const collections = [
  'mail',
  'secrets',
  'capabilities',
  'mailJoinings',
  'idempotency',
  'rateLimits',
  'signInCodes',
  'media',
  'blogCovers',
  'spentProofs',
  'pushSubscriptions',
  'noticeClaims',
  'cardOrders',
  'cardAccounts',
  'cardEvents',
  // Until when one has paid is compared by rules, and told by calls.
  'users/bia/tiers',
  'support/bia/private',
  'support/bia/supporters',
  'somethingNew',
]
const instance = openInstance({
  ...cast,
  ...Object.fromEntries(collections.map((name) => [`${name}/one`, { uid: 'bia', owner: 'bia' }])),
})

/** What no rule names is closed: the books of the instance, what stands below members for functions alone, and whatever comes later. */
describe.each(collections)('%s', (name) => {
  test.each([['a member', instance.as('bia')], ['an admin', instance.as('admin')], ...outsiders(instance)] as const)(
    'is closed to %s',
    async (_, client) => {
      await refused(client.get(`${name}/one`))
      await refused(client.list(name))
      await refused(client.write(replace(`${name}/two`, { uid: 'bia' })))
    },
  )
})
