import type { AuditEntry } from '@varanda/domain/audit/audit'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { newId } from '@varanda/domain/ids'
import { saveInstanceSettings } from '@varanda/domain/instance/calls/save-instance-settings'
import {
  changedSettings,
  defaultSettings,
  type InstanceBranches,
  type InstanceSettings,
} from '@varanda/domain/instance/instance'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { closeInvite } from '@varanda/domain/invite/calls/close-invite'
import { declineSeats } from '@varanda/domain/invite/calls/decline-seats'
import { makeInstanceInvite } from '@varanda/domain/invite/calls/make-instance-invite'
import { previewInvite } from '@varanda/domain/invite/calls/preview-invite'
import { reopenInvite } from '@varanda/domain/invite/calls/reopen-invite'
import { revokeInvite } from '@varanda/domain/invite/calls/revoke-invite'
import type { Invite, OwnInvite } from '@varanda/domain/invite/invite'
import type { SeatRequest } from '@varanda/domain/invite/seat-request'
import { pauseBranch } from '@varanda/domain/member/calls/pause-branch'
import { resumeBranch } from '@varanda/domain/member/calls/resume-branch'
import { paths } from '@varanda/domain/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticesOf } from '../harness/notices.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

describe('the links of the instance', () => {
  let instance: Instance
  let cida: Person
  let ana: Person
  const reason = 'O link foi parar num grupo aberto.'

  beforeAll(async () => {
    instance = await openInstance()
    ;[cida, ana] = (await Promise.all(['Cida', 'Ana'].map((name) => instance.member(name)))) as [Person, Person]
    await instance.db.doc(paths.standing(cida.uid)).update({ role: 'admin' })
  })
  afterAll(() => instance.close())

  const read = async <Shape>(path: string) => (await instance.db.doc(path).get()).data() as Shape
  const log = async () => {
    const entries = await instance.db.collection(paths.auditLog).get()
    return entries.docs.map((one) => one.data() as AuditEntry)
  }
  const preview = (token: string) => instance.refusalOf(instance.call(previewInvite, { token }))
  const notices = (who: Person) => noticesOf(instance.db, who)

  it('are not for members to make, close, open or rest, nor is the instance theirs to set', async () => {
    const inviteId = await capabilityIdOf(cida.inviteToken)
    const settings = { ...defaultSettings, name: 'Minha casa' }
    const calls = [
      instance.call(makeInstanceInvite, { key: newId(), seats: 1, note: 'Feira', days: 1 }, ana),
      instance.call(closeInvite, { inviteId, reason }, ana),
      instance.call(reopenInvite, { inviteId, reason }, ana),
      instance.call(pauseBranch, { uid: cida.uid, reason }, ana),
      instance.call(resumeBranch, { uid: cida.uid, reason }, ana),
      instance.call(declineSeats, { uid: ana.uid, reason }, ana),
      instance.call(saveInstanceSettings, settings, ana),
    ]
    expect(await Promise.all(calls.map(instance.refusalOf))).toEqual(calls.map(() => 'not-an-admin'))
    expect(await log()).toEqual([])
  })

  it('hold only the hash of their token, and let somebody in', async () => {
    const { token } = await instance.call(
      makeInstanceInvite,
      { key: newId(), seats: 2, note: 'Festa junina', days: 7 },
      cida,
    )
    const invite = await read<Invite>(paths.invite(await capabilityIdOf(token)))
    expect(invite).toMatchObject({ kind: 'house', inviter: null, seats: 2, note: 'Festa junina' })
    expect(JSON.stringify([invite, await log()])).not.toContain(token)
    expect(await instance.call(previewInvite, { token })).toMatchObject({ inviter: null, left: 2 })
    const rui = await instance.account('Rui')
    const joining = { token, name: 'Rui', birthDate: '1980-01-01', locale: 'pt' } as const
    expect(await instance.refusalOf(instance.call(acceptInvite, joining as never, rui))).toBe('none')
    for (const wrong of [{ seats: 51 }, { seats: 0 }, { days: 0 }, { note: ' ' }]) {
      const asked = instance.call(
        makeInstanceInvite,
        { key: newId(), seats: 1, note: 'Feira', days: 1, ...wrong },
        cida,
      )
      expect(await instance.refusalOf(asked)).toBe('bad-input')
    }
  })

  it('are made once by calls of one key', async () => {
    const asked = { key: newId(), seats: 3, note: 'Quermesse', days: 7 }
    const made = await instance.call(makeInstanceInvite, asked, cida)
    expect(await instance.call(makeInstanceInvite, asked, cida)).toEqual(made)
    const found = await instance.db.collection(paths.invites).where('note', '==', asked.note).get()
    expect(found.size).toBe(1)
    expect((await log()).filter(({ target }) => target === found.docs[0]!.ref.path)).toHaveLength(1)
  })

  it('a closed one lets nobody in, its owner reads why, and it can be opened again', async () => {
    const inviteId = await capabilityIdOf(ana.inviteToken)
    expect(await instance.call(closeInvite, { inviteId, reason }, cida)).toEqual({ changed: true })
    expect(await instance.call(closeInvite, { inviteId, reason }, cida)).toEqual({ changed: false })
    expect(await preview(ana.inviteToken)).toBe('invite-revoked')
    expect(await read<OwnInvite>(paths.ownInvite(ana.uid))).toMatchObject({ state: 'revoked', closed: { reason } })
    expect(await notices(ana)).toMatchObject([{ kind: 'link-closed', words: reason }])
    await instance.call(reopenInvite, { inviteId, reason: 'Já está tudo bem.' }, cida)
    expect(await preview(ana.inviteToken)).toBe('none')
    expect((await read<OwnInvite>(paths.ownInvite(ana.uid))).closed).toBeUndefined()
    expect((await log()).map(({ act }) => act)).toEqual(expect.arrayContaining(['invite-revoked', 'invite-reopened']))
  })

  it('one that its owner has changed is neither closed for the one in its place, nor opened again', async () => {
    const rui = await instance.member('Rui')
    const inviteId = await capabilityIdOf(rui.inviteToken)
    await instance.call(revokeInvite, { inviteId, reservations: false }, rui)
    expect(await instance.call(closeInvite, { inviteId, reason }, cida)).toEqual({ changed: false })
    expect(await notices(rui)).toEqual([])
    // As it was closed by versions of before.
    const closed = { by: cida.uid, at: Timestamp.now(), reason }
    await instance.db.doc(paths.invite(inviteId)).update({ closed } satisfies Partial<Invite>)
    expect(await instance.refusalOf(instance.call(reopenInvite, { inviteId, reason }, cida))).toBe('invite-revoked')
    expect(await preview(rui.inviteToken)).toBe('invite-revoked')
  })

  it('a closed reserved one gives its seat back, and stays closed', async () => {
    const lender = await capabilityIdOf(ana.inviteToken)
    const inviteId = 'b'.repeat(64)
    const now = Timestamp.now()
    const guest = { name: 'Tia', message: '', locale: 'pt', circles: [] } as const
    const reservation = { ...guest, token: 'x', inviteId, createdAt: now, expiresAt: now, isMailed: false }
    await instance.db.doc(paths.invite(inviteId)).set({
      ...(await read<Invite>(paths.invite(lender))),
      kind: 'reserved',
      seats: 1,
      guest,
      lentBy: lender,
    })
    await instance.db.doc(paths.invite(lender)).update({ reserved: 1 })
    await instance.db.doc(paths.ownInvite(ana.uid)).update({ reservations: [reservation] })
    await instance.call(closeInvite, { inviteId, reason }, cida)
    expect((await read<Invite>(paths.invite(lender))).reserved).toBe(0)
    expect((await read<OwnInvite>(paths.ownInvite(ana.uid))).reservations).toEqual([])
    expect(await instance.refusalOf(instance.call(reopenInvite, { inviteId, reason }, cida))).toBe('invite-revoked')
  })

  it('a branch is put to rest and woken once', async () => {
    const paused = async () => (await read<InstanceBranches>(paths.instanceBranches)).paused
    expect(await instance.call(pauseBranch, { uid: ana.uid, reason }, cida)).toEqual({ changed: true })
    expect(await instance.call(pauseBranch, { uid: ana.uid, reason }, cida)).toEqual({ changed: false })
    expect(await paused()).toMatchObject({ [ana.uid]: { by: cida.uid, reason } })
    expect(await instance.refusalOf(instance.call(pauseBranch, { uid: 'nobody', reason }, cida))).toBe('person-unknown')
    expect(await instance.call(resumeBranch, { uid: ana.uid, reason }, cida)).toEqual({ changed: true })
    expect(await instance.call(resumeBranch, { uid: ana.uid, reason }, cida)).toEqual({ changed: false })
    expect(await paused()).toEqual({})
  })

  it('a member who asked for more seats reads why not', async () => {
    const asked: SeatRequest = {
      uid: ana.uid,
      name: 'Ana',
      reason: 'Família grande.',
      state: 'open',
      askedAt: Timestamp.now(),
      answeredAt: null,
    }
    await instance.db.doc(paths.seatRequest(ana.uid)).set(asked)
    // The list that was answered from showed another request, which this one has followed.
    const before = asked.askedAt.toMillis() - 1
    expect(await instance.call(declineSeats, { uid: ana.uid, reason, askedAt: before }, cida)).toEqual({
      changed: false,
    })
    const askedAt = asked.askedAt.toMillis()
    expect(await instance.call(declineSeats, { uid: ana.uid, reason: 'Ainda há lugares.', askedAt }, cida)).toEqual({
      changed: true,
    })
    expect(await instance.call(declineSeats, { uid: ana.uid, reason }, cida)).toEqual({ changed: false })
    expect((await notices(ana)).at(-1)).toBeDefined()
    expect(await notices(ana)).toContainEqual(expect.objectContaining({ kind: 'seats-declined' }))
  })

  it('what the instance says of itself is kept with what changed, but without addresses', async () => {
    const wanted = { name: 'Casa da Vó', operator: 'Cida', contact: 'cida@example.org', requestsOpen: false }
    const settings = { ...wanted, seatsForNewcomers: 3 }
    await instance.db.doc(paths.instanceSettings).set({ lastBackupAt: Timestamp.fromMillis(1000) })
    expect(await instance.call(saveInstanceSettings, settings, cida)).toEqual({ changed: true })
    expect(await instance.call(saveInstanceSettings, settings, cida)).toEqual({ changed: false })
    expect(await read<InstanceSettings>(paths.instanceSettings)).toEqual({
      ...settings,
      lastBackupAt: Timestamp.fromMillis(1000),
    })
    const entry = (await log()).find(({ act }) => act === 'house-settings-changed')
    expect(entry?.facts).toMatchObject({ seatsForNewcomersBefore: 5, seatsForNewcomers: 3, requestsOpenBefore: true })
    expect(JSON.stringify(entry)).not.toContain('cida@example.org')
    for (const wrong of [{ seatsForNewcomers: 6 }, { seatsForNewcomers: 0 }, { name: ' ' }, { name: 'x'.repeat(61) }]) {
      expect(await instance.refusalOf(instance.call(saveInstanceSettings, { ...settings, ...wrong }, cida))).toBe(
        'bad-input',
      )
    }
  })

  it('what one administrator says of it is not undone by another who had it open before', async () => {
    const opened = { ...defaultSettings, ...(await read<InstanceSettings>(paths.instanceSettings)) }
    const save = (part: Partial<InstanceSettings>) =>
      instance.call(saveInstanceSettings, changedSettings(opened, { ...opened, ...part }), cida)
    expect(await save({ seatsForNewcomers: 2, operator: 'Rui' })).toEqual({ changed: true })
    expect(await save({ contact: 'Na portaria', name: opened.name })).toEqual({ changed: true })
    expect(await read<InstanceSettings>(paths.instanceSettings)).toEqual({
      ...opened,
      ...{ seatsForNewcomers: 2, operator: 'Rui', contact: 'Na portaria' },
    })
    expect(await save({})).toEqual({ changed: false })
    const { operator, contact, seatsForNewcomers } = opened
    await instance.call(saveInstanceSettings, { operator, contact, seatsForNewcomers }, cida)
  })

  it('how it lets people in is what it says', async () => {
    const form = new URLSearchParams({
      name: 'Rosa',
      email: 'rosa@example.org',
      smartphone: 'android',
      usage: 'Netos.',
    })
    const asked = await fetch(`${instance.server.url}/__/fn/requestInvitePage/request-invite`, {
      method: 'POST',
      body: form,
      headers: { origin: instance.server.url, 'sec-fetch-site': 'same-origin' },
    })
    expect([asked.status, await asked.text()]).toEqual([403, expect.stringContaining('não está recebendo pedidos')])
    expect((await instance.db.collection(paths.signupRequests).get()).size).toBe(0)
    const eva = await instance.account('Eva')
    const joining = { token: ana.inviteToken, name: 'Eva', birthDate: '1980-01-01', locale: 'pt' } as const
    await instance.call(acceptInvite, joining as never, eva)
    expect((await read<OwnInvite>(paths.ownInvite(eva.uid))).seats).toBe(3)
  })
})
