import { expect, it } from 'vitest'
import { isUnpaid, sayDay, sayPayment } from './say-payment.ts'
import { words } from './words.ts'

const of = { kind: 'tier', amount: 900, currency: 'BRL', until: 1, goesOn: true } as const

it('calls a subscription paid only while it is, whenever its page is opened', () => {
  expect(sayPayment({ ...of, state: 'active' }, 'Ana', false).title).toBe(words.paying.subscribed)
  for (const state of ['past_due', 'canceled'] as const)
    expect(sayPayment({ ...of, state }, 'Ana', false)).toEqual({ title: words.paying.title, text: words.state[state] })
})

it('says of a tip that it went back, and neither that it is paid nor that it is waited for', () => {
  for (const wentBack of ['refunded', 'chargedBack'] as const)
    expect(sayPayment({ ...of, kind: 'tip', state: 'lapsed', wentBack }, 'Ana', true).title).toBe(
      words.paying[wentBack],
    )
})

it('takes as unpaid what was refused or closed, and nothing for which money came', () => {
  expect(isUnpaid({ state: 'lapsed', until: null }, false)).toBe(true)
  expect(isUnpaid({ state: 'waiting', until: null }, true)).toBe(true)
  expect(isUnpaid({ state: 'waiting', until: null }, false)).toBe(false)
  expect(isUnpaid({ state: 'lapsed', until: 1 }, true)).toBe(false)
  expect(isUnpaid({ state: 'active', until: 1 }, true)).toBe(false)
  expect(isUnpaid({ state: 'lapsed', until: null, wentBack: 'refunded' }, true)).toBe(false)
})

it('says that a subscription renews only where that is known', () => {
  expect(sayDay({ state: 'active' }, '3 de maio')).toBe(words.paid.renews('3 de maio'))
  expect(sayDay({ state: 'active', outOfReach: true }, '3 de maio')).toBe(words.paid.until('3 de maio'))
  expect(sayDay({ state: 'canceled' }, '3 de maio')).toBe(words.paid.until('3 de maio'))
})
