import { describe, expect, it } from 'vitest'
import { newInviteToken } from '../ids.ts'
import { answerButtonIn, answerToken } from './answer-button.ts'
import { answerIn } from './answer-form.ts'
import { digestLimits } from './digest.ts'
import { answersLeft, takesWords, withSent } from './may-answer.ts'

const at = { seconds: 0, nanoseconds: 0, toMillis: () => 0, toDate: () => new Date(0) }

describe('the token of a button', () => {
  const secret = newInviteToken()

  it('names a mail and a place in it', () => {
    for (const place of [0, 7, 19]) expect(answerButtonIn(answerToken({ secret, place }))).toEqual({ secret, place })
  })

  it.each([
    '',
    secret,
    `${secret}.`,
    `${secret}.-1`,
    `${secret}.01`,
    `${secret}.100`,
    `${secret}.0.0`,
    `${secret}x.0`,
    7,
  ])('is not %s', (token) => expect(answerButtonIn(token)).toBeUndefined())
})

describe('what a form says', () => {
  it('is words as they were typed, in lines', () =>
    expect(answerIn({ act: 'words', text: '  Oi,\r\nAna 🌺 ' })).toEqual({ kind: 'words', text: 'Oi,\nAna 🌺' }))

  it.each([
    ['empty', {}],
    ['empty', { act: 'words' as const }],
    ['empty', { act: 'words' as const, text: ' \r\n\u200B ' }],
    ['empty', { act: 'words' as const, text: '\uD800' }],
    ['long', { act: 'words' as const, text: 'a'.repeat(digestLimits.answerText + 1) }],
    ['unchosen', { act: 'reaction' as const, text: 'Oi' }],
  ])('is %s for %j', (fault, form) => expect(answerIn(form)).toBe(fault))

  it('counts a line end once, as a browser does', () => {
    const text = `${'a'.repeat(digestLimits.answerText - 2)}\r\nb`
    expect(answerIn({ act: 'words', text })).toMatchObject({ kind: 'words' })
  })
})

it('a button takes three answers, whatever the others of its mail took', () => {
  let digest: Parameters<typeof withSent>[0] = { answered: { 1: 3 } }
  for (const left of [2, 1, 0]) {
    digest = withSent(digest, 0, { id: `${left}`, path: 'posts/p/comments/c', at })
    expect(answersLeft(digest, 0)).toBe(left)
  }
  expect(digest.sent?.map(({ id }) => id)).toEqual(['2', '1', '0'])
  expect([answersLeft(digest, 1), answersLeft(digest, 2)]).toEqual([0, 3])
})

it('words are taken unless a circle or the author says no', () => {
  const summary = { comments: 2, countedAt: at }
  expect([takesWords({}, undefined), takesWords({}, summary)]).toEqual([true, true])
  expect([takesWords({ comments: false }, summary), takesWords({}, { ...summary, closed: true })]).toEqual([
    false,
    false,
  ])
})
