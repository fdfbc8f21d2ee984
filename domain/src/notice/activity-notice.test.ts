import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Moment } from '../moment.ts'
import { type ActivityItem, activityNoticeLimits, newItems, withItem, withoutItem } from './activity-notice.ts'

const moment = (ms: number): Moment => ({
  seconds: Math.floor(ms / 1000),
  nanoseconds: 0,
  toMillis: () => ms,
  toDate: () => new Date(ms),
})
const thing = { kind: 'comment', postId: 'p' } as const
const item = (id: string, by: string, ms: number): ActivityItem => ({ id, by, at: moment(ms) })
const fold = (items: readonly ActivityItem[]) =>
  items.reduce<ReturnType<typeof withItem> | undefined>((before, one) => withItem(thing, before, one), undefined)!
const idsOf = ({ items }: { items: readonly ActivityItem[] }) => items.map(({ id }) => id)

describe('a notice of acts', () => {
  it('is the same in whatever order and however often they come', () => {
    const acts = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 9 })), {
      selector: ([id]) => id,
      minLength: 1,
      maxLength: 41,
    })
    fc.assert(
      fc.property(acts, fc.infiniteStream(fc.nat()), (all, dice) => {
        const items = all.map(([id, ms]) => item(`c${id}`, `u${id % 7}`, ms))
        const twice = [...items, ...items].toSorted(() => (Number(dice.next().value) % 2) - 0.5)
        expect(idsOf(fold(twice))).toEqual(idsOf(fold(items)))
        expect(fold(twice).at.toMillis()).toBe(Math.max(...items.map(({ at }) => at.toMillis())))
      }),
    )
  })

  it('holds the newest, each actor once, and is gone with its last act', () => {
    const items = Array.from({ length: 25 }, (_, n) => item(`c${n}`, `u${n % 3}`, n))
    const all = fold(items)
    expect(idsOf(all)).toHaveLength(activityNoticeLimits.items)
    expect([all.items[0]?.id, all.actors]).toEqual(['c24', ['u0', 'u2', 'u1']])
    expect(withoutItem(thing, all, 'c24')?.at.toMillis()).toBe(23)
    expect(withoutItem(thing, fold([item('a', 'u', 1)]), 'a')).toBeUndefined()
  })

  it('is unread until it was read, and again with something later, of which alone it then tells', () => {
    const before = fold([item('a', 'u', 1000), item('b', 'v', 2000)])
    expect([before.unread, newItems(before)]).toEqual([true, before.items])
    const read = { ...before, readAt: before.at, unread: false }
    expect(newItems(read)).toEqual(before.items)
    const after = withItem(thing, read, item('c', 'w', 3000))
    expect([after.unread, newItems(after).map(({ id }) => id)]).toEqual([true, ['c']])
    expect(withoutItem(thing, after, 'c')?.unread).toBe(false)
    expect(withItem(thing, read, item('late', 'w', 1500)).unread).toBe(false)
  })
})
