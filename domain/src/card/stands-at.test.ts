import { describe, expect, it } from 'vitest'
import { type CardOrder, standsAt } from './order.ts'

const at = (ms: number) => ({ seconds: 0, nanoseconds: 0, toMillis: () => ms, toDate: () => new Date(ms) })
const order = (more: Partial<CardOrder>) => ({
  ...{ kind: 'tier' as const, state: 'active' as const, subscription: 'sub_1', paidUntil: at(1000) },
  ...more,
})
const when = (ms: number) => new Date(ms)

describe('how a subscription stands at a moment', () => {
  it('is over from its end on, and goes on at Stripe until that says otherwise', () => {
    expect(standsAt(order({}), when(999))).toEqual({ state: 'active', goesOn: true })
    expect(standsAt(order({}), when(1000))).toEqual({ state: 'lapsed', goesOn: true })
    expect(standsAt(order({ over: true }), when(1000))).toEqual({ state: 'lapsed', goesOn: false })
  })

  it('waits for the days of grace, and says nothing of them once they are past', () => {
    const late = order({ state: 'past_due', graceUntil: at(2000) })
    expect(standsAt(late, when(1999))).toEqual({ state: 'past_due', goesOn: true })
    expect(standsAt(late, when(2000))).toEqual({ state: 'lapsed', goesOn: true })
  })

  it('charges nothing any more where it was cancelled, and waits where nothing was paid yet', () => {
    expect(standsAt(order({ state: 'canceled' }), when(999))).toEqual({ state: 'canceled', goesOn: true })
    expect(standsAt(order({ state: 'canceled' }), when(1000))).toEqual({ state: 'lapsed', goesOn: false })
    expect(standsAt(order({ state: 'waiting', paidUntil: at(0) }), when(1)).state).toBe('waiting')
  })
})
