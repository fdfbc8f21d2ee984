import { describe, expect, it } from 'vitest'
import { newInviteToken } from '../ids.ts'
import { paths } from '../paths.ts'
import { type Capability, capabilityIdOf, inviteCapability, thingBehind } from './capability.ts'
import { capabilityLink, inviteInAddress, inviteInText } from './capability-link.ts'

const now = new Date('2026-11-23T12:00:00Z')
const moment = (ms: number) => ({
  seconds: Math.floor(ms / 1000),
  nanoseconds: 0,
  toMillis: () => ms,
  toDate: () => new Date(ms),
})

describe('a capability', () => {
  it('opens its thing as its kind, until its time is over', async () => {
    const id = await capabilityIdOf(newInviteToken())
    const stored: Capability = inviteCapability(id, 'ana').data
    expect(thingBehind('invite', id, stored, now)).toBe(paths.invite(id))
    expect(thingBehind('signup-request', id, stored, now)).toBeUndefined()
    expect(thingBehind('unsubscribe', id, stored, now)).toBeUndefined()
    const ends = (ms: number) => thingBehind('invite', id, { ...stored, until: moment(now.getTime() + ms) }, now)
    expect([ends(1), ends(0), ends(-1)]).toEqual([paths.invite(id), undefined, undefined])
  })

  it('of before is known by its thing, whose id is the hash of the token', async () => {
    const id = await capabilityIdOf('abc')
    expect(id).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(thingBehind('invite', id, undefined, now)).toBe(paths.invite(id))
    expect(thingBehind('signup-request', id, undefined, now)).toBe(paths.signupRequest(id))
    expect(thingBehind('unsubscribe', id, undefined, now)).toBeUndefined()
  })
})

describe('a link', () => {
  const token = newInviteToken()

  it('holds an invite after #, where no server sees it, and is read again', () => {
    const link = capabilityLink('join', 'en', token, 'https://varanda.example')
    expect(link).toBe(`https://varanda.example/en/join#invite=${token}`)
    expect(inviteInAddress(new URL(link))).toBe(token)
    expect(inviteInText(`Come! ${link}`)).toBe(token)
  })

  it('holds what works without script in the query', () => {
    expect(capabilityLink('confirm', 'pt', token)).toBe(`/request-invite/confirm?token=${token}`)
    expect(capabilityLink('status', 'en', token)).toBe(`/en/request-invite/status?token=${token}`)
    expect(capabilityLink('unsubscribe', 'pt', token, 'https://v.example')).toBe(
      `https://v.example/unsubscribe?token=${token}`,
    )
  })
})
