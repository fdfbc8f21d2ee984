/** A suspended member takes their copy along and leaves for good, by what their sign-in opens; nothing else opens. */
import { copyOnWayOut } from '@varanda/domain/account/calls/copy-on-way-out'
import { leave } from '@varanda/domain/account/calls/leave'
import { leaveOnWayOut } from '@varanda/domain/account/calls/leave-on-way-out'
import { openExport } from '@varanda/domain/account/calls/open-export'
import { openWayOut } from '@varanda/domain/account/calls/open-way-out'
import { requestExport } from '@varanda/domain/account/calls/request-export'
import { exportUrl } from '@varanda/domain/account/export/export'
import { wayOutHeader } from '@varanda/domain/account/way-out-header'
import { newInviteToken } from '@varanda/domain/ids'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { paths } from '@varanda/domain/paths'
import { answerSuspension } from '@varanda/domain/report/calls/answer-suspension'
import { openAppeals } from '@varanda/domain/report/calls/open-appeals'
import { openSuspension } from '@varanda/domain/report/calls/open-suspension'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readZip } from '../../../scripts/read-zip.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

describe('the way out of a suspended member', () => {
  let instance: Instance
  let shift = 0
  let count = 0
  let rui: Person
  let cida: Person
  let ana: Person

  beforeAll(async () => {
    instance = await openInstance({ hosting: true, now: () => Date.now() + shift })
    ;[rui, cida] = [await instance.member('Rui'), await instance.member('Cida')]
    for (const { uid } of [rui, cida]) {
      await instance.db.doc(paths.standing(uid)).update({ role: 'admin' })
      await instance.db.doc(paths.user(uid)).update({ role: 'admin' })
    }
  })
  beforeEach(async () => {
    count += 1
    ana = await instance.member(`Ana${count}`)
  })
  afterAll(() => instance.close())

  const suspend = (who: Person) => instance.call(suspendMember, { uid: who.uid, reason: 'Vamos conversar.' }, rui)
  const reinstate = (who: Person) => instance.call(reinstateMember, { uid: who.uid, reason: 'Conversamos.' }, rui)
  const tokenOf = async (who: Person) => {
    const opened = await instance.call(openWayOut, {}, who)
    if (opened.state !== 'open') throw new Error(opened.state)
    return opened.token
  }
  const copy = (token: string, act: 'look' | 'ask' | 'open') =>
    instance.call(copyOnWayOut, { token, act, locale: 'pt' }).then((answer) => answer.copy)
  const refused = async (token: string) => [
    await instance.refusalOf(copy(token, 'look')),
    await instance.refusalOf(copy(token, 'ask')),
    await instance.refusalOf(instance.call(leaveOnWayOut, { token })),
    (await sessionBy(token)).status,
  ]
  const shut = ['signed-out', 'signed-out', 'signed-out', 401]
  const sessionBy = (token: string) =>
    fetch(`${instance.server.url}/session`, { method: 'POST', headers: { [wayOutHeader]: token } })
  const cookieBy = async (token: string) =>
    /^__session=[^;]+/.exec((await sessionBy(token)).headers.get('Set-Cookie') ?? '')![0]
  const get = (path: string, cookie?: string) =>
    fetch(`${instance.server.url}${path}`, { headers: cookie ? { Cookie: cookie } : {} })
  const standingOf = async ({ uid }: Person) => (await instance.db.doc(paths.standing(uid)).get()).data()

  it('is a copy of all that is theirs, asked for, looked at and fetched', async () => {
    await suspend(ana)
    // Inside nothing opens.
    expect(await instance.refusalOf(instance.call(requestExport, { locale: 'pt' }, ana))).toBe('not-active')
    expect(await instance.refusalOf(instance.call(openExport, {}, ana))).toBe('not-active')
    expect(await instance.refusalOf(instance.call(leave, { way: 'now' }, ana))).toBe('not-active')
    const token = await tokenOf(ana)
    expect(await copy(token, 'look')).toBeNull()
    expect(await instance.refusalOf(copy(token, 'open'))).toBe('export-unknown')
    expect(await copy(token, 'ask')).toMatchObject({ state: 'waiting', files: [], until: null })
    await instance.server.idle()
    const made = (await copy(token, 'look'))!
    expect(made).toMatchObject({ state: 'ready' })
    expect(made.until! - Date.now()).toBeGreaterThan(6.9 * 86_400_000)

    const url = exportUrl(made.id, 1)
    const cookie = await cookieBy(token)
    expect((await get(url, cookie)).status).toBe(404)
    expect((await copy(token, 'open'))!.id).toBe(made.id)
    expect((await get(url)).status).toBe(404)
    const file = await get(url, cookie)
    expect(file.status).toBe(200)
    const entries = await readZip(Buffer.from(await file.arrayBuffer()))
    expect(entries.get('minha-varanda/LEIA-ME.txt')!.bytes.toString()).toContain(ana.name)
    // Asked for again it is the same.
    expect((await copy(token, 'ask'))!.id).toBe(made.id)
  })

  it('goes on with a copy that was being made, and lets go of the album of a group', async () => {
    const place = instance.db.doc(paths.ownExport(ana.uid))
    await instance.call(requestExport, { locale: 'pt' }, ana)
    await suspend(ana)
    await instance.server.idle()
    expect((await place.get()).get('state')).toBe('ready')
    const token = await tokenOf(ana)
    await place.update({ group: { id: 'g', name: 'Primos' } })
    expect(await copy(token, 'look')).toBeNull()
    expect(await instance.refusalOf(copy(token, 'open'))).toBe('export-unknown')
    const cookie = await cookieBy(token)
    await place.update({ openUntil: Timestamp.fromMillis(Date.now() + 60_000) })
    const album = exportUrl((await place.get()).get('id'), 1)
    expect((await get(album, cookie)).status).toBe(404)
    await copy(token, 'ask')
    await instance.server.idle()
    expect((await place.get()).data()).toMatchObject({ state: 'ready' })
    expect((await place.get()).get('group')).toBeUndefined()
  })

  it('is leaving for good, with the answer that waited', async () => {
    await suspend(ana)
    const door = await instance.call(openSuspension, {}, ana)
    if (door.state !== 'open') throw new Error(door.state)
    await instance.call(answerSuspension, { token: door.token, words: 'Peço desculpas.' })
    const waiting = async () => (await instance.call(openAppeals, {}, cida)).appeals.map(({ whose }) => whose.uid)
    expect(await waiting()).toContain(ana.uid)
    const token = await tokenOf(ana)
    await copy(token, 'ask')
    await instance.server.idle()
    await instance.call(leaveOnWayOut, { token })
    expect(await refused(token)).toEqual(shut)
    await instance.server.idle()
    expect(await standingOf(ana)).toBeUndefined()
    expect((await instance.db.doc(paths.user(ana.uid)).get()).exists).toBe(false)
    expect((await instance.db.doc(paths.ownExport(ana.uid)).get()).exists).toBe(false)
    const left = await instance.db.collection('capabilities').where('owner', '==', ana.uid).get()
    expect(left.size).toBe(0)
    expect(await waiting()).not.toContain(ana.uid)
    await expect(instance.auth.getUser(ana.uid)).rejects.toThrow()
  })

  it('leaves nobody behind who needs them: a child, or the house', async () => {
    const lia = await instance.member(`Lia${count}`)
    await instance.aged(lia, { ageBand: 'child', guardian: ana.uid })
    await instance.db.doc(paths.ward(ana.uid, lia.uid)).set({
      ...{ uid: lia.uid, name: lia.name, birthDate: '2018-01-01', ageBand: 'child', since: Timestamp.now() },
    })
    await suspend(ana)
    const leaving = async () => instance.refusalOf(instance.call(leaveOnWayOut, { token: await tokenOf(ana) }))
    expect(await leaving()).toBe('has-wards')
    await instance.db.doc(paths.ward(ana.uid, lia.uid)).delete()
    await instance.db.doc(paths.standing(ana.uid)).update({ role: 'admin' })
    const others = [rui, cida].map(({ uid }) => instance.db.doc(paths.standing(uid)))
    for (const other of others) await other.update({ status: 'slowed' })
    expect(await leaving()).toBe('last-admin')
    for (const other of others) await other.update({ status: 'active' })
    expect(await standingOf(ana)).toMatchObject({ status: 'suspended' })
    expect(await leaving()).toBe('none')
  })

  it('opens to nobody else: not to a child, a member, an old sign-in', async () => {
    const opens = (who: Person) => instance.call(openWayOut, {}, who)
    expect(await opens(ana)).toEqual({ state: 'none' })
    const lia = await instance.aged(await instance.member(`Bia${count}`), { ageBand: 'child', guardian: rui.uid })
    await suspend(lia)
    expect(await opens(lia)).toEqual({ state: 'guardian' })
    shift = -18 * 60_000
    const old = await instance.member(`Davi${count}`)
    shift = 0
    await suspend(old)
    expect(await opens(old)).toEqual({ state: 'stale' })
    await suspend(ana)
    await instance.db.doc(paths.standing(ana.uid)).update({
      validSince: Timestamp.fromMillis(Date.now() + 60_000),
    })
    expect(await opens(ana)).toEqual({ state: 'stale' })
  })

  it('opens by its own token alone, for an hour, and until the member is let in or the sign-in ends', async () => {
    await suspend(ana)
    const token = await tokenOf(ana)
    const answer = await instance.call(openSuspension, {}, ana)
    if (answer.state !== 'open') throw new Error(answer.state)
    expect(await refused(answer.token)).toEqual(shut)
    expect(await refused(newInviteToken())).toEqual(shut)
    expect(await instance.refusalOf(instance.call(answerSuspension, { token, words: 'Oi' }))).toBe('ruling-unknown')

    const place = (await instance.db.collection('capabilities').where('kind', '==', 'way-out').get()).docs.find(
      (one) => one.get('owner') === ana.uid,
    )!
    const { until } = place.data() as { until: Timestamp }
    await place.ref.update({ until: Timestamp.now() })
    expect(await refused(token)).toEqual(shut)
    await place.ref.update({ until })
    expect(await copy(token, 'look')).toBeNull()

    await reinstate(ana)
    expect(await refused(token)).toEqual(shut)
    await suspend(ana)
    expect(await copy(token, 'look')).toBeNull()
    const { validSince } = (await standingOf(ana)) as { validSince: Timestamp }
    const standing = instance.db.doc(paths.standing(ana.uid))
    await standing.update({ validSince: Timestamp.fromMillis(Date.now() + 60_000) })
    expect(await refused(token)).toEqual(shut)
    await standing.update({ validSince })
    expect(await copy(token, 'look')).toBeNull()
  })

  it('opens what is one’s own: the token of another opens the other’s', async () => {
    const bento = await instance.member(`Bento${count}`)
    await suspend(ana)
    await suspend(bento)
    const [hers, his] = [await tokenOf(ana), await tokenOf(bento)]
    await copy(hers, 'ask')
    await instance.server.idle()
    const made = (await copy(hers, 'open'))!
    expect(await copy(his, 'look')).toBeNull()
    expect((await get(exportUrl(made.id, 1), await cookieBy(his))).status).toBe(404)
    expect((await get(exportUrl(made.id, 1), await cookieBy(hers))).status).toBe(200)
    await instance.call(leaveOnWayOut, { token: his })
    await instance.server.idle()
    expect(await standingOf(bento)).toBeUndefined()
    expect(await standingOf(ana)).toMatchObject({ status: 'suspended' })
  })

  it('is let in again with everything that is theirs, and takes it along from inside', async () => {
    await suspend(ana)
    const token = await tokenOf(ana)
    await copy(token, 'ask')
    await instance.server.idle()
    await reinstate(ana)
    const { id } = await instance.call(openExport, {}, ana)
    const headers = { Authorization: `Bearer ${ana.idToken}` }
    expect((await fetch(`${instance.server.url}${exportUrl(id, 1)}`, { headers })).status).toBe(200)
  })
})
