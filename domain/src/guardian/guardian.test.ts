import { describe, expect, it } from 'vitest'
import type { Standing } from '../member/standing.ts'
import type { Moment } from '../moment.ts'
import {
  birthdayAt,
  checkTakingOver,
  comingOfAge,
  decideWard,
  guardianLimits,
  isOverseen,
  wardDocuments,
} from './guardian.ts'
import { type Approval, approvalEnd, approvalId, decideAnswer, standingAnswer } from './guardian-approval.ts'
import { isGoodWardCode, spacedCode, type WardCode, wardCodeParts } from './guardian-code.ts'

const now = new Date('2026-11-21T12:00:00Z')
const moment = (ms: number): Moment => ({
  seconds: Math.floor(ms / 1000),
  nanoseconds: 0,
  toMillis: () => ms,
  toDate: () => new Date(ms),
})
const at = moment(now.getTime())
const standing: Standing = { status: 'active', role: 'user', validSince: moment(0), invitedBy: null }
const fresh = { guardian: standing, wards: 0, standing: undefined }

describe('a ward', () => {
  it('is made by an adult, for somebody under 16, once', () => {
    expect(decideWard(fresh, '2017-03-02', now)).toBe('make')
    expect(decideWard({ ...fresh, standing }, '2017-03-02', now)).toBe('made')
    expect(() => decideWard({ ...fresh, guardian: { ageBand: 'youth' } }, '2017-03-02', now)).toThrow('not-at-this-age')
    expect(() => decideWard({ ...fresh, wards: guardianLimits.wards }, '2017-03-02', now)).toThrow('wards-full')
    for (const birth of ['2010-11-21', '1990-01-01', '2030-01-01', '1880-01-01']) {
      expect(() => decideWard(fresh, birth, now), birth).toThrow('bad-input')
    }
    expect(decideWard(fresh, '2010-11-22', now)).toBe('make')
  })

  it('has no link and no seats, knows its guardian alone, and is called what its age says', () => {
    const documents = wardDocuments({
      uid: 'lia',
      name: 'Lia',
      photo: 'drawn:manga',
      birthDate: '2017-03-02',
      locale: 'pt',
      guardian: { uid: 'marina', name: 'Marina' },
      at,
      from: at,
      validSince: moment(0),
    })
    const stored = new Map(documents.map(({ path, data }) => [path, data]))
    expect(stored.get('users/lia/private/standing')).toMatchObject({ ageBand: 'child', guardian: 'marina' })
    expect(stored.get('users/lia/private/contact')).toEqual({ email: '', birthDate: '2017-03-02' })
    expect(stored.get('directory/lia')).toMatchObject({ guardian: 'marina', ageBand: 'child', email: '' })
    expect(stored.get('users/marina/wards/lia')).toMatchObject({ name: 'Lia', photo: 'drawn:manga' })
    expect([...stored.keys()].filter((path) => path.includes('/connections/'))).toHaveLength(2)
    expect([...stored.keys()].filter((path) => path.includes('invite'))).toEqual([])
    expect(stored.get('users/lia/guardian/overview')).toMatchObject({ contacts: [{ uid: 'marina' }], minutes: {} })
  })

  it('is overseen under 16, until 18 by agreement, and never after', () => {
    const of = (more: Partial<Standing>) => isOverseen({ ...standing, guardian: 'marina', ...more })
    expect(of({ ageBand: 'child' })).toBe(true)
    expect(of({ ageBand: 'teen' })).toBe(true)
    expect(of({ ageBand: 'youth' })).toBe(false)
    expect(of({ ageBand: 'youth', overseen: true })).toBe(true)
    expect(of({ ageBand: 'adult', overseen: true })).toBe(false)
    expect(of({ ageBand: 'child', guardian: null })).toBe(false)
  })

  it('knows on which birthdays more becomes possible', () => {
    expect(birthdayAt('2012-02-29', 13)).toBe('2025-03-01')
    expect(comingOfAge('2012-11-21', now)).toEqual([
      { age: 16, day: '2028-11-21' },
      { age: 18, day: '2030-11-21' },
    ])
  })
})

describe('taking the account over', () => {
  it('is not for the guardian to hold up by a pause; what the instance said holds', () => {
    const of = (more: Partial<Standing>) => () => checkTakingOver({ ...standing, ...more })
    expect(of({})).not.toThrow()
    expect(of({ status: 'slowed', pausedByGuardian: true })).not.toThrow()
    expect(of({ status: 'slowed' })).toThrow('not-active')
    for (const status of ['suspended', 'leaving', 'erasing'] as const)
      expect(of({ status, pausedByGuardian: true })).toThrow('not-active')
  })
})

describe('a question to the guardian', () => {
  const asked: Approval = {
    kind: 'connection',
    ward: { uid: 'lia', name: 'Lia' },
    guardian: { uid: 'marina', name: 'Marina' },
    state: 'waiting',
    askedAt: at,
    expiresAt: moment(approvalEnd(now)),
    other: { uid: 'beto', name: 'Beto' },
  }
  const later = new Date(approvalEnd(now))

  it('is the same one when asked again', () => {
    expect(approvalId('connection', 'lia', 'beto')).toBe('lia_connection_beto')
    expect(approvalId('hand-over', 'lia')).toBe('lia_hand-over')
  })

  it('is answered once, in time', () => {
    expect(decideAnswer(asked, 'approved', now)).toBe('answer')
    expect(decideAnswer({ ...asked, state: 'approved' }, 'approved', now)).toBe('answered')
    expect(() => decideAnswer({ ...asked, state: 'declined' }, 'approved', now)).toThrow('approval-over')
    expect(() => decideAnswer(asked, 'approved', later)).toThrow('approval-over')
    expect(() => decideAnswer(undefined, 'declined', now)).toThrow('approval-over')
  })

  it('is answered as it was shown, or not at all', () => {
    expect(decideAnswer(asked, 'approved', now, at.toMillis())).toBe('answer')
    for (const one of [asked, { ...asked, state: 'approved' as const }, undefined])
      expect(() => decideAnswer(one, 'approved', now, at.toMillis() - 1)).toThrow('approval-over')
  })

  it('and its answer are forgotten in time', () => {
    expect(standingAnswer({ ...asked, state: 'declined' }, now)).toBe('declined')
    expect(standingAnswer({ ...asked, state: 'declined' }, later)).toBeUndefined()
    expect(standingAnswer(undefined, now)).toBeUndefined()
  })
})

describe('the code of nine digits', () => {
  const code: WardCode = {
    salt: '',
    hash: '',
    uid: 'lia',
    guardian: 'marina',
    tries: 0,
    goodUntil: moment(now.getTime() + 1),
    expiresAt: at,
  }

  it('is a place and a secret, and read in threes', () => {
    expect(wardCodeParts('482913057')).toEqual({ place: '482', secret: '913057' })
    expect(spacedCode('482913057')).toBe('482 913 057')
  })

  it('is none after its minutes or its tries', () => {
    expect(isGoodWardCode(code, now)).toBe(true)
    expect(isGoodWardCode({ ...code, tries: 5 }, now)).toBe(false)
    expect(isGoodWardCode({ ...code, goodUntil: at }, now)).toBe(false)
    expect(isGoodWardCode(undefined, now)).toBe(false)
  })
})
