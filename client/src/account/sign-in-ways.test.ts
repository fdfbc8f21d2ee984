import { beforeEach, expect, it, vi } from 'vitest'
import { forgetShownCode } from './shown-code.ts'

const done = vi.hoisted(() => ({ codes: [] as string[], entered: 0, passwords: 0, sent: [] as string[] }))
let fails = false

vi.mock('../connect.ts', () => ({
  connectAuth: () => Promise.resolve({ currentUser: { uid: 'a', email: 'ana@example.org' } }),
}))
vi.mock('../firestore.ts', () => ({}))
vi.mock('./session.ts', () => ({}))
vi.mock('./sign-in-code.ts', () => ({
  // As the instance has it: a code is good once.
  tokenForCode: (_email: string, code: string) => {
    if (done.codes.includes(code)) return Promise.reject(new Error('code-wrong'))
    done.codes.push(code)
    return Promise.resolve('token')
  },
}))
vi.mock('../sdk/auth.ts', () => ({
  EmailAuthProvider: { credential: () => ({}) },
  signInWithCustomToken: async () => {
    done.entered += 1
  },
  reauthenticateWithCredential: async () => {
    done.passwords += 1
  },
  verifyBeforeUpdateEmail: (_user: unknown, email: string) => {
    if (fails) return Promise.reject(new Error('network-request-failed'))
    done.sent.push(email)
    return Promise.resolve()
  },
}))

const { askForNewAddress, prove } = await import('./sign-in-ways.ts')

beforeEach(() => {
  Object.assign(done, { codes: [], entered: 0, passwords: 0, sent: [] })
  fails = false
  forgetShownCode()
})

it('does not spend a code twice where what came after it failed', async () => {
  const proof = { by: 'code', code: '123 456' } as const
  fails = true
  await expect(askForNewAddress(proof, 'nova@example.org', 'pt-BR')).rejects.toThrow('network-request-failed')
  fails = false
  await askForNewAddress({ by: 'code', code: '123456' }, 'nova@example.org', 'pt-BR')
  expect(done).toMatchObject({ codes: ['123456'], entered: 1, sent: ['nova@example.org'] })
})

it('asks again once another proof made another sign-in', async () => {
  await prove({ by: 'code', code: '123456' })
  await prove({ by: 'password', password: 'x' })
  await expect(prove({ by: 'code', code: '123456' })).rejects.toThrow('code-wrong')
})
