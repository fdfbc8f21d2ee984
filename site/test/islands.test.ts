import { globSync, readFileSync } from 'node:fs'
import { identityCodeOf } from '@varanda/domain/account/identity-codes'
import { auth as en } from '@varanda/domain/account/messages/en/auth'
import { auth as pt } from '@varanda/domain/account/messages/pt/auth'
import { DomainError } from '@varanda/domain/errors'
import { describe, expect, it } from 'vitest'
import { forNewcomer, refusalCode } from '../src/islands/join/use-preview.ts'
import { checkJoin, needsGuardian } from '../src/islands/join-form-check.ts'

const now = new Date('2026-11-24T17:00:00Z')

describe('checkJoin', () => {
  const rule = { account: true, passwordLength: 6, now }
  const good = { name: 'Ana', email: 'ana@exemplo.com', password: '123456', birth: '1990-05-01' }

  it('lets a good form pass', () => {
    expect(checkJoin(good, rule)).toEqual({})
  })

  it.each([
    [{ name: '   ' }, { name: 'name' }],
    [{ name: 'a'.repeat(61) }, { name: 'nameLong' }],
    [{ email: 'ana@exemplo' }, { email: 'email' }],
    [{ password: '12345' }, { password: 'password' }],
    [{ birth: '' }, { birth: 'birth' }],
    [{ birth: '2030-01-01' }, { birth: 'birthImpossible' }],
    [{ birth: '1890-01-01' }, { birth: 'birthImpossible' }],
  ])('stops %j', (change, faults) => {
    expect(checkJoin({ ...good, ...change }, rule)).toEqual(faults)
  })

  it('asks no e-mail and no password of someone who is signed in', () => {
    expect(checkJoin({ ...good, email: '', password: '' }, { ...rule, account: false })).toEqual({})
  })

  it('finds who needs a guardian, to the day', () => {
    expect(needsGuardian('2010-11-25', now)).toBe(true)
    expect(needsGuardian('2010-11-24', now)).toBe(false)
    expect(needsGuardian('', now)).toBe(false)
  })
})

describe('what a failed sign-in says', () => {
  const codes = [
    'wrong-password',
    'user-not-found',
    'email-already-in-use',
    'invalid-credential',
    'too-many-requests',
    'user-disabled',
    'user-token-expired',
    'network-request-failed',
    'unauthorized-domain',
    'popup-blocked',
    'popup-closed-by-user',
    'user-mismatch',
    'password-does-not-meet-requirements',
  ]

  it.each(codes)('%s has its own sentence', (code) => {
    expect(identityCodeOf({ code: `auth/${code}` })).toBe(code)
  })

  it.each([pt, en])('does not tell an unknown address from a wrong password', ({ errors }) => {
    expect(errors['user-not-found']).toBe(errors['wrong-password'])
    expect(errors['invalid-credential']).toBe(errors['wrong-password'])
  })

  it.each([new Error('x'), { code: 'auth/internal-error' }, { code: 7 }, { code: 'toString' }, null])(
    'has a sentence for anything else (%j)',
    (error) => {
      expect(identityCodeOf(error)).toBe('unknown')
    },
  )
})

describe('refusalCode', () => {
  it('gives each refusal of a link its own face', () => {
    const codes = ['invite-unknown', 'invite-revoked', 'invite-expired', 'inviter-suspended', 'too-many-tries'] as const
    expect(codes.map((code) => refusalCode(new DomainError(code)))).toEqual(codes)
    expect(refusalCode(new DomainError('bad-input'))).toBe('invite-unknown')
    expect(refusalCode(new Error('network'))).toBe('offline')
  })

  it('turns a newcomer away from a full link and from one that rests', () => {
    const link = { kind: 'own', inviter: null, seats: 5, isResting: false, guest: null } as const
    const open = (left: number, isResting = false) => ({ state: 'open', invite: { ...link, left, isResting } }) as const
    expect(forNewcomer(open(0))).toEqual({ state: 'refused', code: 'invite-full' })
    expect(forNewcomer(open(1))).toEqual(open(1))
    expect(forNewcomer(open(1, true))).toEqual({ state: 'refused', code: 'invite-paused' })
  })
})

describe('what a page hydrates', () => {
  const source = new URL('../src/', import.meta.url)
  const hydrated = globSync('**/*.astro', { cwd: source }).flatMap((page) => {
    const text = readFileSync(new URL(page, source), 'utf8')
    return [...text.matchAll(/<(\w+)\s[^<>]*?\bclient:/g)].map(([, name]) => {
      const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1]
      return { page, name: name!, from: new URL(`${from}.tsx`, new URL(page, source)) }
    })
  })

  it.each(hydrated)('$page: $name says so by itself where it throws', ({ name, from }) => {
    expect(readFileSync(from, 'utf8')).toContain(`export const ${name} = island(`)
  })

  it('is found, each of them', () => {
    const said = globSync('**/*.astro', { cwd: source }).map((page) => readFileSync(new URL(page, source), 'utf8'))
    expect(hydrated.length).toBe(said.join('').match(/\sclient:[a-z]+/g)!.length)
    expect(hydrated.length).toBeGreaterThanOrEqual(5)
  })
})
