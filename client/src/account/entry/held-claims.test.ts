import { expect, it } from 'vitest'
import { heldClaims } from './held-claims.ts'

const token = (said: string) => `e30.${Buffer.from(said).toString('base64url')}.c2ln`

it('reads what a token says of its sign-in, letters beyond ASCII too', () => {
  expect(heldClaims(token('{"auth_time":1700000000,"name":"Zé ÿ?"}'))).toEqual({ auth_time: 1700000000, name: 'Zé ÿ?' })
})

it.each([undefined, '', 'a.b', 'a.!.c', token('null'), token('7'), token('{')])('reads nothing of %s', (text) => {
  expect(heldClaims(text)).toBeUndefined()
})
