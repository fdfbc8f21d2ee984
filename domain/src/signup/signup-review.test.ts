import { describe, expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import type { Moment } from '../moment.ts'
import { forgetRequest } from './signup-memory.ts'
import type { SignupAnswer, SignupRequest } from './signup-request.ts'
import {
  checkAnswerable,
  decideReopening,
  decideSending,
  decideTaking,
  decideVouching,
  decideWithdrawal,
  reviewLimits,
} from './signup-review.ts'
import { signupView } from './signup-status.ts'

const now = new Date('2026-11-19T12:00:00-03:00')
const hour = 3_600_000
const at = (hours: number): Moment => {
  const date = new Date(now.getTime() + hours * hour)
  return {
    seconds: Math.floor(date.getTime() / 1000),
    nanoseconds: 0,
    toMillis: () => date.getTime(),
    toDate: () => date,
  }
}
const cida = { uid: 'cida', name: 'Cida' }
const request = (changes: Partial<SignupRequest> = {}): SignupRequest => ({
  name: 'Rosa Prates',
  email: 'rosa@example.org',
  phone: '71999990000',
  smartphone: 'android',
  usage: 'Falar com os netos.',
  knows: 'Marina',
  status: 'pending',
  locale: 'pt',
  askedAt: at(-30),
  pendingSince: at(-30),
  expiresAt: at(1000),
  marks: ['e:1', 'p:2', 'n:3'],
  keys: ['ro'],
  ...changes,
})
const approved = (changes: object = {}): SignupAnswer => ({
  kind: 'approved',
  by: cida,
  inviteId: 'i',
  goodUntil: at(100),
  sends: 1,
  ...changes,
})
const declined = (mailHours: number): SignupAnswer => ({
  kind: 'declined',
  by: cida,
  template: 'own',
  reason: 'Não desta vez.',
  mailId: 'm',
  mailAt: at(mailHours),
})
const outcome = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    return error instanceof DomainError ? error.code : error
  }
}

describe('answering a request', () => {
  it.each([
    ['nobody’s', undefined, 'request-unknown'],
    ['unconfirmed', { status: 'unconfirmed' }, 'request-unknown'],
    ['answered', { status: 'declined' }, 'request-answered'],
    ['withdrawn', { status: 'withdrawn' }, 'request-answered'],
    ['taken by another', { taken: { by: { uid: 'beto', name: 'Beto' }, at: at(-1) } }, 'request-taken'],
  ] as const)('%s is refused', (_, changes, code) => {
    expect(outcome(() => checkAnswerable(changes && request(changes), 'cida'))).toBe(code)
  })

  it('is for who has it in hand, or for anybody when nobody has', () => {
    expect(checkAnswerable(request(), 'cida').name).toBe('Rosa Prates')
    expect(checkAnswerable(request({ taken: { by: cida, at: at(-1) } }), 'cida').name).toBe('Rosa Prates')
  })
})

describe('taking a request up', () => {
  const held = request({ taken: { by: { uid: 'beto', name: 'Beto' }, at: at(-1) } })
  it('is for one of two who do it at once', () => {
    const take = { from: null, mine: true, uid: 'cida' }
    expect(outcome(() => decideTaking(request(), take))).toBe('take')
    expect(outcome(() => decideTaking(held, take))).toBe('request-taken')
    expect(outcome(() => decideTaking(held, { ...take, from: 'beto' }))).toBe('take')
  })
  it('again changes nothing, and it is laid down by who says whose it was', () => {
    expect(decideTaking(held, { from: null, mine: true, uid: 'beto' })).toBe('as-it-is')
    expect(decideTaking(held, { from: 'beto', mine: false, uid: 'beto' })).toBe('lay-down')
    expect(decideTaking(request(), { from: 'beto', mine: false, uid: 'beto' })).toBe('as-it-is')
  })
})

describe('taking an answer back', () => {
  it('works for a refusal until its message leaves', () => {
    const reopen = (hours: number) => decideReopening(request({ status: 'declined', answer: declined(hours) }), now)
    expect(outcome(() => reopen(0.01))).toBe('unsay')
    expect(outcome(() => reopen(0))).toBe('undo-over')
  })
  it('works for an approval until somebody came in by it', () => {
    expect(decideReopening(request({ status: 'approved', answer: approved() }), now)).toBe('close-seat')
    expect(outcome(() => decideReopening(request({ status: 'joined', answer: approved() }), now))).toBe('undo-over')
    expect(outcome(() => decideReopening(request(), now))).toBe('request-answered')
    expect(outcome(() => decideReopening(request({ status: 'withdrawn' }), now))).toBe('undo-over')
  })
})

describe('sending the invite again', () => {
  const send = (answer: SignupAnswer, by: 'instance' | 'applicant') =>
    outcome(() => decideSending(request({ status: 'approved', answer }), by, now))
  it('is for the applicant while it is good, and not too often', () => {
    expect(send(approved(), 'applicant')).toMatchObject({ inviteId: 'i' })
    expect(send(approved({ goodUntil: at(0) }), 'applicant')).toBe('request-answered')
    expect(send(approved({ sends: reviewLimits.sends }), 'applicant')).toBe('too-many-tries')
  })
  it('is for the instance at any time before somebody joins', () => {
    expect(send(approved({ goodUntil: at(-500), sends: 99 }), 'instance')).toMatchObject({ inviteId: 'i' })
    expect(outcome(() => decideSending(request({ status: 'joined' }), 'instance', now))).toBe('request-answered')
  })
})

it('is withdrawn while it waits or while its seat is free', () => {
  const of = (changes: Partial<SignupRequest>) => outcome(() => decideWithdrawal(request(changes), now))
  expect(of({})).toBe('wait')
  expect(of({ status: 'approved', answer: approved() })).toBe('seat')
  expect(of({ status: 'withdrawn' })).toBe('nothing')
  expect(of({ status: 'declined', answer: declined(1) })).toBe('unsaid')
  expect(of({ status: 'joined' })).toBe('request-answered')
  expect(of({ status: 'declined', answer: declined(-1) })).toBe('request-answered')
})

it('asks a few members, each once', () => {
  const asked = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`m${n}`, { name: 'M', askedAt: at(0) }]))
  expect(decideVouching(request(), 'm0')).toBe('ask')
  expect(decideVouching(request({ vouches: asked(1) }), 'm0')).toBe('asked')
  expect(outcome(() => decideVouching(request({ vouches: asked(reviewLimits.vouchers) }), 'new'))).toBe('vouchers-full')
})

describe('what is left of a request', () => {
  it('tells nobody’s name, and knows a refused address again', () => {
    const left = forgetRequest(request({ status: 'declined', answer: declined(-1), answeredAt: at(-5), vouches: {} }))
    expect(JSON.stringify(left)).not.toMatch(/Rosa|rosa|7199|netos|Marina|Cida|desta vez/)
    expect(left).toMatchObject({ status: 'declined', locale: 'pt', marks: ['e:1'] })
    expect(left.answeredAt?.toMillis()).toBe(at(-5).toMillis())
    expect(forgetRequest(request({ status: 'joined' })).marks).toEqual([])
  })
})

describe('what whoever asked is told', () => {
  const view = (changes: Partial<SignupRequest>) => signupView(request(changes), now)
  it('is nothing before the address is confirmed', () => {
    expect(view({ status: 'unconfirmed', pendingSince: null })).toBeUndefined()
  })
  it('is where it stands, and when it is owed', () => {
    expect(view({})).toMatchObject({ step: 'received', review: null, answerBy: '2026-11-26', isLate: false })
    expect(view({ taken: { by: cida, at: at(-2) } })).toMatchObject({ step: 'review', review: at(-2).toDate() })
    expect(view({ pendingSince: at(-24 * 14) })).toMatchObject({ step: 'received', isLate: true })
  })
  it('is a refusal only once its message leaves', () => {
    const hidden = view({ status: 'declined', answer: declined(1), answeredAt: at(-23) })
    expect(hidden).toMatchObject({ step: 'review' })
    expect(JSON.stringify(hidden)).not.toContain('desta vez')
    expect(view({ status: 'declined', answer: declined(0), answeredAt: at(-24) })).toMatchObject({
      step: 'declined',
      reason: 'Não desta vez.',
    })
  })
  it('is how long the seat is kept', () => {
    expect(view({ status: 'approved', answer: approved() })).toMatchObject({ step: 'approved', isOver: false })
    expect(view({ status: 'approved', answer: approved({ goodUntil: at(-1) }) })).toMatchObject({ isOver: true })
    expect(view({ status: 'joined' })).toEqual({ step: 'joined' })
  })
})
