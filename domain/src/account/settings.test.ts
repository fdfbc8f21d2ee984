import { describe, expect, it } from 'vitest'
import { mayCall } from './settings.ts'

describe('whether a mention is told', () => {
  it.each([
    [undefined, false, true],
    [{}, false, true],
    [{ calledBy: 'readers' }, false, true],
    [{ calledBy: 'connections' }, true, true],
    [{ calledBy: 'connections' }, false, false],
    [{ calledBy: 'nobody' }, true, false],
  ] as const)('%j, connected %s: %s', (settings, isConnected, expected) => {
    expect(mayCall(settings, isConnected)).toBe(expected)
  })
})
