import { describe, expect, it } from 'vitest'
import type { DomainError } from '../errors.ts'
import { checkDecider, mayAnswer, type Ruling, rulingLimits } from './ruling.ts'

const moment = (ms: number) => ({
  seconds: Math.floor(ms / 1000),
  nanoseconds: 0,
  toMillis: () => ms,
  toDate: () => new Date(ms),
})
const ruling: Ruling = { kind: 'suspended', whose: 'ana', by: 'cida', at: moment(0), reason: 'x', state: 'standing' }
const answered: Ruling = { ...ruling, state: 'answered', answer: { words: 'Não fui eu.', at: moment(1000) } }

function refusal(...given: Parameters<typeof checkDecider>): string {
  try {
    checkDecider(...given)
    return 'none'
  } catch (error) {
    return (error as DomainError).code
  }
}

describe('a ruling', () => {
  it('is answered once, for thirty days', () => {
    expect(mayAnswer(ruling, new Date(rulingLimits.answerMs - 1))).toBe(true)
    expect(mayAnswer(ruling, new Date(rulingLimits.answerMs))).toBe(false)
    expect(mayAnswer(answered, new Date(1))).toBe(false)
  })

  it('is judged by another administrator than the first, and never by whom it is against', () => {
    const now = new Date(2000)
    expect(refusal(answered, 'rui', ['cida', 'rui'], now)).toBe('none')
    expect(refusal(answered, 'cida', ['cida', 'rui'], now)).toBe('another-decides')
    expect(refusal(answered, 'ana', ['cida', 'ana'], now)).toBe('not-yourself')
    expect(refusal(ruling, 'rui', ['cida', 'rui'], now)).toBe('appeal-over')
  })

  it('comes back to the only administrator once the answer has rested', () => {
    const rested = new Date(1000 + rulingLimits.restMs)
    expect(refusal(answered, 'cida', ['cida'], new Date(rested.getTime() - 1))).toBe('appeal-rests')
    expect(refusal(answered, 'cida', ['cida'], rested)).toBe('none')
    expect(refusal(answered, 'cida', ['cida', 'ana'], rested)).toBe('none')
  })

  it('is not judged by whoever reported it, where there is somebody who neither reported nor decided it', () => {
    const rested = new Date(1000 + rulingLimits.restMs)
    expect(refusal(answered, 'rui', ['cida', 'rui', 'bia'], rested, 'rui')).toBe('another-decides')
    expect(refusal(answered, 'bia', ['cida', 'rui', 'bia'], rested, 'rui')).toBe('none')
    expect(refusal(answered, 'rui', ['cida', 'rui'], new Date(2000), 'rui')).toBe('appeal-rests')
    expect(refusal(answered, 'rui', ['cida', 'rui'], rested, 'rui')).toBe('none')
    expect(refusal(answered, 'cida', ['cida', 'rui'], rested, 'rui')).toBe('another-decides')
  })
})
