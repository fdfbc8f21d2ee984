import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countTip, nothingCounted } from './count-tip.ts'
import { supportHostOf } from './support-link.ts'
import { countedAs, mayStep, type TipState, tipActors, tipStates } from './tip-state.ts'

describe('the states of a tip', () => {
  it('are said of Pix by its two sides alone, and of cards by Stripe alone', () => {
    const ofCards: TipState[] = ['pending', 'paid', 'failed', 'refunded', 'disputed', 'chargedBack']
    for (const from of tipStates)
      for (const to of tipStates)
        for (const by of tipActors) {
          const isStripes = by === 'stripe'
          if (mayStep(from, to, by)) expect([from, to].every((each) => ofCards.includes(each) === isStripes)).toBe(true)
        }
    expect(mayStep('declared', 'confirmed', 'supporter')).toBe(false)
    expect(mayStep('confirmed', 'takenBack', 'supporter')).toBe(false)
    expect(mayStep('takenBack', 'confirmed', 'creator')).toBe(false)
  })

  it('count as the model counts them, whatever becomes of them', () => {
    const steps = fc.array(fc.record({ tip: fc.nat(4), state: fc.constantFrom(...tipStates) }), { maxLength: 40 })
    fc.assert(
      fc.property(steps, (all) => {
        const amounts = [100, 250, 1, 999_999, 4050]
        const states = new Map<number, TipState>()
        let counts = nothingCounted
        for (const { tip, state } of all) {
          const was = states.get(tip)
          const before = was && { state: was, amount: amounts[tip]! }
          counts = countTip(counts, before, { state, amount: amounts[tip]! })
          states.set(tip, state)
        }
        for (const as of ['proven', 'declared'] as const) {
          const those = [...states].filter(([, state]) => countedAs[state] === as)
          const amount = those.reduce((sum, [tip]) => sum + amounts[tip]!, 0)
          expect(counts.totals[as]).toEqual({ amount, tips: those.length, people: those.length > 0 ? 1 : 0 })
        }
      }),
    )
  })

  it('takes links to exact hosts by https alone', () => {
    expect(supportHostOf('https://ko-fi.com/paula')).toBe('ko-fi.com')
    for (const link of [
      'http://ko-fi.com/paula',
      'https://www.ko-fi.com/paula',
      'https://ko-fi.com.example.org/',
      'https://ko-fi.com@example.org/',
      'https://me:you@ko-fi.com/',
      'https://ko-fi.com:444/',
      'javascript:alert(1)',
    ])
      expect(supportHostOf(link), link).toBeUndefined()
  })
})
