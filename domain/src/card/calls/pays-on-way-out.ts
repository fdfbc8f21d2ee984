import * as v from 'valibot'
import { callKey } from '../../call-key.ts'
import { call } from '../../contract.ts'
import { locales } from '../../locale.ts'
import type { OrderShown } from './card-order.ts'

/** What a suspended member pays every month, as a page shows it that may read no document. */
export interface PaidOnWayOut
  extends Pick<OrderShown, 'orderId' | 'tier' | 'amount' | 'currency' | 'next' | 'test' | 'until'> {
  /** Whom it is paid to; null where nobody is called so any more. */
  name: string | null
  /** It ends with its period, in `until`. */
  isCancelled: boolean
}

const token = v.pipe(v.string(), v.maxLength(100))

/**
 * The subscriptions of a suspended member that Stripe may still charge, by the token of `openWayOut`: their account reads
 * nothing by them. Throws `signed-out` where the token opens nothing (any more).
 */
export const paysOnWayOut = call<{ orders: PaidOnWayOut[] }>()({
  name: 'paysOnWayOut',
  caller: 'anyone',
  input: v.object({ token }),
  errors: ['bad-input', 'signed-out', 'too-many-tries', 'try-again'],
})

/** Where one of them is cancelled, as `openPortal` gives it to whoever is inside. */
export const portalOnWayOut = call<{ url: string }>()({
  name: 'portalOnWayOut',
  caller: 'anyone',
  input: v.object({ token, orderId: callKey, locale: v.picklist(locales) }),
  errors: ['bad-input', 'signed-out', 'order-unknown', 'cards-off', 'account-gone', 'too-many-tries', 'try-again'],
})
