import {
  paysOnWayOut as contract,
  portalOnWayOut as contractOfPortal,
  type PaidOnWayOut,
} from '@varanda/domain/card/calls/pays-on-way-out'
import { localizedPath } from '@varanda/domain/locale'
import { memberSchema } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { routes } from '@varanda/domain/site/routes'
import { holderOf } from '../../account/way-out/holder-of.ts'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { keepRate } from '../../lib/rate-limit.ts'
import { readIfWhole } from '../../lib/read.ts'
import { subscriptionsOf } from '../orders-of.ts'
import { portalFor } from '../portal.ts'
import { cardSecrets } from '../settings.ts'

/** A suspension ends nothing at Stripe, since it may end itself: what goes on is the member's to stop. */
export const paysOnWayOut = callable(
  contract,
  async ({ token }, _, { now, address }) => {
    const { uid } = await holderOf(token, 'paysOnWayOut', address, now)
    const running = (await subscriptionsOf(uid, now)).filter(({ goesOn }) => goesOn)
    const uids = [...new Set(running.map((order) => order.uid))]
    const found = uids.length > 0 ? await db.getAll(...uids.map((id) => db.doc(paths.user(id)))) : []
    const names = new Map(found.map((one) => [one.id, readIfWhole(memberSchema, one)?.name]))
    const orders = running.map((order): PaidOnWayOut => {
      const { orderId, tier, amount, currency, next, test, until, state } = order
      const name = names.get(order.uid) ?? null
      return { orderId, name, tier, amount, currency, next, test, until, isCancelled: state === 'canceled' }
    })
    return { orders }
  },
  { secrets: cardSecrets },
)

export const portalOnWayOut = callable(
  contractOfPortal,
  async ({ token, orderId, locale }, _, { now, address }) => {
    const { uid } = await holderOf(token, 'portalOnWayOut', address, now)
    await keepRate('openPortal', uid, now)
    return { url: await portalFor(orderId, uid, localizedPath(locale, routes.auth.path)) }
  },
  { secrets: cardSecrets },
)
