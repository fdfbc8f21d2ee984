import { describe, expect, it } from 'vitest'
import {
  bookEnds,
  codeAddress,
  codeDigits,
  codeLimits,
  isCodeOf,
  isGood,
  nextAsk,
  type SignInCode,
} from './sign-in-code.ts'

const start = Date.parse('2026-05-01T12:00:00Z')
const now = new Date(start)
const minute = 60_000
const day = 24 * 60 * minute
const moment = (ms: number) => ({
  seconds: ms / 1000,
  nanoseconds: 0,
  toMillis: () => ms,
  toDate: () => new Date(ms),
})
const code = (more: Partial<SignInCode>): SignInCode => ({
  salt: '',
  hash: '',
  uid: null,
  isInvited: false,
  tries: 0,
  goodUntil: moment(start + 5 * minute),
  lane: 'strange',
  expiresAt: moment(start + 30 * minute),
  ...more,
})

/** Asks whenever the lane lets anybody; the times, in milliseconds from the first. */
function greedy(times: number): number[] {
  let lane: { asked: number; nextAt: ReturnType<typeof moment> } | undefined
  let at = start
  return Array.from({ length: times }, () => {
    at = Math.max(at, lane?.nextAt.toMillis() ?? 0)
    const next = nextAsk(lane, new Date(at))!
    lane = { asked: next.asked, nextAt: moment(next.nextAt) }
    return at - start
  })
}

describe('a sign-in code', () => {
  it('is waited for longer and longer while nobody comes in, in the end a day', () => {
    const times = greedy(11)
    const gaps = times.slice(1).map((time, n) => (time - times[n]!) / minute)
    expect(gaps).toEqual([0, 0, 1, 5, 15, 60, 240, 1440, 1440, 1440])
    const lane = { asked: 3, nextAt: moment(start + minute) }
    expect(nextAsk(lane, now)).toBeNull()
    expect(nextAsk(lane, new Date(start + minute))?.asked).toBe(4)
  })

  it('is guessed in a year with less than one chance in 400, however the guesser asks', () => {
    const year = 365 * day
    const daily = greedy(1000).filter((time) => time < year).length
    // A week of silence gives the first asks back.
    const burst = greedy(8).at(-1)! + 7 * day
    const bursts = Math.ceil(year / burst) * 8
    for (const asks of [daily, bursts])
      expect((asks * codeLimits.tries) / 10 ** codeLimits.digits).toBeLessThan(1 / 400)
  })

  it('begins anew after a week without asks', () => {
    const lane = { asked: 9, nextAt: moment(start) }
    expect(nextAsk(lane, new Date(start + 6 * day))?.asked).toBe(10)
    expect(nextAsk(lane, new Date(start + 7 * day))?.asked).toBe(1)
    expect(bookEnds({ familiar: [], lanes: { strange: lane } }, now)).toBe(start + 7 * day)
    expect(bookEnds({ familiar: ['home'], lanes: {} }, now)).toBe(start + codeLimits.familiarFor)
  })

  it('is good for its minutes and tries', () => {
    expect(isGood(undefined, now)).toBe(false)
    expect(isGood(code({ tries: codeLimits.tries - 1 }), now)).toBe(true)
    expect(isGood(code({ tries: codeLimits.tries }), now)).toBe(false)
    expect(isGood(code({ goodUntil: moment(start) }), now)).toBe(false)
  })

  it('is read however it is typed', () => {
    expect(codeAddress(' Ana@Example.org ')).toBe('ana@example.org')
    expect(codeDigits(' 042 137')).toBe('042137')
    expect(codeDigits('042-137')).toBe('042137')
    expect(['042 137', '042137', '04213', '0421370', '04213O', '٠٤٢١٣٧', ''].map((text) => isCodeOf(6, text))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
