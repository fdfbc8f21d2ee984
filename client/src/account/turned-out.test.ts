import { expect, it } from 'vitest'
import { readTurnedOut } from './turned-out.ts'

it('reads what was noted, and nothing else', () => {
  for (const turnedOut of [
    { why: 'suspended', reason: 'Vamos conversar.' },
    { why: 'suspended', answer: { state: 'answered' }, wayOut: { state: 'open', token: 'x' } },
    { why: 'suspended', wayOut: { state: 'stale' } },
    { why: 'ended' },
    { why: 'ended', byCode: true },
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
