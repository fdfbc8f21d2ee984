import { describe, expect, it } from 'vitest'
import { codeAddress, codeDigits, codeLimits, isGood, nextAsk, type SignInCode } from './sign-in-code.ts'

const now = new Date('2026-05-01T12:00:00Z')
const moment = (ms: number) => ({
  seconds: ms / 1000,
  nanoseconds: 0,
  toMillis: () => ms,
  toDate: () => new Date(ms),
})
const within = (minutes: number) => moment(now.getTime() + minutes * 60_000)
const code = (more: Partial<SignInCode>): SignInCode => ({
  salt: '',
  hash: '',
  uid: null,
  isInvited: false,
  tries: 0,
  goodUntil: within(5),
  asked: 1,
  expiresAt: within(30),
  ...more,
})

describe('a sign-in code', () => {
  it('may be asked for five times an hour', () => {
    expect(nextAsk(undefined, now)).toEqual({ asked: 1, endsAt: within(60).toMillis() })
    expect(nextAsk(code({ asked: 4 }), now)).toEqual({ asked: 5, endsAt: within(30).toMillis() })
    expect(nextAsk(code({ asked: codeLimits.asksPerHour }), now)).toBeNull()
    expect(nextAsk(code({ asked: codeLimits.asksPerHour, expiresAt: within(0) }), now)?.asked).toBe(1)
  })

  it('is good for its minutes and tries', () => {
    expect(isGood(undefined, now)).toBe(false)
    expect(isGood(code({ tries: codeLimits.tries - 1 }), now)).toBe(true)
    expect(isGood(code({ tries: codeLimits.tries }), now)).toBe(false)
    expect(isGood(code({ goodUntil: within(0) }), now)).toBe(false)
  })

  it('is read however it is typed', () => {
    expect(codeAddress(' Ana@Example.org ')).toBe('ana@example.org')
    expect(codeDigits(' 042 137')).toBe('042137')
    expect(codeDigits('042-137')).toBe('042137')
  })
})
