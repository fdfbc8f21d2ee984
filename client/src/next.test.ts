import { describe, expect, it } from 'vitest'
import { safeNext } from './next.ts'

const origin = 'https://varanda.example'

describe('safeNext', () => {
  it.each(['/user', '/en/user/post/a_b?x=1#y', '/user?next=//evil.example'])('keeps %s', (path) => {
    expect(safeNext(path, origin)).toBe(path)
  })

  it.each([
    null,
    '',
    'user',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    '/\r\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/x/..//evil.example',
    ' //evil.example',
    '\\\\evil.example',
  ])('refuses %j', (path) => {
    expect(safeNext(path, origin)).toBeNull()
  })

  it('keeps an @ in a path inside the origin', () => {
    expect(safeNext('/@evil.example', origin)).toBe('/@evil.example')
  })
})
