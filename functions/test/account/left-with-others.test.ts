/** What of somebody who leaves lies with others: that it goes, and that what is the others' goes on working. */
import { leave } from '@varanda/domain/account/calls/leave'
import { requestExport } from '@varanda/domain/account/calls/request-export'
import { type Export, exportObjects } from '@varanda/domain/account/export/export'
import { newId, newPostId } from '@varanda/domain/ids'
import type { InstanceBranches } from '@varanda/domain/instance/instance'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { cancelReservation } from '@varanda/domain/invite/calls/cancel-reservation'
import { closeInvite } from '@varanda/domain/invite/calls/close-invite'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import { revokeInvite } from '@varanda/domain/invite/calls/revoke-invite'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { pauseBranch } from '@varanda/domain/member/calls/pause-branch'
import { resumeBranch } from '@varanda/domain/member/calls/resume-branch'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { openSealed } from '@varanda/domain/report/calls/open-sealed'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { readZip } from '../../../scripts/read-zip.ts'
import { codeIdOf } from '../../src/account/code-hash.ts'
import { verifyLog } from '../../src/audit/verify-log.ts'
import { ringAll } from '../harness/alarms.ts'
import { openInstance, type Person } from '../instance.ts'

const instance = await openInstance({ outbox: true })
const { db } = instance
afterAll(() => instance.close())

async function goes(who: Person) {
  await instance.call(leave, { way: 'now' }, who)
  await ringAll(instance, 'erase-member')
  await instance.server.idle()
  expect((await db.doc(paths.standing(who.uid)).get()).exists).toBe(false)
}

/** A seat that `host` keeps for the address of a member, who leaves. */
async function keptForLeaver(hostName: string, name: string) {
  const [host, guest] = [await instance.member(hostName), await instance.member(name)]
  const email = `${name.toLowerCase()}@example.org`
  const seat = { name, message: '', locale: 'pt' as const, circles: [], email }
  const { inviteId } = await instance.call(reserveSeat, { key: newId(), ...seat }, host)
  const named = () => db.collection(paths.invites).where('guest.addressHash', '==', codeIdOf(email)).get()
  expect((await named()).size).toBe(1)
  await goes(guest)
  expect((await named()).size).toBe(0)
  const own = async () => (await db.doc(paths.ownInvite(host.uid)).get()).data() as OwnInvite
  return { host, inviteId, own }
}

it('a seat kept for their address is its inviter’s to give up, and so is the link', async () => {
  const { host, inviteId, own } = await keptForLeaver('Ana', 'Bia')
  await instance.call(cancelReservation, { inviteId }, host)
  expect((await own()).reservations).toEqual([])
  const other = await keptForLeaver('Caio', 'Dora')
  const link = (await other.own()).inviteId
  await instance.call(revokeInvite, { inviteId: link, reservations: true }, other.host)
  expect((await other.own()).inviteId).not.toBe(link)
})

it('a seat kept for their address comes back, and guests come in by the link as before', async () => {
  const { host, inviteId, own } = await keptForLeaver('Edu', 'Fabi')
  const over = Timestamp.fromMillis(Date.now() - 1)
  await db.doc(paths.invite(inviteId)).update({ expiresAt: over })
  const { reservations } = await own()
  await db
    .doc(paths.ownInvite(host.uid))
    .update({ reservations: reservations.map((one) => ({ ...one, expiresAt: over })) })
  const guest = await instance.account('Gil')
  const form = { name: 'Gil', birthDate: '1980-01-01', locale: 'pt' } as const
  await instance.call(acceptInvite, { token: (await own()).token, ...form }, guest)
  expect(await own()).toMatchObject({ reservations: [], acceptances: [{ uid: guest.uid }] })
})

it('what lies under an address that they only typed is a stranger’s, and neither goes nor is in their copy', async () => {
  const host = await instance.member('Hugo')
  const { token } = (await db.doc(paths.ownInvite(host.uid)).get()).data() as OwnInvite
  const typist = await instance.account('Tita')
  const email = 'tita@example.org'
  const hash = codeIdOf(email)
  const at = Timestamp.now()
  const request = { name: 'A dona do endereço', email, phone: null, usage: 'Minha família', knows: '', askedAt: at }
  const theirs = new Map<string, object>([
    [paths.signupRequest('hers'), { ...request, status: 'open', locale: 'pt', pendingSince: at, keys: [], marks: [] }],
    [paths.signInCode(hash), { at }],
    [paths.inviteCode(hash), { at }],
    [paths.invite('forHer'), { inviter: host.uid, kind: 'reserved', guest: { addressHash: hash } }],
    [paths.mail('toHer'), { to: email, state: 'sent', at }],
    [paths.mailJoining('asksHer'), { asked: { email } }],
  ])
  for (const [path, data] of theirs) await db.doc(path).set(data)
  await instance.server.idle()
  await instance.call(acceptInvite, { token, name: 'Tita', birthDate: '1980-01-01', locale: 'pt' }, typist)
  const before = new Map<string, object | undefined>()
  for (const path of theirs.keys()) before.set(path, (await db.doc(path).get()).data())

  await instance.call(requestExport, { locale: 'pt' }, typist)
  await instance.server.idle()
  const { id, state } = (await db.doc(paths.ownExport(typist.uid)).get()).data() as Export
  expect(state).toBe('ready')
  const [bytes] = await instance.bucket.file(exportObjects.file(typist.uid, id, 1)).download()
  const files = await readZip(bytes)
  expect(files.get('minha-varanda/dados/contact.jsonl')!.bytes.toString()).toContain(email)
  const holding = [...files].filter(([, file]) => file.bytes.includes(request.name))
  expect(holding.map(([name]) => name)).toEqual([])

  await goes(typist)
  for (const [path, data] of before) expect((await db.doc(path).get()).data(), path).toEqual(data)
  expect(
    (await db.collection(paths.mailQueue).where('to', '==', email).get()).docs.map(({ id: mail }) => mail),
  ).toEqual(['toHer'])
})

it('a copy that names them in a private circle goes, also where the two are not connected; that of whom they follow stays', async () => {
  const [lila, mel, nuno] = [await instance.member('Lila'), await instance.member('Mel'), await instance.member('Nuno')]
  const at = Timestamp.now()
  const row = { uid: nuno.uid, name: 'Nuno', role: 'member', since: at, from: at, brought: 'all' }
  for (const [owner, kind] of [
    [lila, 'private'],
    [mel, 'public'],
  ] as const) {
    const id = `of-${owner.uid}`
    await db.doc(paths.circle(id)).set({ name: 'Rua', owner: owner.uid, kind, createdAt: at })
    await db.doc(paths.circleMember(id, nuno.uid)).set(row)
    await instance.call(requestExport, { locale: 'pt' }, owner)
  }
  await instance.server.idle()
  const stateOf = async ({ uid }: Person) => (await db.doc(paths.ownExport(uid)).get()).get('state')
  expect([await stateOf(lila), await stateOf(mel)]).toEqual(['ready', 'ready'])
  await goes(nuno)
  expect([await stateOf(lila), await stateOf(mel)]).toEqual([undefined, 'ready'])
})

it('what they said of somebody who asked to come in is said by nobody', async () => {
  const [ivo, jana] = [await instance.member('Ivo'), await instance.member('Jana')]
  const [answered, open] = [db.doc(paths.signupRequest('answered')), db.doc(paths.signupRequest('open'))]
  const askedAt = Timestamp.now()
  const vouch = (name: string) => ({ name, askedAt, answer: 'no', answeredAt: askedAt })
  await answered.set({ vouches: { [ivo.uid]: vouch('Ivo'), [jana.uid]: vouch('Jana') } })
  await open.set({ vouches: { [ivo.uid]: { name: 'Ivo', askedAt } } })
  await db.doc(paths.vouch(ivo.uid, 'open')).set({ name: 'Rosa', askedAt })
  await goes(ivo)
  expect((await answered.get()).get('vouches')).toEqual({ [jana.uid]: vouch('Jana') })
  expect((await open.get()).get('vouches')).toEqual({})
})

it('those who came by them, in a branch that an administrator paused, stay in one, and are woken by themselves', async () => {
  const [chief, root, leaver] = [
    await instance.member('Chefe'),
    await instance.member('Raiz'),
    await instance.member('Leo'),
  ]
  await db.doc(paths.standing(chief.uid)).update({ role: 'admin' })
  const guests = [await instance.member('Nina'), await instance.member('Otto')]
  const cameBy = (guest: Person, { uid, name }: Person) =>
    db.doc(paths.standing(guest.uid)).update({ invitedBy: { uid, name } } satisfies Pick<Standing, 'invitedBy'>)
  await cameBy(leaver, root)
  for (const guest of guests) await cameBy(guest, leaver)
  await instance.call(pauseBranch, { uid: root.uid, reason: 'Contas de mentira.' }, chief)
  const links = guests.map(({ inviteToken }) => inviteToken)
  await goes(leaver)
  const comes = async (token: string) => {
    const guest = await instance.account(`G${newId()}`)
    const form = { name: 'Gil', birthDate: '1980-01-01', locale: 'pt' } as const
    return instance.refusalOf(instance.call(acceptInvite, { token, ...form }, guest))
  }
  for (const token of links) expect(await comes(token)).toBe('invite-paused')
  const { paused } = (await db.doc(paths.instanceBranches).get()).data() as InstanceBranches
  expect(Object.keys(paused).sort()).toEqual([root, ...guests].map(({ uid }) => uid).sort())
  expect(guests.map(({ uid }) => paused[uid]!.reason)).toEqual(['', ''])
  await instance.call(resumeBranch, { uid: guests[0]!.uid, reason: 'É gente.' }, chief)
  expect([await comes(links[0]!), await comes(links[1]!)]).toEqual(['none', 'invite-paused'])
  // Whoever was paused themselves wakes nobody by going.
  await goes(root)
  expect(await comes(links[1]!)).toBe('invite-paused')
})

it('what administrators did to posts and links of theirs stays in the log, without whose they were and why', async () => {
  const [chief, lia] = [await instance.member('Mestra'), await instance.member('Lia')]
  await db.doc(paths.standing(chief.uid)).update({ role: 'admin' })
  const postId = newPostId(lia.uid)
  await instance.call(createPost, { postId, text: 'Bom dia.', photos: [], audience: forConnections() }, lia)
  await instance.call(openSealed, { postId, reason: 'Lia ameaçou o primo.' }, chief)
  const { inviteId } = (await db.doc(paths.ownInvite(lia.uid)).get()).data() as OwnInvite
  await instance.call(closeInvite, { inviteId, reason: 'Lia vende convites.' }, chief)
  const acts = async () => {
    const { docs } = await db.collection(paths.auditLog).where('by', '==', chief.uid).get()
    return docs.map((found) => found.data()).filter(({ act }) => act === 'post-opened' || act === 'invite-revoked')
  }
  expect(JSON.stringify(await acts())).toMatch(/Lia/)
  await goes(lia)
  expect(await acts()).toHaveLength(2)
  expect(JSON.stringify(await acts())).not.toMatch(/Lia/)
  expect((await verifyLog(db)).faults).toEqual([])
})
