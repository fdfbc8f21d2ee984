import type { OrderShown, PaymentShown } from '@varanda/domain/card/calls/card-order'
import { say } from '../words.ts'
import { words } from './words.ts'

type Payment = Pick<PaymentShown, 'kind' | 'state' | 'wentBack' | 'amount' | 'currency' | 'until' | 'goesOn'>

/** Pure: that a subscription renews on its day, where that is known, or else that it is read until then. */
export function sayDay({ state, outOfReach }: Pick<OrderShown, 'state' | 'outOfReach'>, day: string): string {
  return state === 'active' && !outOfReach ? words.paid.renews(day) : words.paid.until(day)
}

/** Pure: nothing was taken by it, and it may be tried anew. */
export function isUnpaid({ wentBack, state, until }: Pick<Payment, 'wentBack' | 'state' | 'until'>, isClosed: boolean) {
  if (wentBack) return false
  return state === 'lapsed' ? until === null : state === 'waiting' && isClosed
}

/** Pure: what became of a payment, also for whoever comes back to its page long after; `isClosed`: they left Stripe's. */
export function sayPayment(payment: Payment, name: string, isClosed: boolean) {
  const { kind, state, wentBack, amount, currency, goesOn } = payment
  const sum = say(amount, currency)
  if (wentBack === 'refunded') return { title: words.paying.refunded, text: words.paying.refundedText(sum, name) }
  if (wentBack === 'chargedBack')
    return { title: words.paying.chargedBack, text: words.paying.chargedBackText(sum, name) }
  if (isUnpaid(payment, isClosed)) return { title: words.paying.over, text: words.paying.overText }
  // Come back to long after it was paid.
  if (state === 'lapsed') return { title: words.state.lapsed, text: goesOn ? words.paid.goesOn : words.paying.ended }
  if (state === 'waiting') return { title: words.paying.waiting, text: words.paying.waitingText }
  if (state === 'past_due' || state === 'canceled') return { title: words.paying.title, text: words.state[state] }
  return kind === 'tip'
    ? { title: words.paying.paid, text: words.paying.paidText(sum, name) }
    : { title: words.paying.subscribed, text: words.paying.subscribedText(sum, name) }
}
