import { describe, expect, it } from 'vitest'
import { nextIn, safeNext } from './next.ts'

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

/** The same numbers each time. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const tricks = [
  ...[
    '/',
    '//',
    '///',
    '\\',
    '/\\',
    '\\/',
    '%2f',
    '%5c',
    '%2F%2F',
    '%5C%5C',
    '.',
    '..',
    '/.',
    '/..',
    ';',
    '@',
    ':',
    '#',
    '?',
  ],
  ...['http:', 'https:', 'javascript:', 'JaVaScRiPt:', 'data:text/html,', 'blob:', 'file:', 'java\tscript:', 'x-app:'],
  ...['evil.example', 'varanda.example.evil.example', 'evil.example@varanda.example', '127.1', '[::1]', 'xn--e1afmkfd'],
  ...['\t', '\n', '\r', '\0', ' ', '\u00a0', '\u2028', '\u2029', '\u200b', '\ufeff', '\u202e', '\u3000', '\u0085'],
  ...[
    '\uff0f',
    '\u2215',
    '\u2044',
    '\uff3c',
    '\u29f5',
    '\ufe68',
    '\u3002',
    '\uff0e',
    '\uff1a',
    '\ud800',
    '%09',
    '%0a',
    '%00',
  ],
  ...['user', 'en', 'auth?next=', '&#47;', '&sol;', '%', '%zz', '%c0%af', '%e2%80%8b', '<script>', "'", '"', '`'],
]

describe('safeNext, thrown anything at', () => {
  it('never leads out of the origin, whatever a browser makes of it', () => {
    const roll = dice(20_261_121)
    let kept = 0
    for (let round = 0; round < 5000; round += 1) {
      const start = round % 2 === 0 ? '/' : ''
      const hostile = start + Array.from({ length: 1 + roll(6) }, () => tricks[roll(tricks.length)]).join('')
      const path = safeNext(hostile, origin)
      if (path === null) continue
      kept += 1
      // As `location.replace` would read it, from any page of ours, and once more from what that made of it.
      for (const page of ['/auth', '/en/auth/', '/en/auth?next=//x']) {
        const led = new URL(path, origin + page)
        expect(led.origin, JSON.stringify(hostile)).toBe(origin)
        expect(led.username + led.password, JSON.stringify(hostile)).toBe('')
        expect(new URL(led.pathname + led.search + led.hash, origin).origin, JSON.stringify(hostile)).toBe(origin)
      }
      expect(path, JSON.stringify(hostile)).toMatch(/^\/(?![/\\])/)
    }
    // It must be asked about what it lets through, too.
    expect(kept).toBeGreaterThan(500)
  })
})

describe('nextIn', () => {
  it.each([
    ['en', '/user/people?x=1#y', '/en/user/people?x=1#y'],
    ['pt', '/en/user/people', '/user/people'],
    ['en', '/en/welcome', '/en/welcome'],
    ['pt', '/en', '/'],
  ] as const)('in %s, %s is %s', (locale, next, there) => {
    expect(nextIn(locale, next, origin)).toBe(there)
  })

  it.each([null, '//evil.example', '/en//evil.example', 'https://evil.example'])('refuses %j', (next) => {
    expect(nextIn('pt', next, origin)).toBeNull()
  })
})
