import { adminGraph as en } from '@varanda/domain/graph/messages/en/admin-graph'
import { adminGraph as pt } from '@varanda/domain/graph/messages/pt/admin-graph'
import { expect, it } from 'vitest'
import { explorerWords } from './explorer-words.ts'

const said = (words: object) => JSON.stringify(words).replaceAll(/"\w+":/g, '')

it('tells of lines: whoever a line passes over may be hidden, so no invite or acquaintance is known', () => {
  const { person, path, colour, size, kinds, legend, table } = explorerWords
  // A line that nobody came along is a connection.
  const { tie: _, ...marks } = legend
  expect(said({ person, path, colour, size, kinds, marks, table })).not.toMatch(/convi[td]|conhece|trouxe/i)
  expect(said(pt.terms)).not.toMatch(/convi[td]|conhece|trouxe/i)
  expect(said(en.terms)).not.toMatch(/invit|know|brought/i)
  expect(Object.keys(path)).toEqual(expect.arrayContaining(Object.keys(en.terms.path)))
})
