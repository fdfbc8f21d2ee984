/** Reports that go to who looks after a group: who may, who reads them, what they do, and what goes on to administrators. */
import { createHash } from 'node:crypto'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import { commentSchema } from '@varanda/domain/post/comment'
import { circleReports } from '@varanda/domain/report/calls/circle-reports'
import { myReports } from '@varanda/domain/report/calls/my-reports'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { reportWays } from '@varanda/domain/report/calls/report-ways'
import { resolveInCircle } from '@varanda/domain/report/calls/resolve-in-circle'
import type { CircleReport, CircleResolution, ReportTarget } from '@varanda/domain/report/report'
import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factIdOf, noticeId } from '../../src/fact/record.ts'
import { openlyMadeId } from '../../src/report/report-id.ts'
import { setDue } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { noticesOf } from '../harness/notices.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

describe('reports to a group', () => {
  let instance: Instance
  let houses: ReturnType<typeof circlesOf>
  beforeAll(async () => {
    instance = await openInstance()
    houses = circlesOf(instance)
  })
  afterAll(() => instance.close())

  /** Ana has a group; Beto helps, Caio writes, Davi reads. */
  async function house() {
    const [ana, beto, caio, davi] = await houses.family('Ana', 'Beto', 'Caio', 'Davi')
    const circle = await houses.groupOf(ana, [beto, caio, davi])
    await instance.call(changeCircleRole, { circleId: circle, uid: beto.uid, role: 'moderator' }, ana)
    return { ana, beto, caio, davi, circle }
  }
  const report = (who: Person, target: ReportTarget, circle?: string, category: 'hurts' | 'child' = 'hurts') =>
    instance.call(reportContent, { target, category, words: 'Doeu.', ...(circle && { circle }) }, who)
  const readBy = async (who: Person, circleId: string) =>
    (await instance.call(circleReports, { circleId }, who)).reports
  const resolve = (who: Person, circleId: string, reportId: string, resolution: CircleResolution) =>
    instance.call(resolveInCircle, { circleId, reportId, resolution, reason: 'Aqui não.', answer: 'Obrigado.' }, who)
  const exists = async (path: string) => (await instance.db.doc(path).get()).exists

  it('are offered where a thing stands in it, and read by its owner and moderators without the reporter', async () => {
    const { ana, beto, caio, davi, circle } = await house()
    const target = { kind: 'post', postId: await houses.post(caio, circle) } as const
    expect(await instance.call(reportWays, { target }, davi)).toMatchObject({
      circles: [{ id: circle, name: 'Primos' }],
      ruled: false,
    })
    expect(await report(davi, target, circle)).toEqual({ readers: 'circle' })
    for (const one of [ana, beto]) {
      const found = await readBy(one, circle)
      expect(found).toMatchObject([{ target, about: { uid: caio.uid }, words: 'Doeu.', mayExpel: true }])
      expect(JSON.stringify(found)).not.toContain(davi.uid)
      const told = (await noticesOf(instance.db, one)).filter(({ kind }) => kind === 'circle-report-made')
      expect(told).toHaveLength(1)
      expect(JSON.stringify(told)).not.toContain(davi.uid)
    }
    expect(await instance.refusalOf(readBy(davi, circle))).toBe('not-yours-to-change')
    expect(await instance.refusalOf(readBy(await instance.member('Fora'), circle))).toBe('circle-unknown')
    expect((await noticesOf(instance.db, caio)).map(({ kind }) => kind)).not.toContain('circle-report-made')
    expect((await instance.call(myReports, {}, davi)).reports).toMatchObject([
      { kind: 'post', circle: 'Primos', state: 'open', acted: false },
    ])
  })

  it('tell nobody who reads them by what id they have which of the group it was', async () => {
    const { ana, beto, caio, davi, circle } = await house()
    const target = { kind: 'member', uid: caio.uid } as const
    await report(davi, target, circle)
    const [given] = await readBy(beto, circle)
    await noticesOf(instance.db, beto)
    const isTold = (id: string) => {
      const made = { kind: 'circle-report-made', source: paths.circleReport(id), turn: Date.parse(given!.at) } as const
      return exists(paths.notice(beto.uid, noticeId(factIdOf(made), beto.uid)))
    }
    expect(await isTold(given!.id)).toBe(true)
    for (const { uid } of [ana, beto, caio, davi]) {
      const guess = createHash('sha256')
        .update(`${uid} ${paths.user(caio.uid)}`)
        .digest('hex')
      expect([given!.id === guess, await isTold(guess)]).toEqual([false, false])
    }
  })

  it('are ended by who read what they say now: the same made again is another question', async () => {
    const { ana, beto, caio, davi, circle } = await house()
    const target = { kind: 'member', uid: caio.uid } as const
    await report(davi, target, circle)
    const [first] = await readBy(beto, circle)
    await resolve(ana, circle, first!.id, 'dismissed')
    await report(davi, target, circle)
    const [again] = await readBy(beto, circle)
    expect(again!.id).toBe(first!.id)
    const dismiss = (at: string) => {
      const decision = { circleId: circle, reportId: again!.id, resolution: 'dismissed', reason: 'Nada.' } as const
      return instance.refusalOf(instance.call(resolveInCircle, { ...decision, reportedAt: Date.parse(at) }, beto))
    }
    expect(await dismiss(first!.at)).toBe('edited-meanwhile')
    expect(await readBy(beto, circle)).toMatchObject([{ id: again!.id }])
    expect(await dismiss(again!.at)).toBe('none')
  })

  it('that were made when others could work their ids out are handled, and nothing new comes to them', async () => {
    const { ana, caio, davi, circle } = await house()
    const target = { kind: 'member', uid: caio.uid } as const
    await report(davi, target, circle)
    const [given] = await readBy(ana, circle)
    const old = openlyMadeId(davi.uid, target)
    const lying = instance.db.doc(paths.circleReport(given!.id))
    await instance.db.doc(paths.circleReport(old)).set((await lying.get()).data()!)
    await lying.delete()
    expect(await report(davi, target, circle)).toEqual({ readers: 'circle' })
    expect((await readBy(ana, circle)).map(({ id }) => id)).toEqual([old])
    await resolve(ana, circle, old, 'dismissed')
    expect(await report(davi, target, circle)).toEqual({ readers: 'circle' })
    const [again] = await readBy(ana, circle)
    expect(again!.id).toBe(given!.id)
    expect((await instance.db.doc(paths.circleReport(again!.id)).get()).data()).toMatchObject({
      history: [{ act: 'dismissed', by: { uid: ana.uid } }],
    })
  })

  it('go to administrators where they are about a minor, a moderator or the owner, whatever was wished', async () => {
    const { ana, beto, caio, davi, circle } = await house()
    const byModerator = { kind: 'post', postId: await houses.post(beto, circle) } as const
    expect(await instance.call(reportWays, { target: byModerator }, davi)).toEqual({ circles: [], ruled: true })
    expect(await report(davi, byModerator, circle)).toEqual({ readers: 'admins' })
    expect(await report(davi, { kind: 'member', uid: ana.uid }, circle)).toEqual({ readers: 'admins' })
    expect(await report(davi, { kind: 'circle', circleId: circle }, circle)).toEqual({ readers: 'admins' })
    const ofCaio = { kind: 'post', postId: await houses.post(caio, circle) } as const
    expect(await report(davi, ofCaio, circle, 'child')).toEqual({ readers: 'admins' })
    const ofTeen = { kind: 'post', postId: await houses.post(caio, circle) } as const
    await instance.aged(caio, { ageBand: 'teen' })
    expect(await report(davi, ofTeen, circle)).toEqual({ readers: 'admins' })
    expect(await readBy(ana, circle)).toEqual([])
    expect(await instance.refusalOf(report(ana, { kind: 'circle', circleId: circle }))).toBe('bad-input')
    const stranger = await instance.member('Estranha')
    expect(await instance.refusalOf(report(stranger, { kind: 'circle', circleId: circle }))).toBe('circle-unknown')
  })

  it('take a post out of the group, with why, once, and answer the reporter', async () => {
    const { ana, beto, caio, davi, circle } = await house()
    const postId = await houses.post(caio, circle)
    await report(davi, { kind: 'post', postId }, circle)
    const [{ id }] = (await readBy(ana, circle)) as unknown as [{ id: string }]
    expect(await instance.refusalOf(resolve(davi, circle, id, 'removed'))).toBe('not-yours-to-change')
    await resolve(beto, circle, id, 'removed')
    expect(await houses.reads(postId, [davi, ana])).toEqual([])
    expect(await exists(paths.post(postId))).toBe(true)
    expect(await instance.refusalOf(resolve(ana, circle, id, 'dismissed'))).toBe('already-resolved')
    const told = (await noticesOf(instance.db, caio)).find(({ kind }) => kind === 'group-post-taken')
    expect(told).toMatchObject({ words: 'Aqui não.', circle: { id: circle }, postId })
    expect(JSON.stringify(told)).not.toContain(davi.uid)
    const answered = (await noticesOf(instance.db, davi)).find(({ kind }) => kind === 'circle-report-answered')
    expect(answered).toMatchObject({ words: 'Obrigado.', circle: { id: circle } })
    expect((await instance.call(myReports, {}, davi)).reports).toMatchObject([
      { state: 'resolved', acted: true, answer: 'Obrigado.' },
    ])
  })

  it('keep a post out of the group that its author deleted, or addressed elsewhere, before they were decided', async () => {
    const { ana, beto, caio, davi, circle } = await house()
    const [deleted, elsewhere] = [await houses.post(caio, circle), await houses.post(caio, circle)]
    const reach = (circles: string[]) => ({ connections: true, circles, people: [], except: [ana.uid, davi.uid] })
    const addressed = (circles: string[]) =>
      instance.call(changeAudience, { postId: elsewhere, audience: reach(circles) }, caio)
    for (const postId of [deleted, elsewhere]) await report(davi, { kind: 'post', postId }, circle)
    await instance.call(deletePost, { postId: deleted }, caio)
    await addressed([])
    for (const { id } of (await readBy(ana, circle)) as unknown as { id: string }[])
      await resolve(beto, circle, id, 'removed')
    await instance.call(restorePost, { postId: deleted }, caio)
    expect(await instance.refusalOf(addressed([circle]))).toBe('not-yours-to-post')
    await instance.server.idle()
    for (const postId of [deleted, elsewhere]) expect(await houses.reads(postId, [davi, ana])).toEqual([])
    expect((await noticesOf(instance.db, caio)).filter(({ kind }) => kind === 'group-post-taken')).toHaveLength(2)
  })

  it('take a comment, or whoever wrote it out of the group', async () => {
    const { ana, caio, davi, circle } = await house()
    const postId = await houses.post(davi, circle)
    const commentId = newId()
    const author = { uid: caio.uid, name: caio.name }
    const place = paths.comment(postId, commentId)
    await instance.db.doc(place).set({ author, text: 'Feio.', createdAt: Timestamp.now() })
    expect(v.is(commentSchema, (await instance.db.doc(place).get()).data())).toBe(true)
    await report(davi, { kind: 'comment', postId, commentId }, circle)
    await report(davi, { kind: 'member', uid: caio.uid }, circle)
    const found = await readBy(ana, circle)
    const [comment, member] = ['comment', 'member'].map((kind) => found.find(({ target }) => target.kind === kind)!.id)
    await resolve(ana, circle, comment!, 'removed')
    expect(await exists(place)).toBe(false)
    expect((await noticesOf(instance.db, caio)).find(({ kind }) => kind === 'group-comment-taken')).toMatchObject({
      words: 'Aqui não.',
      excerpt: 'Feio.',
    })
    expect(await instance.refusalOf(resolve(ana, circle, member!, 'removed'))).toBe('bad-input')
    await resolve(ana, circle, member!, 'expelled')
    expect(Object.keys(await houses.roles(circle))).not.toContain(caio.uid)
  })

  it('are hidden from whom they are about, who cannot end them once they look after it', async () => {
    const { ana, caio, davi, circle } = await house()
    await report(davi, { kind: 'member', uid: caio.uid }, circle)
    const [{ id }] = (await readBy(ana, circle)) as unknown as [{ id: string }]
    await instance.call(changeCircleRole, { circleId: circle, uid: caio.uid, role: 'moderator' }, ana)
    expect(await readBy(caio, circle)).toEqual([])
    expect(await instance.refusalOf(resolve(caio, circle, id, 'dismissed'))).toBe('not-yourself')
  })

  it('are hidden from who made them as well, once they look after it', async () => {
    const { ana, caio, davi, circle } = await house()
    await report(davi, { kind: 'member', uid: caio.uid }, circle)
    const [given] = await readBy(ana, circle)
    await instance.call(changeCircleRole, { circleId: circle, uid: davi.uid, role: 'moderator' }, ana)
    expect(await readBy(davi, circle)).toEqual([])
    expect(await instance.refusalOf(resolve(davi, circle, given!.id, 'expelled'))).toBe('not-yourself')
  })

  it('know whoever acts as its owner: about them or by them they go to administrators, all others to them', async () => {
    const [ana, beto, caio, davi] = await houses.family('Ana', 'Beto', 'Caio', 'Davi')
    const circle = await houses.groupOf(ana, [beto, caio, davi])
    const [ofBeto, ofCaio] = [await houses.post(beto, circle), await houses.post(caio, circle)].map(
      (postId) => ({ kind: 'post', postId }) as const,
    ) as [ReportTarget, ReportTarget]
    await instance.db.doc(paths.standing(ana.uid)).update({ status: 'suspended' })
    const about = (uid: string) => ({ kind: 'member', uid }) as const
    expect(await instance.call(reportWays, { target: ofBeto }, davi)).toEqual({ circles: [], ruled: true })
    expect(await instance.call(reportWays, { target: ofCaio }, beto)).toMatchObject({ circles: [] })
    expect([
      await report(davi, ofBeto, circle),
      await report(davi, about(beto.uid), circle),
      await report(beto, ofCaio, circle),
      await report(beto, about(caio.uid), circle),
    ]).toEqual(Array(4).fill({ readers: 'admins' }))
    expect(await report(davi, ofCaio, circle)).toEqual({ readers: 'circle' })
    expect((await readBy(beto, circle)).map(({ target }) => target)).toEqual([ofCaio])
    const [{ id }] = (await readBy(beto, circle)) as unknown as [{ id: string }]
    await resolve(beto, circle, id, 'removed')
  })

  it('are opened anew where the same is reported after they were closed, and told anew', async () => {
    const { ana, caio, davi, circle } = await house()
    const target = { kind: 'member', uid: caio.uid } as const
    await report(davi, target, circle)
    const [given] = await readBy(ana, circle)
    await resolve(ana, circle, given!.id, 'dismissed')
    const passAt: keyof CircleReport = 'passAt'
    const past = Timestamp.fromMillis(Date.now() - 1)
    await instance.db.doc(paths.circleReport(given!.id)).update({ [passAt]: past })
    const again = { target, category: 'privacy', words: 'De novo.', circle } as const
    expect(await instance.call(reportContent, again, davi)).toEqual({ readers: 'circle' })
    expect(await readBy(ana, circle)).toMatchObject([{ id: given!.id, category: 'privacy', words: 'De novo.' }])
    const lying = (await instance.db.doc(paths.circleReport(given!.id)).get()).data() as CircleReport
    expect(lying).toMatchObject({ state: 'open', circle, history: [{ act: 'dismissed', by: { uid: ana.uid } }] })
    expect(lying.passAt.toMillis()).toBeGreaterThan(Date.now())
    const told = (await noticesOf(instance.db, ana)).filter(({ kind }) => kind === 'circle-report-made')
    expect(told).toHaveLength(2)
    // What is open there and turns out to concern a child is for administrators, whatever is wished.
    expect(await report(davi, target, circle, 'child')).toEqual({ readers: 'admins' })
    expect(await readBy(ana, circle)).toEqual([])
    expect((await instance.db.doc(paths.report(given!.id)).get()).data()).toMatchObject({ category: 'child' })
  })

  it('go on to administrators where they turn out to concern a child, also of what is gone by now', async () => {
    const { ana, caio, davi, circle } = await house()
    const target = { kind: 'post', postId: await houses.post(caio, circle) } as const
    await report(davi, target, circle)
    const [given] = await readBy(ana, circle)
    await instance.call(deletePost, { postId: target.postId }, caio)
    expect(await report(davi, target, circle, 'child')).toEqual({ readers: 'admins' })
    expect(await readBy(ana, circle)).toEqual([])
    const passed = { state: 'open', category: 'child', sealed: { text: 'Bolo!' } }
    expect((await instance.db.doc(paths.report(given!.id)).get()).data()).toMatchObject(passed)
  })

  it('go on to administrators, unread, where whoever they are about turns out to be a minor', async () => {
    const { ana, beto, caio, davi, circle } = await house()
    await report(davi, { kind: 'post', postId: await houses.post(caio, circle) }, circle)
    await report(davi, { kind: 'post', postId: await houses.post(caio, circle) }, circle)
    await report(caio, { kind: 'member', uid: davi.uid }, circle)
    const ids = (await readBy(ana, circle)).map(({ id }) => id)
    expect(ids).toHaveLength(3)
    await instance.db.doc(paths.standing(caio.uid)).update({ ageBand: 'youth' })
    expect(await Promise.all([readBy(ana, circle), readBy(beto, circle)])).toEqual([[], []])
    for (const id of ids) {
      expect(await exists(paths.circleReport(id))).toBe(false)
      const passed = (await instance.db.doc(paths.report(id)).get()).data() as CircleReport
      expect(passed).toMatchObject({ state: 'open', circle, history: [] })
      for (const one of [passed.about, passed.by]) expect(one.isMinor).toBe(one.uid === caio.uid)
    }
  })

  it.each(['about', 'by'] as const)('are decided by nobody there once whoever they are %s is a minor', async (part) => {
    const { ana, caio, davi, circle } = await house()
    const postId = await houses.post(caio, circle)
    await report(davi, { kind: 'post', postId }, circle)
    const [given] = await readBy(ana, circle)
    await instance.db.doc(paths.standing((part === 'about' ? caio : davi).uid)).update({ ageBand: 'teen' })
    expect(await instance.refusalOf(resolve(ana, circle, given!.id, 'removed'))).toBe('report-unknown')
    expect(await houses.reads(postId, [ana, davi])).toEqual([ana.uid, davi.uid])
    expect(await exists(paths.circleReport(given!.id))).toBe(false)
    expect((await instance.db.doc(paths.report(given!.id)).get()).data()).toMatchObject({
      state: 'open',
      history: [],
      [part]: { isMinor: true },
    })
    expect(await instance.refusalOf(resolve(ana, circle, given!.id, 'removed'))).toBe('report-unknown')
  })

  it('pass to administrators after 48 hours, or when their reporter says so', async () => {
    const { ana, caio, davi, circle } = await house()
    const ofPost = { kind: 'post', postId: await houses.post(caio, circle) } as const
    await report(davi, ofPost, circle)
    const [{ id }] = (await readBy(ana, circle)) as unknown as [{ id: string }]
    const ring = async () => {
      await setDue(instance.db, 'pass-report', { reportId: id })
      await instance.server.functions!.runSchedule('claimAlarms')
      await instance.server.idle()
    }
    await ring()
    expect(await exists(paths.report(id))).toBe(false)
    const passAt: keyof CircleReport = 'passAt'
    await instance.db.doc(paths.circleReport(id)).update({ [passAt]: Timestamp.fromMillis(Date.now() - 1) })
    await ring()
    expect((await instance.db.doc(paths.report(id)).get()).data()).toMatchObject({ state: 'open', circle })
    expect([await exists(paths.circleReport(id)), await readBy(ana, circle)]).toEqual([false, []])

    const ofMember = { kind: 'member', uid: caio.uid } as const
    expect(await report(davi, ofMember, circle)).toEqual({ readers: 'circle' })
    const [given] = await readBy(ana, circle)
    await resolve(ana, circle, given!.id, 'dismissed')
    expect(await report(davi, ofMember)).toEqual({ readers: 'admins' })
    expect((await instance.db.doc(paths.report(given!.id)).get()).data()).toMatchObject({
      state: 'open',
      history: [{ act: 'dismissed', by: { uid: ana.uid } }],
    })
    expect(await report(davi, ofMember, circle)).toEqual({ readers: 'admins' })
  })
})
