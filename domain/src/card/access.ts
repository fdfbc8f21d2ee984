import { cardLimits, type SubscriptionState } from './order.ts'

/** What Stripe answered of a subscription, as far as it decides. Milliseconds since 1970. */
export interface SubscriptionFacts {
  /** Stripe's own word; one that we do not know gives nothing. */
  status: string
  /** Its subscriber cancelled it, in whichever of the two ways Stripe says so. */
  cancels: boolean
  /** `stands`: it was paid, and the money neither went back nor was lost. */
  invoices: readonly { stands: boolean; isOpen: boolean; createdAt: number; until: number }[]
}

export interface Access {
  state: SubscriptionState
  paidUntil: number
  graceUntil?: number
}

/**
 * Until when a subscription gives its tier: as long as it is paid, and for `graceMs` from the first invoice that was not;
 * later tries move nothing.
 */
export function accessOf({ status, cancels, invoices }: SubscriptionFacts): Access {
  const runs = status === 'active' || status === 'trialing' || status === 'past_due'
  const paid = invoices.filter(({ stands }) => stands).map(({ until }) => until)
  const paidUntil = Math.max(0, ...paid)
  if (!runs) return { state: status === 'incomplete' ? 'waiting' : 'lapsed', paidUntil: 0 }
  if (paidUntil === 0) return { state: 'lapsed', paidUntil }
  const slack = cancels ? 0 : cardLimits.renewalMs
  const unpaid = invoices.filter(({ isOpen }) => isOpen).map(({ createdAt }) => createdAt)
  const first = Math.min(...unpaid)
  const grace = status === 'past_due' && unpaid.length > 0 ? { graceUntil: first + cardLimits.graceMs } : {}
  const state = cancels ? 'canceled' : status === 'past_due' ? 'past_due' : 'active'
  return { state, paidUntil: paidUntil + slack, ...grace }
}
