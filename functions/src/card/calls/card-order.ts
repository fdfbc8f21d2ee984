import {
  cardOrder as contract,
  myCardOrders as contractOfMine,
  openPortal as contractOfPortal,
  type PaymentShown,
} from '@varanda/domain/card/calls/card-order'
import { localizedPath } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { tipSchema } from '@varanda/domain/support/tip'
import { countedAs } from '@varanda/domain/support/tip-state'
import { db } from '../../lib/app.ts'
import { callable } from '../../lib/callable.ts'
import { read } from '../../lib/read.ts'
import { ownOrder, shownOf, shownWithTiers, subscriptionsOf } from '../orders-of.ts'
import { portalFor } from '../portal.ts'
import { cardSecrets } from '../settings.ts'

export const cardOrder = callable(contract, seeOrder, { secrets: cardSecrets })

async function seeOrder(
  { orderId }: { orderId: string },
  { uid }: { uid: string },
  { now }: { now: Date },
): Promise<PaymentShown> {
  const order = await ownOrder(orderId, uid)
  if (order.kind === 'tier') return (await shownWithTiers([{ orderId, order }], now))[0]!
  const tip = read(tipSchema, await db.doc(paths.tip(order.to, orderId)).get())
  const isPaid = tip !== undefined && countedAs[tip.state] === 'proven'
  const shown = shownOf(orderId, order, null, now)
  if (tip?.state === 'refunded' || tip?.state === 'chargedBack')
    return { ...shown, state: 'lapsed', wentBack: tip.state }
  return { ...shown, state: isPaid ? 'active' : tip?.state === 'failed' ? 'lapsed' : 'waiting' }
}

export const myCardOrders = callable(
  contractOfMine,
  async (_, { uid }, { now }) => ({ orders: await subscriptionsOf(uid, now) }),
  {
    secrets: cardSecrets,
  },
)

export const openPortal = callable(
  contractOfPortal,
  async ({ orderId, locale }, { uid }) => ({
    // What is done there is not heard of yet by whoever comes back.
    url: await portalFor(orderId, uid, `${localizedPath(locale, memberScreens.paid)}?back=1`),
  }),
  { secrets: cardSecrets },
)
