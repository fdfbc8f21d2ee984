import { expect, it } from 'vitest'
import { forgetTurnedOut, lastTurnedOut, noteAnswer, noteTurnedOut, readTurnedOut } from './turned-out.ts'

it('reads what was noted, and nothing else', () => {
  for (const turnedOut of [
    { why: 'suspended', reason: 'Vamos conversar.' },
    { why: 'suspended', answer: { state: 'answered' }, wayOut: { state: 'open', token: 'x' } },
    { why: 'suspended', wayOut: { state: 'stale' } },
    { why: 'suspended', answer: { state: 'open', token: 'x', words: 'Eu só' } },
    { why: 'ended' },
    { why: 'ended', byCode: true },
    { why: 'ended', byCode: true, mayBeOwn: true },
    { why: 'asked', uid: 'a' },
    { why: 'moved' },
  ]) {
    expect(readTurnedOut(JSON.stringify(turnedOut))).toEqual(turnedOut)
  }
  expect(readTurnedOut('{"why":"suspended","reason":7}')).toEqual({ why: 'suspended' })
  expect(readTurnedOut('{"why":"suspended","wayOut":{"state":"open"}}')).toEqual({ why: 'suspended' })
  for (const text of [null, 'null', '7', '{}', '{"why":"other"}', '{"why":"asked"}']) {
    expect(readTurnedOut(text)).toBeUndefined()
  }
})

it('notes how the one answer stands, as long as somebody is told that they are suspended', () => {
  const told = { why: 'suspended', reason: 'Vamos conversar.', wayOut: { state: 'stale' } } as const
  noteTurnedOut({ ...told, answer: { state: 'open', token: 'x' } })
  noteAnswer({ state: 'open', token: 'x', words: 'Eu só' })
  expect(lastTurnedOut()).toEqual({ ...told, answer: { state: 'open', token: 'x', words: 'Eu só' } })
  noteAnswer({ state: 'answered' })
  expect(lastTurnedOut()).toEqual({ ...told, answer: { state: 'answered' } })
  forgetTurnedOut()
  noteAnswer({ state: 'open', token: 'x', words: 'Eu só' })
  expect(lastTurnedOut()).toBeUndefined()
})
