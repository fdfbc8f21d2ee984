import { deviceIdOf } from '@varanda/domain/account/device'
import type { User } from 'firebase/auth'
import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it('knows this device without a network, by a token that has run out', async () => {
  const token = `e30.${Buffer.from('{"auth_time":1700000000}').toString('base64url')}.c2ln`
  const user = {
    uid: 'rosa',
    getIdTokenResult: () => Promise.reject({ code: 'auth/network-request-failed' }),
    toJSON: () => ({ stsTokenManager: { accessToken: token } }),
  }
  expect(await deviceOf(user as unknown as User)).toBe(deviceIdOf(1700000000))
})
