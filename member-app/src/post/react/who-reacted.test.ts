import { expect, test } from 'vitest'
import { whoReacted } from './who-reacted.ts'

const me = { uid: 'ana', isKnown: (uid: string) => uid !== 'zeca' }
const of = (...newest: [uid: string, felt: string][]) => newest.map(([uid, felt]) => ({ uid, felt }))

test('names whom the reader knows, the newest first, and neither counts nor names the reader', () => {
  const counts = {
    kinds: { hug: 2, love: 1 },
    other: 1,
    newest: of(['zeca', 'hug'], ['ana', 'hug'], ['nina', '👏'], ['beto', 'love']),
  }
  const { count, felt, uids } = whoReacted(counts, { kind: 'hug' }, me)
  expect(count).toBe(3)
  expect(uids).toEqual(['nina', 'beto'])
  expect(felt).toEqual([
    { feeling: { kind: 'love' }, count: 1 },
    { feeling: { kind: 'hug' }, count: 1 },
    { feeling: { emoji: '👏' }, count: 1 },
  ])
})

test('one’s own is not taken away before it was counted', () => {
  const counts = { kinds: { hug: 1 }, other: 0, newest: of(['nina', 'hug']) }
  expect(whoReacted(counts, { kind: 'hug' }, me).count).toBe(1)
})

test('of many, one’s own is among those who are not named', () => {
  const counts = { kinds: { hug: 12 }, other: 0, newest: of(['nina', 'hug']) }
  expect(whoReacted(counts, { kind: 'hug' }, me).count).toBe(11)
  expect(whoReacted(counts, undefined, me).count).toBe(12)
})

test('where nobody is named there are numbers', () => {
  expect(whoReacted({ kinds: { cheer: 2 }, other: 1 }, undefined, me)).toEqual({
    count: 3,
    felt: [
      { feeling: { kind: 'cheer' }, count: 2 },
      { feeling: undefined, count: 1 },
    ],
    uids: [],
  })
})
