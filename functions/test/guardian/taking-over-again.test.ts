/** A taking over that is begun anew, with another address. */
import { answerApproval } from '@varanda/domain/guardian/calls/answer-approval'
import { startHandOver } from '@varanda/domain/guardian/calls/start-hand-over'
import { approvalId } from '@varanda/domain/guardian/guardian-approval'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
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

it('leaves no address behind that did not become the account’s own', async () => {
  const marina = await instance.member('Marina')
  const [ivo, ada] = [await ward(marina, 16), await ward(marina, 16)]
  const question = ({ uid }: { uid: string }) => approvalId('hand-over', uid)
  for (const one of [ivo, ada]) {
    await askToTakeOver(one)
    expect(await stored(paths.handOver(one.uid))).toBeDefined()
  }
  await instance.call(answerApproval, { id: question(ivo), answer: 'declined' }, marina)
  expect(await stored(paths.handOver(ivo.uid))).toBeUndefined()
  const expired = { expiresAt: Timestamp.fromMillis(Date.now() - 1) }
  for (const { uid } of [marina, ada]) await instance.db.doc(paths.approval(uid, question(ada))).update(expired)
  await ringAll(instance, 'end-question')
  expect(await stored(paths.handOver(ada.uid))).toBeUndefined()
})
