import { expect, it } from 'vitest'
import type { Standing } from '../member/standing.ts'
import type { Moment } from '../moment.ts'
import { withoutGuardiansWord } from './guardians-word.ts'

const at: Moment = { seconds: 0, nanoseconds: 0, toMillis: () => 0, toDate: () => new Date(0) }
const ward: Standing = {
  status: 'active',
  role: 'user',
  validSince: at,
  invitedBy: null,
  ageBand: 'child',
  guardian: 'marina',
}
const paused = { pausedByGuardian: true } as const
const asked = (before: 'active' | 'slowed', by?: string) => ({
  leaving: { askedAt: at, until: at, before, ...(by && { by }) },
})
const suspension = { reason: 'x', at }

it.each<[string, Standing, Standing]>([
  ['nothing of who was let alone', ward, ward],
  ['a pause', { ...ward, ...paused, status: 'slowed' }, ward],
  ['an erasing', { ...ward, ...asked('active', 'marina'), status: 'leaving' }, ward],
  ['both', { ...ward, ...paused, ...asked('slowed', 'marina'), status: 'leaving' }, ward],
  [
    'both, and no suspension',
    { ...ward, ...paused, ...asked('slowed', 'marina'), status: 'suspended', suspension },
    { ...ward, status: 'suspended', suspension },
  ],
  ['no pause of the instance’s', { ...ward, status: 'slowed' }, { ...ward, status: 'slowed' }],
  [
    'no leaving of their own, which goes back to no pause',
    { ...ward, ...paused, ...asked('slowed'), status: 'leaving' },
    { ...ward, ...asked('active'), status: 'leaving' },
  ],
  [
    'no erasing that has begun',
    { ...ward, ...asked('active', 'marina'), status: 'erasing' },
    { ...ward, ...asked('active', 'marina'), status: 'erasing' },
  ],
])('a guardian who goes takes along %s', (_, before, after) => {
  expect(withoutGuardiansWord(before)).toEqual(after)
})
