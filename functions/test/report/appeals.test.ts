/** Answers to what was decided against somebody: once, decided by another administrator, and nothing is erased meanwhile. */
import { removePostFromCircle } from '@varanda/domain/circle/calls/remove-post-from-circle'
import { newId, newInviteToken, newPostId } from '@varanda/domain/ids'
import { reinstateMember } from '@varanda/domain/member/calls/reinstate-member'
import { suspendMember } from '@varanda/domain/member/calls/suspend-member'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import type { Post } from '@varanda/domain/post/post'
import { removalLimits } from '@varanda/domain/post/removal'
import { answerRuling } from '@varanda/domain/report/calls/answer-ruling'
import { answerSuspension } from '@varanda/domain/report/calls/answer-suspension'
import { appealedPhotos } from '@varanda/domain/report/calls/appealed-photos'
import { decideAppeal } from '@varanda/domain/report/calls/decide-appeal'
import { myReports } from '@varanda/domain/report/calls/my-reports'
import { myRulings } from '@varanda/domain/report/calls/my-rulings'
import { openAppeals } from '@varanda/domain/report/calls/open-appeals'
import { openSuspension } from '@varanda/domain/report/calls/open-suspension'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { resolveInCircle } from '@varanda/domain/report/calls/resolve-in-circle'
import { resolveReport } from '@varanda/domain/report/calls/resolve-report'
import { undoRemoval } from '@varanda/domain/report/calls/undo-removal'
import type { ReportTarget } from '@varanda/domain/report/report'
import { rulingLimits } from '@varanda/domain/report/ruling'
import { circleSource } from '@varanda/domain/source/reach'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setDue } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { noticesOf } from '../harness/notices.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

/** Cida and Rui run the instance; Ana writes, Beto reads. */
describe('appeals', () => {
  let instance: Instance
  let cida: Person
  let rui: Person
  let ana: Person
  let beto: Person

  beforeAll(async () => {
    instance = await openInstance()
    ;[cida, rui] = [await instance.member('Cida'), await instance.member('Rui')]
    for (const { uid } of [cida, rui]) {
      await instance.db.doc(paths.standing(uid)).update({ role: 'admin' })
      await instance.db.doc(paths.user(uid)).update({ role: 'admin' })
    }
  })
  beforeEach(async () => {
    ;[ana, beto] = (await circlesOf(instance).family('Ana', 'Beto')) as [Person, Person]
  })
  afterAll(() => instance.close())

  const reason = 'Fere as regras da casa.'
  const post = async (text = 'Palavras duras.') => {
    const postId = newPostId(ana.uid)
    await instance.call(createPost, { postId, text, audience: forConnections() }, ana)
    await instance.server.idle()
    return postId
  }
  const newestOf = async (reporter: Person) => (await instance.call(myReports, {}, reporter)).reports[0]!.id
  const remove = async (target: ReportTarget, reporter = beto) => {
    await instance.call(reportContent, { target, category: 'hurts', words: 'Doeu.' }, reporter)
    const reportId = await newestOf(reporter)
    await instance.call(resolveReport, { reportId, resolution: 'removed', reason }, cida)
    return reportId
  }
  const rulings = async (who = ana) => (await instance.call(myRulings, {}, who)).rulings
  const answer = async (who = ana, words = 'Não foi por mal.') => {
    const [{ id }] = (await rulings(who)) as unknown as [{ id: string }]
    await instance.call(answerRuling, { rulingId: id, words }, who)
    return id
  }
  const decide = (rulingId: string, outcome: 'upheld' | 'undone', who = rui) =>
    instance.call(decideAppeal, { rulingId, outcome, reason: 'Lemos com calma.' }, who)
  const open = async (who: Person) => (await instance.call(openAppeals, {}, who)).appeals
  const holds = async (who: Person, postId: string) => {
    await instance.server.idle()
    return (await instance.db.doc(paths.entry(who.uid, postId)).get()).exists
  }
  const kinds = async (who: Person) => (await noticesOf(instance.db, who)).map(({ kind }) => kind)
  const settle = async (postId: string) => {
    await setDue(instance.db, 'settle-post', { postId })
    await instance.server.functions!.runSchedule('claimAlarms')
    await instance.server.idle()
  }
  const postOf = async (postId: string) => (await instance.db.doc(paths.post(postId)).get()).data() as Post

  it('are made once by whoever lost a post, who reads why and never who reported', async () => {
    const postId = await post()
    await remove({ kind: 'post', postId })
    const [mine] = await rulings()
    expect(mine).toMatchObject({ kind: 'post-removed', reason, category: 'hurts', excerpt: 'Palavras duras.' })
    expect(mine!.until).not.toBeNull()
    expect(JSON.stringify(mine)).not.toContain(beto.uid)
    expect(JSON.stringify(mine)).not.toContain(cida.uid)
    const rulingId = mine!.id
    const refused = (who: Person) => instance.refusalOf(instance.call(answerRuling, { rulingId, words: 'Oi' }, who))
    expect(await refused(beto)).toBe('ruling-unknown')
    await answer()
    expect(await refused(ana)).toBe('appeal-over')
    expect(await kinds(rui)).toContain('appeal-made')
    expect(await kinds(cida)).not.toContain('appeal-made')
    await decide(rulingId, 'upheld')
  })

  it('are decided by another administrator, who reads post and answer, and give the post back', async () => {
    const postId = await post()
    await remove({ kind: 'post', postId })
    const id = await answer()
    const theirs = (await open(rui)).find((one) => one.id === id)
    expect(theirs).toMatchObject({ text: 'Palavras duras.', answer: 'Não foi por mal.', reason, waits: null })
    // Whoever decided is told that there is an answer, and reads nothing of it.
    const byCida = (await open(cida)).find((one) => one.id === id)
    expect(byCida).toMatchObject({ waits: 'another-decides', text: '', answer: '', reason })
    const photos = (who: Person) => instance.refusalOf(instance.call(appealedPhotos, { rulingId: id }, who))
    expect([await photos(cida), await photos(rui)]).toEqual(['another-decides', 'none'])
    expect(await instance.refusalOf(decide(id, 'undone', cida))).toBe('another-decides')
    expect(await instance.refusalOf(decide(id, 'undone', beto))).toBe('not-an-admin')
    expect(await instance.refusalOf(instance.call(openAppeals, {}, ana))).toBe('not-an-admin')
    await decide(id, 'undone')
    expect([await holds(ana, postId), await holds(beto, postId)]).toEqual([true, true])
    expect(await kinds(ana)).toContain('appeal-undone')
    expect((await rulings())[0]).toMatchObject({ state: 'undone', outcome: 'Lemos com calma.', until: null })
    expect(await instance.refusalOf(decide(id, 'upheld'))).toBe('appeal-over')
    expect(await instance.refusalOf(instance.call(appealedPhotos, { rulingId: id }, rui))).toBe('appeal-over')
    const log = (await instance.db.collection(paths.auditLog).where('act', '==', 'appeal-decided').get()).docs
    expect(log.filter((one) => one.get('target') === paths.ruling(id))).toMatchObject([{}])
  })

  it('are not decided by whoever reported what they are about, where another administrator could', async () => {
    const bia = await instance.member('Bia')
    await instance.connect(ana, rui)
    const postId = await post()
    await remove({ kind: 'post', postId }, rui)
    const asked = async () => (await kinds(rui)).filter((kind) => kind === 'appeal-made').length
    const before = await asked()
    const roles = [paths.standing(bia.uid), paths.user(bia.uid)].map((one) => instance.db.doc(one))
    for (const one of roles) await one.update({ role: 'admin' })
    const id = await answer()
    expect([await asked(), (await kinds(bia)).includes('appeal-made')]).toEqual([before, true])
    expect((await open(rui)).find((one) => one.id === id)).toMatchObject({ waits: 'another-decides' })
    expect(await instance.refusalOf(decide(id, 'upheld'))).toBe('another-decides')
    await decide(id, 'undone', bia)
    for (const one of roles) await one.update({ role: 'user' })
  })

  it('let nothing be erased while they are open', async () => {
    const postId = await post()
    await remove({ kind: 'post', postId })
    const id = await answer()
    const long = Timestamp.fromMillis(Date.now() - removalLimits.removed - 1)
    await instance.db.doc(paths.post(postId)).update({ 'removed.at': long })
    await settle(postId)
    expect(await postOf(postId)).toMatchObject({ text: 'Palavras duras.', removed: { answered: true } })
    await decide(id, 'upheld')
    await settle(postId)
    expect((await postOf(postId)).erasedAt).toBeDefined()
    expect(await kinds(ana)).toContain('appeal-upheld')
  })

  it('come too late for what is being erased, and after thirty days', async () => {
    const postId = await post()
    await remove({ kind: 'post', postId })
    const [{ id }] = (await rulings()) as unknown as [{ id: string }]
    const long = Timestamp.fromMillis(Date.now() - rulingLimits.answerMs)
    await instance.db.doc(paths.post(postId)).update({ 'removed.at': long })
    await settle(postId)
    const late = () => instance.refusalOf(instance.call(answerRuling, { rulingId: id, words: 'Oi' }, ana))
    expect(await late()).toBe('appeal-over')
    await instance.db.doc(paths.ruling(id)).update({ at: long })
    expect(await late()).toBe('appeal-over')
    expect((await rulings())[0]).toMatchObject({ until: null })
  })

  it('bring a comment back', async () => {
    const postId = await post('Bolo!')
    const commentId = newId()
    const author = { uid: ana.uid, name: ana.name }
    const place = instance.db.doc(paths.comment(postId, commentId))
    await place.set({ author, text: 'Que feio.', createdAt: Timestamp.now() })
    await remove({ kind: 'comment', postId, commentId })
    expect((await place.get()).exists).toBe(false)
    await decide(await answer(), 'undone')
    expect((await place.get()).data()).toMatchObject({ text: 'Que feio.', author: { uid: ana.uid } })
  })

  it('end with a removal that was taken back', async () => {
    const postId = await post()
    const reportId = await remove({ kind: 'post', postId })
    const id = await answer()
    await instance.call(undoRemoval, { reportId, reason: 'Foi engano.' }, cida)
    expect((await rulings())[0]).toMatchObject({ state: 'undone' })
    expect((await postOf(postId)).removed).toBeUndefined()
    expect(await instance.refusalOf(decide(id, 'upheld'))).toBe('appeal-over')
  })

  it('that gave a comment back leave nothing to take back: what its author made of it stays', async () => {
    const postId = await post('Bolo!')
    const commentId = newId()
    const author = { uid: ana.uid, name: ana.name }
    const place = instance.db.doc(paths.comment(postId, commentId))
    await place.set({ author, text: 'Que feio.', createdAt: Timestamp.now() })
    const reportId = await remove({ kind: 'comment', postId, commentId })
    await decide(await answer(), 'undone')
    await place.update({ text: 'Que bonito.', editedAt: Timestamp.now() })
    const undo = () => instance.refusalOf(instance.call(undoRemoval, { reportId, reason: 'Foi engano.' }, cida))
    expect(await undo()).toBe('undo-too-late')
    expect((await place.get()).data()).toMatchObject({ text: 'Que bonito.' })
    await place.delete()
    expect([await undo(), (await place.get()).exists]).toEqual(['undo-too-late', false])
  })

  it('are written over nothing that stands there again', async () => {
    const postId = await post('Bolo!')
    const commentId = newId()
    const place = instance.db.doc(paths.comment(postId, commentId))
    const comment = { author: { uid: ana.uid, name: ana.name }, text: 'Que feio.', createdAt: Timestamp.now() }
    await place.set(comment)
    const reportId = await remove({ kind: 'comment', postId, commentId })
    const id = await answer()
    await place.set({ ...comment, text: 'Outra vez.' })
    const undone = instance.call(undoRemoval, { reportId, reason: 'Foi engano.' }, cida)
    expect(await instance.refusalOf(undone)).toBe('undo-too-late')
    await decide(id, 'undone')
    expect((await place.get()).data()).toMatchObject({ text: 'Outra vez.' })
  })

  it.each(['erasing', 'gone'] as const)('give nothing back to somebody who is %s, nor does an undo', async (state) => {
    const postId = newPostId(beto.uid)
    await instance.call(createPost, { postId, text: 'Bolo!', audience: forConnections() }, beto)
    const mine = await post()
    const commentId = newId()
    const place = instance.db.doc(paths.comment(postId, commentId))
    const author = { uid: ana.uid, name: ana.name }
    await place.set({ author, text: 'Que feio.', createdAt: Timestamp.now() })
    const ofPost = await remove({ kind: 'post', postId: mine })
    const postRuling = await answer()
    const ofComment = await remove({ kind: 'comment', postId, commentId })
    const commentRuling = await answer()
    const standing = instance.db.doc(paths.standing(ana.uid))
    if (state === 'gone') await standing.delete()
    else await standing.update({ status: 'erasing' })
    for (const reportId of [ofPost, ofComment]) {
      const undone = instance.call(undoRemoval, { reportId, reason: 'Foi engano.' }, cida)
      expect(await instance.refusalOf(undone)).toBe('undo-too-late')
    }
    await decide(postRuling, 'undone')
    await decide(commentRuling, 'undone')
    expect((await place.get()).exists).toBe(false)
    const { removed, deleted } = await postOf(mine)
    // It waits for nothing any more: it is erased in its time.
    expect({ removed: removed?.reason, answered: removed?.answered, deleted }).toEqual({
      removed: reason,
      deleted: true,
    })
  })

  it('that gave a post back leave nothing of that removal to take back, and another one stands', async () => {
    const caio = await instance.member('Caio')
    await instance.connect(ana, caio)
    const postId = await post()
    const first = await remove({ kind: 'post', postId })
    await decide(await answer(), 'undone')
    await instance.server.idle()
    const second = await remove({ kind: 'post', postId }, caio)
    const undo = (reportId: string) =>
      instance.refusalOf(instance.call(undoRemoval, { reportId, reason: 'Foi engano.' }, cida))
    expect(await undo(first)).toBe('undo-too-late')
    expect((await postOf(postId)).removed).toBeDefined()
    expect(await undo(second)).toBe('none')
    expect((await postOf(postId)).removed).toBeUndefined()
  })

  it.each(['an undo', 'an answer'] as const)(
    'open again what else was decided of a post that %s gives back',
    async (way) => {
      const [caio, lia] = [await instance.member('Caio'), await instance.member('Lia')]
      for (const one of [caio, beto]) await instance.connect(lia, one)
      const postId = newPostId(lia.uid)
      await instance.call(createPost, { postId, text: 'Palavras duras.', audience: forConnections() }, lia)
      await instance.server.idle()
      const target = { kind: 'post', postId } as const
      await instance.call(reportContent, { target, category: 'fraud' }, caio)
      const [first, graver] = [
        await newestOf(caio),
        async () => (await instance.db.doc(paths.report(second)).get()).data(),
      ]
      await instance.call(reportContent, { target, category: 'child' }, beto)
      const second = await newestOf(beto)
      await instance.call(resolveReport, { reportId: first, resolution: 'removed', reason }, cida)
      await instance.call(resolveReport, { reportId: second, resolution: 'removed', reason }, rui)
      expect(await graver()).toMatchObject({ state: 'resolved', history: [{ act: 'removed' }] })
      if (way === 'an answer') await decide(await answer(lia), 'undone')
      else await instance.call(undoRemoval, { reportId: first, reason: 'Foi engano.' }, cida)
      expect((await postOf(postId)).removed).toBeUndefined()
      const by = { uid: way === 'an answer' ? rui.uid : cida.uid }
      expect(await graver()).toMatchObject({ state: 'open', history: [{ act: 'removed' }, { act: 'undone', by }] })
      expect((await instance.call(myReports, {}, beto)).reports.find(({ id }) => id === second)).toMatchObject({
        ...{ state: 'open', again: true, acted: false },
      })
      // Decided anew it takes the post away by itself, and its author may answer that.
      await instance.call(resolveReport, { reportId: second, resolution: 'removed', reason }, rui)
      expect((await postOf(postId)).removed).toBeDefined()
      expect((await rulings(lia))[0]).toMatchObject({ kind: 'post-removed', category: 'child', state: 'standing' })
    },
  )

  it('put a post back into the group out of which its moderators took it', async () => {
    const houses = circlesOf(instance)
    const circle = await houses.groupOf(beto, [ana])
    const postId = await houses.post(ana, circle)
    await instance.call(removePostFromCircle, { circleId: circle, postId }, beto)
    expect(await holds(beto, postId)).toBe(false)
    expect((await rulings())[0]).toMatchObject({ kind: 'post-taken', circle: 'Primos', reason: '', excerpt: 'Bolo!' })
    await decide(await answer(), 'undone')
    expect([await holds(beto, postId), await holds(ana, postId)]).toEqual([true, true])
  })

  it('are about what was taken, whatever is written since, and reported of that', async () => {
    const houses = circlesOf(instance)
    const caio = await instance.member('Caio')
    await Promise.all([ana, beto].map((one) => instance.connect(one, caio)))
    const circle = await houses.groupOf(beto, [ana, caio])
    const postId = newPostId(ana.uid)
    const audience = { ...forConnections(), circles: [circle] }
    await instance.call(createPost, { postId, text: 'Palavras duras.', audience }, ana)
    await instance.server.idle()
    const target = { kind: 'post', postId } as const
    const report = (words: string, more = {}) =>
      instance.call(reportContent, { target, category: 'hurts', words, ...more }, caio)
    await report('Doeu.', { circle })
    const first = await newestOf(caio)
    const given = { circleId: circle, reportId: first, reason: 'Aqui não.' }
    await instance.call(resolveInCircle, { ...given, resolution: 'removed' }, beto)
    await instance.call(editPost, { postId, rev: (await postOf(postId)).rev, text: 'Um segredo meu.', photos: [] }, ana)
    expect(await report('De novo.')).toEqual({ readers: 'admins' })
    const second = await newestOf(caio)
    expect(second).not.toBe(first)
    expect((await instance.db.doc(paths.report(second)).get()).data()).toMatchObject({
      ...{ state: 'open', circle, sealed: { text: 'Um segredo meu.' } },
      history: [{ act: 'removed', by: { uid: beto.uid } }],
    })
    const id = await answer()
    expect((await open(rui)).find((one) => one.id === id)).toMatchObject({ text: 'Palavras duras.' })
    // So is one of before, whose report has gone on to administrators.
    const lying = instance.db.doc(paths.circleReport(first))
    await instance.db.doc(paths.report(first)).set((await lying.get()).data()!)
    await lying.delete()
    expect((await open(rui)).find((one) => one.id === id)).toMatchObject({ text: 'Palavras duras.' })
    await instance.db.doc(paths.report(first)).delete()
    expect((await open(rui)).find((one) => one.id === id)).toMatchObject({ text: '' })
    expect((await instance.call(appealedPhotos, { rulingId: id }, rui)).photos).toEqual([])
    await decide(id, 'upheld')
  })

  it('of what was taken without a report are about what the post said then', async () => {
    const houses = circlesOf(instance)
    const circle = await houses.groupOf(beto, [ana])
    const postId = await houses.post(ana, circle)
    await instance.call(removePostFromCircle, { circleId: circle, postId }, beto)
    await instance.call(editPost, { postId, rev: (await postOf(postId)).rev, text: 'Um segredo meu.', photos: [] }, ana)
    expect((await rulings())[0]).toMatchObject({ kind: 'post-taken', excerpt: 'Bolo!' })
  })

  it('give a comment back whose report has gone on to administrators, and never show its post for it', async () => {
    const houses = circlesOf(instance)
    const [caio, lia] = [await instance.member('Caio'), await instance.member('Lia')]
    await instance.connect(beto, caio)
    const circle = await houses.groupOf(beto, [caio])
    const postId = await houses.post(caio, circle)
    const commentId = newId()
    const place = instance.db.doc(paths.comment(postId, commentId))
    const author = { uid: lia.uid, name: lia.name }
    await place.set({ author, text: 'Que feio.', createdAt: Timestamp.now() })
    const target = { kind: 'comment', postId, commentId } as const
    await instance.call(reportContent, { target, category: 'hurts', words: 'Doeu.', circle }, caio)
    const reportId = await newestOf(caio)
    const given = { circleId: circle, reportId, reason: 'Aqui não.', answer: '' }
    await instance.call(resolveInCircle, { ...given, resolution: 'removed' }, beto)
    const lying = instance.db.doc(paths.circleReport(reportId))
    const held = (await lying.get()).data()!
    await lying.delete()
    expect((await rulings(lia))[0]).toMatchObject({ kind: 'comment-taken', excerpt: '' })
    await instance.db.doc(paths.report(reportId)).set(held)
    expect((await rulings(lia))[0]).toMatchObject({ kind: 'comment-taken', excerpt: 'Que feio.' })
    await decide(await answer(lia), 'undone')
    expect((await place.get()).data()).toMatchObject({ text: 'Que feio.' })
  })

  it('put no post back into a group for which it is no more', async () => {
    const circle = await circlesOf(instance).groupOf(beto, [ana])
    const postId = newPostId(ana.uid)
    await instance.call(
      createPost,
      { postId, text: 'Bolo!', audience: { ...forConnections(), circles: [circle] } },
      ana,
    )
    await instance.server.idle()
    await instance.call(removePostFromCircle, { circleId: circle, postId }, beto)
    await instance.call(changeAudience, { postId, audience: forConnections([beto.uid]) }, ana)
    await decide(await answer(), 'undone')
    const link = instance.db.doc(paths.sourcePost(circleSource(circle), postId))
    expect([await holds(beto, postId), (await link.get()).exists]).toEqual([false, false])
    // It may go there again, by its author alone.
    await instance.call(changeAudience, { postId, audience: { ...forConnections(), circles: [circle] } }, ana)
    await instance.server.idle()
    expect([await holds(beto, postId), (await link.get()).exists]).toEqual([true, true])
  })

  it('of a suspended account come by a door that its sign-in opens, and lift the suspension', async () => {
    await instance.call(suspendMember, { uid: ana.uid, reason }, cida)
    expect(await instance.refusalOf(rulings())).toBe('not-active')
    const door = () => instance.call(openSuspension, {}, ana)
    const opened = await door()
    if (opened.state !== 'open') throw new Error(opened.state)
    const words = 'Peço desculpas.'
    const by = (token: string) => instance.call(answerSuspension, { token, words })
    expect(await instance.refusalOf(by(newInviteToken()))).toBe('ruling-unknown')
    await by(opened.token)
    expect(await instance.refusalOf(by(opened.token))).toBe('appeal-over')
    expect(await door()).toEqual({ state: 'answered' })
    const mine = (await open(rui)).find(({ whose }) => whose.uid === ana.uid)!
    expect(mine).toMatchObject({ kind: 'suspended', reason, answer: words, text: '', by: { uid: cida.uid } })
    await decide(mine.id, 'undone')
    expect((await instance.db.doc(paths.standing(ana.uid)).get()).data()).toMatchObject({ status: 'active' })
    expect((await instance.db.doc(paths.mail(mine.id)).get()).get('template')).toBe('appeal-decided')
    expect(await door()).toEqual({ state: 'none' })
    expect((await rulings())[0]).toMatchObject({ kind: 'suspended', state: 'undone' })
  })

  it('of a suspended account that were declined are read there; reinstating ends them', async () => {
    await instance.call(suspendMember, { uid: ana.uid, reason }, cida)
    const opened = await instance.call(openSuspension, {}, ana)
    if (opened.state !== 'open') throw new Error(opened.state)
    await instance.call(answerSuspension, { token: opened.token, words: 'Por favor.' })
    const { id } = (await open(rui)).find(({ whose }) => whose.uid === ana.uid)!
    await decide(id, 'upheld')
    expect(await instance.call(openSuspension, {}, ana)).toEqual({ state: 'upheld' })

    await instance.call(suspendMember, { uid: beto.uid, reason }, cida)
    await instance.call(reinstateMember, { uid: beto.uid, reason: 'Conversamos.' }, cida)
    expect((await rulings(beto))[0]).toMatchObject({ kind: 'suspended', state: 'undone', until: null })
    expect(await instance.call(openSuspension, {}, beto)).toEqual({ state: 'none' })
  })

  it('wait a week where there is one administrator only', async () => {
    const postId = await post()
    await remove({ kind: 'post', postId })
    const id = await answer()
    await instance.db.doc(paths.standing(rui.uid)).update({ status: 'slowed' })
    expect(await instance.refusalOf(decide(id, 'undone', cida))).toBe('appeal-rests')
    const at = Timestamp.fromMillis(Date.now() - rulingLimits.restMs)
    await instance.db.doc(paths.ruling(id)).update({ 'answer.at': at })
    await decide(id, 'undone', cida)
    expect(await holds(beto, postId)).toBe(true)
    await instance.db.doc(paths.standing(rui.uid)).update({ status: 'active' })
  })
})
