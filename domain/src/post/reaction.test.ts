import { describe, expect, test } from 'vitest'
import { afterTap, countKinds, emojiIn, feelingOf, isEmoji, reactionId, totalOf } from './reaction.ts'

describe('one emoji', () => {
  test.each(['👏', '❤️', '❤', '👍🏽', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '🇧🇷', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '™️', '☕', '🫶🏿', '🅰️'])('%s', (text) => {
    expect(isEmoji(text)).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['a letter', 'a'],
    ['a word', 'oi'],
    ['a digit', '1'],
    ['two of them', '👏👏'],
    ['one and a letter', '👏a'],
    ['a letter of a flag', '🇧'],
    ['a colour of skin', '🏽'],
    ['a loose joiner', '👏\u200D'],
    ['a space', '👏 '],
    ['33 bytes and more', '👩🏽‍❤️‍💋‍👨🏻'],
    ['a tower of marks', '👏\u0301\u0301'],
  ])('not %s', (_, text) => {
    expect(isEmoji(text)).toBe(false)
  })

  test('is found in what was pasted', () => {
    expect(emojiIn('viva 🇧🇷!!')).toBe('🇧🇷')
    expect(emojiIn('👩🏽‍🚀👏')).toBe('👩🏽‍🚀')
    expect(emojiIn('2024')).toBeUndefined()
  })
})

test('a tap on what one feels takes it back, any other changes it', () => {
  expect(afterTap(undefined, { kind: 'hug' })).toEqual({ kind: 'hug' })
  expect(afterTap({ kind: 'hug' }, { kind: 'laugh' })).toEqual({ kind: 'laugh' })
  expect(afterTap({ emoji: '👏' }, { emoji: '👏' })).toBeUndefined()
})

test('words of a summary are ours or an emoji, never anything else', () => {
  expect(feelingOf('hug')).toEqual({ kind: 'hug' })
  expect(feelingOf('👏')).toEqual({ emoji: '👏' })
  expect(feelingOf('constructor')).toBeUndefined()
})

test('all other emojis are one number', () => {
  const at = { seconds: 0, nanoseconds: 0, toMillis: () => 0, toDate: () => new Date(0) }
  const of = (uid: string) => ({ uid, thing: 'post', at })
  const counts = countKinds([
    { ...of('a'), kind: 'hug' },
    { ...of('b'), kind: 'hug' },
    { ...of('c'), emoji: '👏' },
    { ...of('d'), emoji: '☕' },
  ])
  expect(counts).toEqual({ kinds: { hug: 2 }, other: 2 })
  expect(totalOf(counts)).toBe(4)
})

test('one for each person and thing', () => {
  expect(reactionId('post', 'ana')).toBe('ana')
  expect(reactionId('c1', 'ana')).toBe('c1_ana')
})
