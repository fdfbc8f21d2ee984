/** What a ward of 16 asked for by itself, and what others answer for, is not their guardian's to end. */

import { eraseWard } from '@varanda/domain/account/calls/erase-ward'
import { keepWard } from '@varanda/domain/account/calls/keep-ward'
import { leave } from '@varanda/domain/account/calls/leave'
import { stay } from '@varanda/domain/account/calls/stay'
import { paths } from '@varanda/domain/paths'
import { afterAll, expect, it } from 'vitest'
import { growingUp } from '../harness/growing-up.ts'
import { openInstance } from '../instance.ts'

const instance = await openInstance({ outbox: true })
afterAll(() => instance.close())
const { stored, standingOf, ward } = growingUp(instance)
const marina = await instance.member('Marina')

it('a guardian neither ends a leaving that the ward asked for, nor orders it once more', async () => {
  const { uid, ...teo } = { ...(await ward(marina, 16)) }
  await instance.call(leave, { way: 'later' }, teo)
  const asked = await standingOf(uid)
  expect(asked).toMatchObject({ status: 'leaving' })
  expect(await instance.refusalOf(instance.call(keepWard, { uid }, marina))).toBe('not-your-ward')
  expect(await instance.refusalOf(instance.call(eraseWard, { uid }, marina))).toBe('not-your-ward')
  expect(await standingOf(uid)).toEqual(asked)
  expect(await stored(paths.ward(marina.uid, uid))).not.toHaveProperty('leavesAt')
  await instance.call(stay, {}, teo)
  // The same order twice is one, and its giver takes it back.
  for (let times = 0; times < 2; times += 1) await instance.call(eraseWard, { uid }, marina)
  await instance.call(keepWard, { uid }, marina)
  expect(await standingOf(uid)).toMatchObject({ status: 'active' })
})
