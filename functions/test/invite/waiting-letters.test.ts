/** Letters that a mail server would not take yet, when the seat that they tell of is kept no longer. */
import { leave } from '@varanda/domain/account/calls/leave'
import { newId } from '@varanda/domain/ids'
import { cancelReservation } from '@varanda/domain/invite/calls/cancel-reservation'
import { closeInvite } from '@varanda/domain/invite/calls/close-invite'
import { renewReservation } from '@varanda/domain/invite/calls/renew-reservation'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import { revokeInvite } from '@varanda/domain/invite/calls/revoke-invite'
import type { MailDocument } from '@varanda/domain/mail/mail'
import { paths } from '@varanda/domain/paths'
import { approveRequest } from '@varanda/domain/signup/calls/approve-request'
import { reopenRequest } from '@varanda/domain/signup/calls/reopen-request'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SmtpSink, smtpSink } from '../../../embedded/test/support/smtp-sink.ts'
import { ringAll } from '../harness/alarms.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let sink: SmtpSink
let instance: Instance
let cida: Person
let people = 0
beforeAll(async () => {
  sink = await smtpSink()
  instance = await openInstance({ mailServer: { url: sink.url, from: 'casa@varanda.example' } })
  cida = await instance.member('Cida')
  await instance.db.doc(paths.standing(cida.uid)).update({ role: 'admin' })
})
afterAll(async () => {
  await instance.close()
  await sink.close()
})
beforeEach(() => {
  sink.behave = (stage) => (stage === 'recipient' ? 450 : 250)
})

const newAddress = () => `guest${++people}@example.org`
const newHost = () => instance.member(`Ana${++people}`)

async function lettersTo(email: string) {
  await instance.server.idle()
  const { docs } = await instance.db.collection(paths.mailQueue).where('to', '==', email).get()
  return docs.map((one) => ({ id: one.id, ...(one.data() as MailDocument) }))
}
async function keepFor(email: string, host: Person) {
  const seat = { name: 'Tia', message: '', locale: 'pt', circles: [] as string[], email } as const
  const { inviteId } = await instance.call(reserveSeat, { key: newId(), ...seat }, host)
  expect((await lettersTo(email)).map(({ state }) => state)).toEqual(['waiting'])
  return inviteId
}

/** As if every pause were over, and the mail server took everything. */
async function sendAll() {
  sink.behave = null
  const { docs } = await instance.db.collection(paths.mailQueue).where('state', '==', 'waiting').get()
  await Promise.all(docs.map(({ ref }) => ref.update({ dueAt: Timestamp.fromMillis(Date.now() - 1) })))
  await ringAll(instance, 'send-mail')
}
const arrivedAt = (email: string) => sink.received.filter(({ to }) => to.includes(email)).length

it('go nowhere once the seat was given up, closed with its link, or closed by an administrator', async () => {
  const [ana, bia] = [await newHost(), await newHost()]
  const [given, lent, closed, stays] = [newAddress(), newAddress(), newAddress(), newAddress()]
  await instance.call(cancelReservation, { inviteId: await keepFor(given, ana) }, ana)
  await instance.call(closeInvite, { inviteId: await keepFor(closed, ana), reason: 'Foi engano.' }, cida)
  await keepFor(stays, ana)
  await keepFor(lent, bia)
  const { inviteId } = (await instance.db.doc(paths.ownInvite(bia.uid)).get()).data() as { inviteId: string }
  await instance.call(revokeInvite, { inviteId, reservations: true }, bia)
  for (const email of [given, closed, lent]) expect(await lettersTo(email)).toEqual([])
  await sendAll()
  expect([given, closed, lent, stays].map(arrivedAt)).toEqual([0, 0, 0, 1])
})

it('go nowhere once whoever kept the seat is gone', async () => {
  const [ana, email] = [await newHost(), newAddress()]
  await keepFor(email, ana)
  await instance.call(leave, { way: 'now' }, ana)
  await ringAll(instance, 'erase-member')
  expect(await lettersTo(email)).toEqual([])
  await sendAll()
  expect(arrivedAt(email)).toBe(0)
})

it('give way to the one with the new link', async () => {
  const [ana, email] = [await newHost(), newAddress()]
  const inviteId = await keepFor(email, ana)
  const renewed = await instance.call(renewReservation, { key: newId(), inviteId, email }, ana)
  expect((await lettersTo(email)).map(({ id }) => id)).toEqual([`invite-${renewed.inviteId}`])
  await sendAll()
  expect(arrivedAt(email)).toBe(1)
})

it('go nowhere once an approval was taken back', async () => {
  const [id, email] = ['a'.repeat(64), newAddress()]
  const at = Timestamp.now()
  const request: SignupRequest = {
    name: 'Sônia Prates',
    email,
    phone: null,
    smartphone: 'android',
    usage: 'O coral.',
    knows: '',
    status: 'pending',
    locale: 'pt',
    askedAt: at,
    pendingSince: at,
  }
  await instance.db.doc(paths.signupRequest(id)).set(request)
  await instance.call(approveRequest, { id }, cida)
  expect((await lettersTo(email)).map(({ state }) => state)).toEqual(['waiting'])
  await instance.call(reopenRequest, { id }, cida)
  await sendAll()
  expect(arrivedAt(email)).toBe(0)
})
