/**
 * The nightly rounds: accounts that nobody took a place with, members whose account is gone, entries against the model.
 */

import { requestCode } from '@varanda/domain/account/calls/request-code'
import type { AuditEntry } from '@varanda/domain/audit/audit'
import { newCodeRequest, newId, newPostId } from '@varanda/domain/ids'
import type { InstanceNights } from '@varanda/domain/instance/nights'
import { joinByMail } from '@varanda/domain/invite/calls/join-by-mail'
import { reserveSeat } from '@varanda/domain/invite/calls/reserve-seat'
import type { Standing } from '@varanda/domain/member/standing'
import { day, hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { forConnections, forPeople } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareEntries } from '../../src/post/compare-entries.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance

beforeAll(async () => {
  instance = await openInstance()
})
afterAll(() => instance.close())

const nights = async () => (await instance.db.doc(paths.instanceNights).get()).data() as InstanceNights
const night = async (name: 'sweepAccounts' | 'compareEntries') => {
  await instance.server.functions!.runSchedule(name)
  await instance.server.idle()
  return nights()
}
const isThere = (uid: string) => instance.server.auth.accounts.byUid(uid) !== null

describe('at night', () => {
  let ana: Person
  let beto: Person
  let caio: Person
  let postId: string

  beforeAll(async () => {
    const strangers = ['Fora', 'Tarde', 'Volta', 'Pede', 'Convidada', 'Chega', 'Presa', 'Perdida', 'Nova']
    for (const name of strangers) await instance.account(name)
    const { auth } = instance.server
    await auth.admin.update('uid-Presa', { disabled: true })
    await auth.admin.update('uid-Perdida', { claims: { role: 'user', status: 'active' } })
    const long = Date.now() - 8 * day
    for (const name of strangers.slice(0, -1)) {
      const account = auth.accounts.byUid(`uid-${name}`)!
      auth.accounts.save({ ...account, createdAt: long, lastLoginAt: long, lastRefreshAt: long })
    }
    ;[ana, beto, caio] = (await Promise.all(['Ana', 'Beto', 'Caio'].map((name) => instance.member(name)))) as [
      Person,
      Person,
      Person,
    ]
    await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio)])
    const since = Timestamp.fromMillis(Date.now() - 3 * hour)
    for (const other of [beto, caio])
      await instance.db.doc(paths.connection(ana.uid, other.uid)).update({ since, from: since })
    postId = newPostId(ana.uid)
    await instance.call(createPost, { postId, text: 'Oi.', audience: forConnections() }, ana)
    const other = newPostId(ana.uid)
    const named = forPeople([caio.uid])
    await instance.call(createPost, { postId: other, text: 'Só para o Caio.', audience: named }, ana)
    await instance.server.idle()
    const createdAt = Timestamp.fromMillis(Date.now() - 2 * hour)
    for (const id of [postId, other]) await instance.db.doc(paths.post(id)).update({ createdAt })
    const guest = { name: 'Prima', message: '', locale: 'pt' as const, circles: [], email: 'convidada@example.org' }
    await instance.call(reserveSeat, { key: newId(), ...guest }, ana)
    const born = { name: 'Vó', birthDate: '1941-03-02', locale: 'pt', zone: 'America/Sao_Paulo' } as const
    const wish = { rhythm: 'weekly', hour: 9, weekday: 7 } as const
    for (const email of ['chega@example.org', 'tarde@example.org'])
      await instance.call(joinByMail, { token: ana.inviteToken, email, ...born, ...wish })
    const late = await instance.db.collection(paths.mailJoinings).where('asked.email', '==', 'tarde@example.org').get()
    await late.docs[0]!.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })
    await instance.call(requestCode, { request: newCodeRequest(), email: 'pede@example.org', locale: 'pt' })
    await auth.signIn.withPassword('volta@example.org', 'correct horse', '203.0.113.9')
    await instance.server.idle()
  })

  it('accounts go that nobody took a place with, a week after they were made', async () => {
    const { accounts } = await night('sweepAccounts')
    expect(accounts).toMatchObject({ deleted: 2, withoutStanding: 1, withoutAccount: 0, suspended: 0 })
    for (const name of ['Fora', 'Tarde']) expect(isThere(`uid-${name}`), name).toBe(false)
    for (const name of ['Volta', 'Pede', 'Convidada', 'Chega', 'Presa', 'Perdida', 'Nova', 'Ana']) {
      expect(isThere(`uid-${name}`), name).toBe(true)
    }
    expect((await night('sweepAccounts')).accounts).toMatchObject({ deleted: 0 })
  })

  it('a member whose account is gone is shut out, which is written down as the instance’s act', async () => {
    await instance.server.auth.admin.delete(beto.uid)
    expect((await night('sweepAccounts')).accounts).toMatchObject({ withoutAccount: 1, suspended: 1, tooMany: false })
    await instance.server.idle()
    const standing = (await instance.db.doc(paths.standing(beto.uid)).get()).data() as Standing
    expect(standing.status).toBe('suspended')
    expect((await instance.db.doc(paths.directoryCard(beto.uid)).get()).get('status')).toBe('suspended')
    const log = await instance.db.collection(paths.auditLog).where('target', '==', paths.user(beto.uid)).get()
    const told: Partial<AuditEntry> = { by: null, act: 'suspended', facts: { from: 'active', account: 'gone' } }
    expect(log.docs.map((entry) => entry.data())).toMatchObject([told])
    expect((await night('sweepAccounts')).accounts).toMatchObject({ withoutAccount: 0, suspended: 0 })
  })

  it('nobody is shut out when many accounts are gone at once', async () => {
    const more = await Promise.all(['Dora', 'Eva'].map((name) => instance.member(name)))
    await instance.server.idle()
    for (const { uid } of more) await instance.server.auth.admin.delete(uid)
    expect((await night('sweepAccounts')).accounts).toMatchObject({ withoutAccount: 2, suspended: 0, tooMany: true })
    const standing = (await instance.db.doc(paths.standing(more[0]!.uid)).get()).data() as Standing
    expect(standing.status).toBe('active')
  })

  it('everybody has what they should have, and whatever differs is counted', async () => {
    const compared = async () => (await night('compareEntries')).entries
    expect(await compared()).toMatchObject({ posts: 2, missing: 0, extra: 0 })
    const entry = instance.db.doc(paths.entry(caio.uid, postId))
    const kept = (await entry.get()).data()!
    await entry.delete()
    expect(await compared()).toMatchObject({ missing: 1, extra: 0, named: [postId] })
    await entry.set(kept)
    for (const [one, other] of [
      [ana, caio],
      [caio, ana],
    ] as const) {
      await instance.db.doc(paths.connection(one.uid, other.uid)).delete()
    }
    await instance.server.idle()
    expect(await compared()).toMatchObject({ missing: 0, extra: 0 })
    // As if the parting had died before it took the entry.
    await entry.set(kept)
    expect(await compared()).toMatchObject({ missing: 0, extra: 1 })
    await entry.delete()
  })

  it('a night that read enough stops, and the next one goes on after the last post', async () => {
    await compareEntries(instance.db, new Date(), 1)
    const [first] = (await instance.db.collection(paths.posts).select().get()).docs.map(({ id }) => id)
    expect((await nights()).round).toMatchObject({ after: first, posts: 1 })
    await instance.db.doc(paths.instanceNights).update({ 'round.missing': 3 })
    expect((await night('compareEntries')).entries).toMatchObject({ posts: 2, missing: 3 })
    expect((await nights()).round).toBeNull()
  })
})
