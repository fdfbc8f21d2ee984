/** What our stand-in for Stripe keeps, in the shapes of the API version that the library is pinned to. */
export interface Metadata {
  [name: string]: string
}

export interface Session {
  id: string
  object: 'checkout.session'
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  client_reference_id: string | null
  metadata: Metadata
  amount_total: number
  currency: string
  payment_intent: string | null
  subscription: string | null
  customer: string | null
  url: string
  success_url: string
  cancel_url: string
  livemode: false
  created: number
  expires_at: number
  /** For our pages alone: what it is for, and of which price. */
  shown: { name: string; price: string | null; subscription: Metadata; intent: Metadata }
}

export interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  currency: string
  paid: boolean
  refunded: boolean
  disputed: boolean
  payment_intent: string
  metadata: Metadata
  status: 'succeeded' | 'failed'
  livemode: false
  created: number
}

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: 'succeeded' | 'processing' | 'requires_payment_method'
  latest_charge: string | null
  metadata: Metadata
  livemode: false
  created: number
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  charge: string
  payment_intent: string
  status: 'succeeded' | 'failed' | 'canceled'
  created: number
}

export interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  charge: string
  payment_intent: string
  status: 'needs_response' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed'
  livemode: false
  created: number
}

export interface Product {
  id: string
  object: 'product'
  name: string
  active: boolean
  metadata: Metadata
  livemode: false
}

export interface Price {
  id: string
  object: 'price'
  product: string
  unit_amount: number
  currency: string
  recurring: { interval: 'month' } | null
  active: boolean
  metadata: Metadata
  livemode: false
}

export interface SubscriptionItem {
  id: string
  object: 'subscription_item'
  price: Price
  current_period_start: number
  current_period_end: number
}

export interface Subscription {
  id: string
  object: 'subscription'
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused'
  customer: string
  cancel_at_period_end: boolean
  cancel_at: number | null
  canceled_at: number | null
  ended_at: number | null
  latest_invoice: string | null
  metadata: Metadata
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false }
  livemode: false
  created: number
}

export interface Invoice {
  id: string
  object: 'invoice'
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  amount_due: number
  amount_paid: number
  currency: string
  attempt_count: number
  period_start: number
  period_end: number
  customer: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Metadata } }
  lines: { object: 'list'; data: { id: string; object: 'line_item'; period: { start: number; end: number } }[] }
  /** What paid it; the first failure's time stands in `status_transitions` of nobody, so in the first failed attempt. */
  payments: {
    object: 'list'
    data: { object: 'invoice_payment'; payment: { type: 'payment_intent'; payment_intent: string }; status: string }[]
  }
  livemode: false
  created: number
}

export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  api_version: string
  created: number
  livemode: boolean
  account?: string
  pending_webhooks: number
  data: { object: unknown }
}

export type Stored = Session | Charge | Intent | Refund | Dispute | Product | Price | Subscription | Invoice
