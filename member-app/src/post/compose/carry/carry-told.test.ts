import type { Circle, CircleRules } from '@varanda/domain/circle/circle'
import { rulesOf } from '@varanda/domain/circle/circle'
import { expect, it } from 'vitest'
import type { MyCircle } from '../../../circle/data/circles-found.ts'
import { carryTold } from './carry-told.ts'

const at = { seconds: 0, nanoseconds: 0, toMillis: () => 0, toDate: () => new Date(0) }
function group(id: string, more: Partial<Circle> = {}, rules: Partial<CircleRules> = {}): MyCircle {
  const circle: Circle = { name: id, owner: 'cida', kind: 'group', createdAt: at, ...more }
  return { id, circle, role: 'member', actsAs: 'member', rules: { ...rulesOf(circle), ...rules } }
}
const mine = [
  group('open'),
  group('frozen', { frozen: true }),
  group('announcing', {}, { whoPosts: 'moderators' }),
  group('paid', { kind: 'private', tier: true }),
]

it('promises only what a circle takes, and says why the rest stays', () => {
  expect(carryTold([['open'], ['open']], mine)).toEqual({ goes: ['open'], held: [] })
  expect(carryTold([['frozen']], mine)).toEqual({
    goes: [],
    held: [{ names: ['frozen'], by: 'frozen', code: 'circle-frozen' }],
  })
  const both = { names: ['open', 'announcing'], by: 'announcing', code: 'not-yours-to-post' }
  expect(carryTold([['open', 'announcing']], mine)).toEqual({ goes: [], held: [both] })
  // Another act brings it to one of them all the same.
  expect(carryTold([['open', 'announcing'], ['open']], mine)).toEqual({
    goes: ['open'],
    held: [{ ...both, names: ['announcing'] }],
  })
  expect(carryTold([['open', 'left'], ['paid']], mine)).toEqual({ goes: [], held: [] })
})
