import { describe, expect, it } from 'vitest'
import { accessOf } from './access.ts'
import { cardLimits } from './order.ts'
import { refundIs, rowsOf, tipStateOf, wayTo } from './tip-facts.ts'

const month = 30 * 86_400_000
const paid = { stands: true, isOpen: false, createdAt: 0, until: month }
const open = (createdAt: number) => ({ stands: false, isOpen: true, createdAt, until: createdAt + month })

describe('what a subscription gives', () => {
  it('is its paid period, and seven days from the first failure, whatever is tried later', () => {
    expect(accessOf({ status: 'active', cancels: false, invoices: [paid] })).toEqual({
      state: 'active',
      paidUntil: month + cardLimits.renewalMs,
    })
    const twice = { status: 'past_due', cancels: false, invoices: [open(2 * month), open(month), paid] }
    expect(accessOf(twice)).toMatchObject({ state: 'past_due', graceUntil: month + cardLimits.graceMs })
  })

  it('ends with its period once it is cancelled', () => {
    expect(accessOf({ status: 'active', cancels: true, invoices: [paid] })).toEqual({
      state: 'canceled',
      paidUntil: month,
    })
  })

  it.each(['canceled', 'unpaid', 'incomplete_expired', 'paused', 'a word of next year'])(
    'is nothing when it is %s',
    (status) => {
      expect(accessOf({ status, cancels: false, invoices: [paid] })).toEqual({ state: 'lapsed', paidUntil: 0 })
    },
  )

  it('is nothing where its money went back, and waits where none has come', () => {
    const back = { ...paid, stands: false }
    expect(accessOf({ status: 'active', cancels: false, invoices: [back] })).toEqual({ state: 'lapsed', paidUntil: 0 })
    expect(accessOf({ status: 'incomplete', cancels: false, invoices: [] })).toEqual({ state: 'waiting', paidUntil: 0 })
  })
})

describe('a tip by card', () => {
  const facts = { paid: 'paid' as const, amount: 900, id: 'pi_1', refunds: [], disputes: [] }
  const refund = (amount: number, failed = false) => ({ id: `re_${amount}`, amount, failed, at: 2 })
  const dispute = (status: string) => ({ id: 'du_1', amount: 900, status, at: 3 })

  it('is what Stripe has of its money', () => {
    expect(tipStateOf(facts)).toBe('paid')
    expect(tipStateOf({ ...facts, paid: 'unpaid' })).toBe('pending')
    expect(tipStateOf({ ...facts, refunds: [refund(300)] })).toBe('paid')
    expect(tipStateOf({ ...facts, refunds: [refund(300), refund(600)] })).toBe('refunded')
    expect(tipStateOf({ ...facts, refunds: [refund(900, true)] })).toBe('paid')
    expect(tipStateOf({ ...facts, disputes: [dispute('needs_response')] })).toBe('disputed')
    expect(tipStateOf({ ...facts, disputes: [dispute('warning_needs_response')] })).toBe('paid')
    expect(tipStateOf({ ...facts, disputes: [dispute('lost')] })).toBe('chargedBack')
  })

  it('does not go back by a refund that failed or was cancelled, nor by one that was never under way', () => {
    const all = ['succeeded', 'pending', 'failed', 'canceled', 'requires_action', null]
    expect(all.map(refundIs)).toEqual(['counts', 'counts', 'failed', 'failed', undefined, undefined])
  })

  it('comes to it by steps of the table alone', () => {
    expect(wayTo('pending', 'chargedBack')).toEqual(['paid', 'disputed', 'chargedBack'])
    expect(wayTo('refunded', 'paid')).toEqual(['paid'])
    expect(wayTo('paid', 'paid')).toEqual([])
    expect(wayTo('chargedBack', 'paid')).toBeUndefined()
  })

  it('has a row for each thing, and none for an inquiry', () => {
    const all = { ...facts, refunds: [refund(300, true)], disputes: [dispute('won')] }
    expect(rowsOf(all).map(({ kind, happened }) => [kind, happened])).toEqual([
      ['paid', undefined],
      ['refunded', 2],
      ['refundFailed', undefined],
      ['disputed', 3],
      ['disputeWon', undefined],
    ])
    expect(rowsOf({ ...facts, disputes: [dispute('warning_closed')] })).toHaveLength(1)
  })
})
