import { deviceIdOf } from '@varanda/domain/account/device'
import { expect, it, vi } from 'vitest'
import { connectAuth } from '../../connect.ts'
import { $thisDevice, lookAtThisDevice } from './device.ts'

vi.mock('../../connect.ts', () => ({ connectAuth: vi.fn() }))

it('knows this device without a network, by a token that has run out', async () => {
  const token = `e30.${Buffer.from('{"auth_time":1700000000}').toString('base64url')}.c2ln`
  const currentUser = {
    uid: 'rosa',
    getIdTokenResult: () => Promise.reject({ code: 'auth/network-request-failed' }),
    toJSON: () => ({ stsTokenManager: { accessToken: token } }),
  }
  vi.mocked(connectAuth).mockResolvedValue({ currentUser } as never)
  await lookAtThisDevice()
  expect($thisDevice.get()).toBe(deviceIdOf(1700000000))
})
