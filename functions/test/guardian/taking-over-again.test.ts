/** A taking over that is begun anew, with another address. */
import { startHandOver } from '@varanda/domain/guardian/calls/start-hand-over'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { afterAll, expect, it } from 'vitest'
import { growingUp } from '../harness/growing-up.ts'
import { openInstance } from '../instance.ts'

const instance = await openInstance({ outbox: true })
afterAll(() => instance.close())
const { stored, ward, askToTakeOver } = growingUp(instance)

it('takes back the question about the address of before, and asks once that one is proven', async () => {
  const marina = await instance.member('Marina')
  const ivo = await ward(marina, 16)
  const copies = () =>
    Promise.all([marina, ivo].map(({ uid }) => stored(paths.approval(uid, approvalId('hand-over', ivo.uid)))))
  await askToTakeOver(ivo)
  expect(await copies()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
  await instance.call(startHandOver, { email: 'ivo@example.net', overseen: false }, ivo)
  expect(await copies()).toEqual([undefined, undefined])
  await askToTakeOver(ivo, 'ivo@example.net', false)
  expect(await copies()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
})
