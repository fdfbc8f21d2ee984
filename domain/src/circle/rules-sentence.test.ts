import { expect, it } from 'vitest'
import { type CircleKind, type CircleRules, usualRules } from './circle.ts'
import { rules as words } from './messages/pt/rules.ts'
import { sayChosen, sayRules, sentenceOf } from './rules-sentence.ts'

const slots = (kind: CircleKind, rules: CircleRules, isChanging: boolean) =>
  sentenceOf(words, { kind, rules }, isChanging).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.slot]))

it('say every rule to whoever changes them, to others what is not as usual', () => {
  const usual = usualRules('group')
  expect(slots('group', usual, true)).toEqual(['whoPosts', 'whoInvites', 'history', 'requests', 'comments', 'mail'])
  expect(slots('group', usual, false)).toEqual(['whoPosts', 'whoInvites', 'history'])
  expect(slots('group', { ...usual, mail: false }, false)).toContain('mail')
  expect(slots('group', { ...usual, requests: true }, false)).toContain('requests')
})

it('say what is chosen', () => {
  const rules = { ...usualRules('public'), mail: false }
  expect(sayRules(words, { kind: 'public', rules })).toContain(sayChosen(words, rules, 'mail'))
})
