import { usualRules } from '@varanda/domain/circle/circle'
import { expect, it } from 'vitest'
import { sayChosen, sentenceOf } from './rules-slots.ts'

const slots = (...given: Parameters<typeof sentenceOf>) =>
  sentenceOf(...given).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.slot]))

it('say every rule to whoever changes them, to others what is not as usual', () => {
  const usual = usualRules('group')
  expect(slots('group', usual, true)).toEqual(['whoPosts', 'whoInvites', 'history', 'requests', 'comments', 'mail'])
  expect(slots('group', usual, false)).toEqual(['whoPosts', 'whoInvites', 'history'])
  expect(slots('group', { ...usual, mail: false }, false)).toContain('mail')
  expect(slots('group', { ...usual, requests: true }, false)).toContain('requests')
})

it('say what is chosen', () => {
  const rules = { ...usualRules('public'), mail: false }
  const said = sentenceOf('public', rules, false).map((piece) => (typeof piece === 'string' ? piece : piece.text))
  expect(said.join('')).toContain(sayChosen(rules, 'mail'))
})
