import { readFileSync } from 'node:fs'
import { brand } from '@varanda/domain/brand'
import { expect, it } from 'vitest'
import { reserveNames } from './reserve-names.ts'

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
const own = brand.name.toLowerCase()

it('leaves rules as they are that reserve the name of the instance', () => {
  expect(rules).toContain(`*(${own}|adm|`)
  expect(reserveNames(rules)).toBe(rules)
})

it('puts it where another stood, and nothing else', () => {
  const others = rules.replace(`*(${own}|adm|`, '*(quintal|adm|')
  expect(others).not.toBe(rules)
  expect(reserveNames(others)).toBe(rules)
})

it('does not pass over rules that it does not understand', () => {
  expect(() => reserveNames(rules.replace('function isName', 'function isCalled'))).toThrow('isName')
})
