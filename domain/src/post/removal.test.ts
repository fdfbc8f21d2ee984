import { describe, expect, it } from 'vitest'
import { day, type Moment } from '../moment.ts'
import type { Post } from './post.ts'
import { mayRestore, removalLimits, settlingOf, stateOf } from './removal.ts'

const at = (millis: number) => ({ toMillis: () => millis }) as Moment
const now = new Date(1_800_000_000_000)
const then = (from: number) => at(now.getTime() + from)
const post = (more: Partial<Post> = {}): Post => ({
  author: { uid: 'ana' },
  kind: 'text',
  text: 'Oi.',
  createdAt: then(-40 * day),
  rev: 1,
  ...more,
})
const deleted = (from: number, more: Partial<Post> = {}) => post({ deleted: true, until: then(from), ...more })
const removed = (from: number, more: Partial<Post> = {}) =>
  post({ deleted: true, removed: { at: then(from), reason: 'Regras.' }, ...more })

describe('a post on its way out', () => {
  it.each([
    ['stands', post(), 'live', { act: 'give' }],
    ['waits for its author', deleted(1), 'deleted', { act: 'take', again: now.getTime() + 1 }],
    ['has waited', deleted(0), 'deleted', { act: 'erase' }],
    ['waits for administrators', removed(0), 'removed', { act: 'take', again: now.getTime() + removalLimits.removed }],
    ['has waited for them', removed(-removalLimits.removed), 'removed', { act: 'erase' }],
    ['is being erased, however new', deleted(1, { erasing: true }), 'erasing', { act: 'erase' }],
    [
      'is a tombstone',
      post({ text: '', deleted: true, erasedAt: then(0) }),
      'tombstone',
      { act: 'sweep', again: now.getTime() + removalLimits.tombstone },
    ],
    [
      'was one for long enough',
      post({ text: '', deleted: true, erasedAt: then(-removalLimits.tombstone) }),
      'tombstone',
      { act: 'forget' },
    ],
  ] as const)('%s', (_, one, state, settling) => {
    expect(stateOf(one)).toBe(state)
    expect(settlingOf(one, now)).toEqual(settling)
  })

  it('comes back to its author from one state, before its time is over', () => {
    const all = [deleted(1), deleted(0), deleted(1, { erasing: true }), removed(0), post(), post({ erasedAt: then(1) })]
    expect(all.map((one) => mayRestore(one, now))).toEqual([true, false, false, false, false, false])
  })
})
