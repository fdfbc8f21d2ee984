import { expect, it } from 'vitest'
import { differences } from './differences.ts'

const said = (before: string, after: string) =>
  differences(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join('')

it.each([
  ['Bolo de fubá às 16h', 'Bolo de fubá às 17h', 'Bolo de fubá às [-16h][+17h]'],
  ['Bolo hoje', 'Bolo hoje', 'Bolo hoje'],
  ['', 'Oi', '[+Oi]'],
  ['Oi', '', '[-Oi]'],
  ['a b c d', 'a c d e', 'a [-b ]c [-d][+d e]'],
  ['um\n\ndois', 'um\n\ntrês', 'um\n\n[-dois][+três]'],
])('%j becomes %j', (before, after, pieces) => {
  expect(said(before, after)).toBe(pieces)
})

it('holds every letter of both, however long they are', () => {
  const [before, after] = ['palavra '.repeat(2000), 'outra '.repeat(2000)]
  const found = differences(before, after)
  const textOf = (kinds: string[]) => found.flatMap(({ kind, text }) => (kinds.includes(kind) ? text : [])).join('')
  expect(textOf(['same', 'gone'])).toBe(before)
  expect(textOf(['same', 'new'])).toBe(after)
})
