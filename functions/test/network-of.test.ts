import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { networkOf as networkAtTheEdge } from '../../embedded/src/http/client-address.ts'
import { callerAddress } from '../src/lib/caller-address.ts'
import { networkOf } from '../src/lib/network-of.ts'

describe('the network that a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    // One household, whatever its devices call themselves.
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::a:b:c:d', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0::ffff', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:0:0:192.0.2.1', '2001:db8:0:0::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
    expect(networkAtTheEdge(address)).toBe(network)
  })
})

describe('who calls', () => {
  const socket = { remoteAddress: '192.0.2.1' } as Socket
  it.each([
    ['what the front end saw', '203.0.113.7', '203.0.113.7'],
    ['not what the caller says of themselves', '10.0.0.1, 198.51.100.3,203.0.113.7 ', '203.0.113.7'],
    ['nor what they say twice', ['10.0.0.1', '203.0.113.7'], '203.0.113.7'],
    ['their own address where nothing stands in front', undefined, '192.0.2.1'],
    ['and where nothing is said', '', '192.0.2.1'],
  ])('is %s', (_, forwarded, address) => {
    expect(callerAddress({ headers: { 'x-forwarded-for': forwarded as string }, socket })).toBe(address)
  })
})
