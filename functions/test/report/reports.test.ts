import type { AuditEntry } from '@varanda/domain/audit/audit'
import { block } from '@varanda/domain/connection/calls/block'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import type { Comment } from '@varanda/domain/post/comment'
import { objects, type Photo } from '@varanda/domain/post/media'
import { rates } from '@varanda/domain/rates'
import { myReports } from '@varanda/domain/report/calls/my-reports'
import { openSealed } from '@varanda/domain/report/calls/open-sealed'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { reportedPhotos } from '@varanda/domain/report/calls/reported-photos'
import { resolveReport } from '@varanda/domain/report/calls/resolve-report'
import { undoRemoval } from '@varanda/domain/report/calls/undo-removal'
import { type Report, reportLimits } from '@varanda/domain/report/report'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticesOf } from '../harness/notices.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'
import { inOneWindow } from '../one-window.ts'

/** For triggers, on a busy machine. */
const polling = { timeout: 10_000, interval: 20 }

/** Cida runs the instance and knows nobody; Ana and Beto know each other; Davi is a stranger to both. */
describe('reports', () => {
  let instance: Instance
  let cida: Person
  let ana: Person
  let beto: Person
  let davi: Person
  /** Somebody who knows Ana, too, and blocks nobody. */
  let caio: Person

  beforeAll(async () => {
    instance = await openInstance()
    ;[cida, ana, beto, davi, caio] = (await Promise.all(
      ['Cida', 'Ana', 'Beto', 'Davi', 'Caio'].map((name) => instance.member(name)),
    )) as [Person, Person, Person, Person, Person]
    await Promise.all(
      [paths.standing(cida.uid), paths.user(cida.uid)].map((one) => instance.db.doc(one).update({ role: 'admin' })),
    )
    await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio)])
  })
  afterAll(() => instance.close())

  const holds = async (who: Person, postId: string) =>
    (await instance.db.doc(paths.entry(who.uid, postId)).get()).exists
  const post = async (who: Person, text = 'Segredo de família.') => {
    const postId = newPostId(who.uid)
    await instance.call(createPost, { postId, text, audience: forConnections() }, who)
    // Sooner than waiting until nothing is under way: comments are counted anew two seconds later.
    for (const reader of who.uid === ana.uid ? [beto, caio] : [ana])
      await expect.poll(() => holds(reader, postId), polling).toBe(true)
    return postId
  }
  const comment = async (postId: string, who: Person, text: string, more: Partial<Comment> = {}) => {
    const commentId = newId()
    const author = { uid: who.uid, name: who.name }
    await instance.db.doc(paths.comment(postId, commentId)).set({ author, text, createdAt: Timestamp.now(), ...more })
    return commentId
  }
  const report = (who: Person, postId: string, words = '') =>
    instance.call(reportContent, { target: { kind: 'post', postId }, category: 'hurts', words }, who)
  const reportsOf = async (postId: string) =>
    (await instance.db.collection(paths.reports).get()).docs
      .map((one) => ({ id: one.id, ...(one.data() as Report) }))
      .filter(({ target }) => 'postId' in target && target.postId === postId)
  const logOf = async (act: AuditEntry['act']) =>
    (await instance.db.collection(paths.auditLog).get()).docs
      .map((one) => one.data() as AuditEntry)
      .filter((entry) => entry.act === act)
  const resolve = (reportId: string, resolution: 'dismissed' | 'removed' | 'handled', who = cida, answer = '') =>
    instance.call(resolveReport, { reportId, resolution, reason: 'Fere as regras da casa.', answer }, who)

  it('are listed to who made them by their age, also beyond what is listed at once', async () => {
    const [eva, fabio] = [await instance.member('Eva'), await instance.member('Fabio')]
    await instance.connect(eva, fabio)
    const { db } = instance
    const target = { kind: 'member' as const, uid: eva.uid }
    await instance.call(reportContent, { target, category: 'hurts', words: 'Hoje' }, fabio)
    const own = (await db.collection(paths.reports).where('by.uid', '==', fabio.uid).get()).docs[0]!
    const before = (index: number) => Timestamp.fromMillis(own.get('at').toMillis() - index * 1000)
    const batch = db.batch()
    // By their names they come before it.
    for (let index = 1; index <= reportLimits.listed; index++)
      batch.set(db.doc(paths.report(`0${index}`)), { ...own.data(), words: 'Antes', at: before(index) })
    await batch.commit()
    const { reports } = await instance.call(myReports, {}, fabio)
    expect([reports.length, reports[0]!.words]).toEqual([reportLimits.listed, 'Hoje'])
    const none = db.batch()
    for (let index = 1; index <= reportLimits.listed; index++) none.delete(db.doc(paths.report(`0${index}`)))
    await none.commit()
  })

  it('take a copy of what the reporter may read, once, and tell its author nothing', async () => {
    const postId = await post(ana)
    await report(beto, postId, 'Isto me machucou.')
    await report(beto, postId, 'De novo.')
    const [made, ...more] = await reportsOf(postId)
    expect(more).toEqual([])
    expect(made).toMatchObject({
      state: 'open',
      about: { uid: ana.uid, isMinor: false },
      by: { uid: beto.uid, name: 'Beto' },
      words: 'Isto me machucou.',
      sealed: { text: 'Segredo de família.' },
    })
    expect(await noticesOf(instance.db, ana)).toEqual([])
  })

  it('take what concerns a child as that while they are open, and nothing that is less', async () => {
    const postId = await post(ana)
    const again = (category: 'hurts' | 'child' | 'paid-child', words: string) =>
      instance.call(reportContent, { target: { kind: 'post', postId }, category, words }, beto)
    await again('hurts', 'Feio.')
    await instance.call(editPost, { postId, rev: 1, text: 'Nada demais.', photos: [] }, ana)
    expect(await again('child', 'É uma criança.')).toEqual({ readers: 'admins' })
    const raised = {
      state: 'open',
      category: 'child',
      words: 'É uma criança.',
      sealed: { text: 'Segredo de família.' },
    }
    expect(await reportsOf(postId)).toMatchObject([raised])
    await again('hurts', 'Feio.')
    await again('paid-child', 'E vendem.')
    expect(await reportsOf(postId)).toMatchObject([raised])
  })

  it('are ended by who read what they say now, not by who read what they said before', async () => {
    const postId = await post(ana)
    await report(beto, postId, 'Feio.')
    const { id, at } = (await reportsOf(postId))[0]!
    const graver = { target: { kind: 'post', postId }, category: 'child', words: 'É uma criança.' } as const
    await instance.call(reportContent, graver, beto)
    const dismiss = (reportedAt: number) => {
      const decision = { reportId: id, reportedAt, resolution: 'dismissed', reason: 'Nada demais.' } as const
      return instance.refusalOf(instance.call(resolveReport, decision, cida))
    }
    expect(await dismiss(at.toMillis())).toBe('edited-meanwhile')
    const [raised] = await reportsOf(postId)
    expect(raised).toMatchObject({ state: 'open', category: 'child', history: [] })
    expect(await dismiss(raised!.at.toMillis())).toBe('none')
  })

  it('are opened anew where the same is reported after they were closed, with what was done about them', async () => {
    const postId = await post(ana)
    await report(beto, postId, 'Isto me machucou.')
    const { id } = (await reportsOf(postId))[0]!
    await resolve(id, 'dismissed')
    await instance.call(editPost, { postId, rev: 1, text: 'Agora pior.', photos: [] }, ana)
    const again = { target: { kind: 'post', postId }, category: 'privacy', words: 'Continua.' } as const
    expect(await instance.call(reportContent, again, beto)).toEqual({ readers: 'admins' })
    const reopened = { state: 'open', category: 'privacy', words: 'Continua.', sealed: { text: 'Agora pior.' } }
    expect(await reportsOf(postId)).toMatchObject([{ id, ...reopened, history: [{ act: 'dismissed' }] }])
    await resolve(id, 'handled')
    expect(await reportsOf(postId)).toMatchObject([{ history: [{ act: 'dismissed' }, { act: 'handled' }] }])
  })

  it('are refused for what the reporter may not read, for oneself, and for nobody', async () => {
    const postId = await post(ana)
    const commentId = await comment(postId, ana, 'Também.')
    expect(await instance.refusalOf(report(davi, postId))).toBe('post-unknown')
    expect(await instance.refusalOf(report(cida, postId))).toBe('post-unknown')
    const target = { kind: 'comment', postId, commentId } as const
    expect(await instance.refusalOf(instance.call(reportContent, { target, category: 'other' }, davi))).toBe(
      'post-unknown',
    )
    expect(await instance.refusalOf(report(ana, postId))).toBe('bad-input')
    const member = (uid: string, who: Person) =>
      instance.refusalOf(instance.call(reportContent, { target: { kind: 'member', uid }, category: 'fraud' }, who))
    expect(await member('nobody', davi)).toBe('person-unknown')
    await instance.call(block, { uid: davi.uid }, beto)
    expect(await member(beto.uid, davi)).toBe('person-unknown')
    expect(await member(davi.uid, beto)).toBe('none')
  })

  it('mark what concerns a minor', async () => {
    const teen = await instance.aged(ana, { ageBand: 'teen' })
    const postId = await post(teen)
    await report(beto, postId)
    expect((await reportsOf(postId))[0]).toMatchObject({ about: { isMinor: true }, by: { isMinor: false } })
    await instance.db.doc(paths.standing(ana.uid)).update({ ageBand: 'adult' })
  })

  it('show pictures while they are open, from the copy', async () => {
    const postId = await post(ana)
    const photo: Photo = { id: newId(), width: 8, height: 8, thumbhash: '', alt: 'Um bolo' }
    await instance.db.doc(paths.post(postId)).update({ photos: [photo] })
    await instance.bucket.file(objects.rendition(postId, photo.id, 'small', 'webp')).save(Buffer.from('bytes'))
    await report(beto, postId)
    const { id: reportId } = (await reportsOf(postId))[0]!
    expect(await instance.refusalOf(instance.call(reportedPhotos, { reportId }, beto))).toBe('not-an-admin')
    const shown = await instance.call(reportedPhotos, { reportId }, cida)
    expect(shown.photos).toMatchObject([{ alt: 'Um bolo', webp: Buffer.from('bytes').toString('base64') }])
    await resolve(reportId, 'dismissed')
    expect(await instance.refusalOf(instance.call(reportedPhotos, { reportId }, cida))).toBe('already-resolved')
  })

  it('end once, with the log and an answer to the reporter', async () => {
    const postId = await post(ana)
    await report(beto, postId)
    const { id } = (await reportsOf(postId))[0]!
    expect(await instance.refusalOf(resolve(id, 'dismissed', beto))).toBe('not-an-admin')
    await resolve(id, 'dismissed', cida, 'Olhamos e está tudo bem.')
    expect(await instance.refusalOf(resolve(id, 'removed'))).toBe('already-resolved')
    expect(await holds(beto, postId)).toBe(true)
    expect((await logOf('report-resolved')).filter(({ target }) => target === paths.report(id))).toHaveLength(1)
    expect(await noticesOf(instance.db, beto)).toContainEqual(
      expect.objectContaining({ kind: 'report-answered', words: 'Olhamos e está tudo bem.' }),
    )
    expect((await noticesOf(instance.db, ana)).filter((notice) => notice.postId === postId)).toEqual([])
  })

  it('take a post from everybody before they answer, tell its author why, and can give it back', async () => {
    const postId = await post(ana, 'Palavras duras.')
    await report(caio, postId)
    expect(await Promise.all([holds(ana, postId), holds(caio, postId)])).toEqual([true, true])
    const { id } = (await reportsOf(postId))[0]!
    await resolve(id, 'removed')
    expect(await Promise.all([holds(ana, postId), holds(caio, postId)])).toEqual([false, false])
    const told = (await noticesOf(instance.db, ana)).find(({ kind }) => kind === 'post-removed')
    expect(told).toMatchObject({ postId, words: 'Fere as regras da casa.', excerpt: 'Palavras duras.' })
    expect(JSON.stringify(told)).not.toMatch(/Caio|uid-Caio/)
    // There is nothing left to report, and nobody is told that there were.
    expect(await instance.refusalOf(report(caio, postId))).toBe('post-unknown')

    expect(await instance.refusalOf(instance.call(undoRemoval, { reportId: id, reason: 'Foi engano.' }, beto))).toBe(
      'not-an-admin',
    )
    await instance.call(undoRemoval, { reportId: id, reason: 'Foi engano.' }, cida)
    expect(await holds(ana, postId)).toBe(true)
    await expect.poll(() => holds(caio, postId), polling).toBe(true)
    expect((await reportsOf(postId))[0]).toMatchObject({
      state: 'open',
      history: [{ act: 'removed' }, { act: 'undone' }],
    })
    expect((await noticesOf(instance.db, ana)).map(({ kind }) => kind)).toContain('post-restored')
    expect(await instance.refusalOf(instance.call(undoRemoval, { reportId: id, reason: 'De novo.' }, cida))).toBe(
      'undo-too-late',
    )
  })

  it('take the way back from an author who deleted the post before they were decided', async () => {
    const [kept, taken] = [await post(ana), await post(ana)]
    for (const postId of [kept, taken]) {
      await report(caio, postId)
      await instance.call(deletePost, { postId }, ana)
      const { id } = (await reportsOf(postId))[0]!
      await resolve(id, postId === taken ? 'removed' : 'dismissed')
      expect((await reportsOf(postId))[0]).not.toHaveProperty('undoUntil')
    }
    await instance.call(restorePost, { postId: kept }, ana)
    expect(await instance.refusalOf(instance.call(restorePost, { postId: taken }, ana))).toBe('undo-too-late')
    expect([await holds(ana, kept), await holds(ana, taken)]).toEqual([true, false])
  })

  it('do not give back after a day', async () => {
    const postId = await post(ana)
    await report(caio, postId)
    const { id } = (await reportsOf(postId))[0]!
    await resolve(id, 'removed')
    await instance.db.doc(paths.report(id)).update({ undoUntil: Timestamp.fromMillis(Date.now() - 1000) })
    expect(await instance.refusalOf(instance.call(undoRemoval, { reportId: id, reason: 'Tarde.' }, cida))).toBe(
      'undo-too-late',
    )
    expect(await holds(ana, postId)).toBe(false)
  })

  it('take a comment and can write it again', async () => {
    const postId = await post(caio)
    const replyTo = await comment(postId, caio, 'Olha a casa nova.')
    const commentId = await comment(postId, ana, 'Que feio.', { replyTo })
    await instance.call(reportContent, { target: { kind: 'comment', postId, commentId }, category: 'hurts' }, caio)
    const { id } = (await reportsOf(postId))[0]!
    await resolve(id, 'removed')
    const there = async () => (await instance.db.doc(paths.comment(postId, commentId)).get()).data()
    expect(await there()).toBeUndefined()
    await instance.call(undoRemoval, { reportId: id, reason: 'Não era para tanto.' }, cida)
    expect(await there()).toMatchObject({ text: 'Que feio.', author: { uid: ana.uid }, replyTo })
  })

  it('are not for whoever they are about to end', async () => {
    const postId = await post(caio)
    await report(ana, postId)
    const { id } = (await reportsOf(postId))[0]!
    await instance.db.doc(paths.standing(caio.uid)).update({ role: 'admin' })
    expect(await instance.refusalOf(resolve(id, 'dismissed', caio))).toBe('not-yourself')
    await resolve(id, 'removed', cida)
    expect(await instance.refusalOf(instance.call(undoRemoval, { reportId: id, reason: 'É meu.' }, caio))).toBe(
      'not-yourself',
    )
    await instance.db.doc(paths.standing(caio.uid)).update({ role: 'user' })
  })

  it('are not for whoever made them to end, nor to take back, while somebody else could', async () => {
    const postId = await post(ana)
    await report(caio, postId)
    const { id } = (await reportsOf(postId))[0]!
    const [standing, profile] = [paths.standing(caio.uid), paths.user(caio.uid)].map((one) => instance.db.doc(one))
    await Promise.all([standing!.update({ role: 'admin' }), profile!.update({ role: 'admin' })])
    expect(await instance.refusalOf(resolve(id, 'removed', caio))).toBe('not-yourself')
    await resolve(id, 'removed', cida)
    const undo = () => instance.refusalOf(instance.call(undoRemoval, { reportId: id, reason: 'Foi engano.' }, caio))
    expect(await undo()).toBe('not-yourself')
    // With nobody else there, they do: the house would have nobody to end it.
    await instance.db.doc(paths.standing(cida.uid)).update({ status: 'suspended' })
    expect(await undo()).toBe('none')
    expect(await instance.refusalOf(resolve(id, 'dismissed', caio))).toBe('none')
    await instance.db.doc(paths.standing(cida.uid)).update({ status: 'active' })
    await Promise.all([standing!.update({ role: 'user' }), profile!.update({ role: 'user' })])
  })

  it('cannot be made without end', async () => {
    const many = Array.from({ length: reportLimits.perDay + 1 }, () => report(davi, 'none_12345678901234567890'))
    const codes = await Promise.all(many.map((one) => instance.refusalOf(one)))
    expect(codes).toContain('too-many-tries')
  })

  describe('opening what is sealed', () => {
    const reason = 'A família pediu ajuda para achar a Ana.'

    it('tells its author who and why, writes it down, and answers the post once', async () => {
      const postId = await post(ana, 'Estou na casa da praia.')
      expect(await instance.call(openSealed, { postId, reason }, cida)).toMatchObject({
        author: { uid: ana.uid },
        text: 'Estou na casa da praia.',
        photos: [],
      })
      expect((await logOf('post-opened')).at(-1)).toMatchObject({ by: cida.uid, target: paths.post(postId), reason })
      const told = (await noticesOf(instance.db, ana)).filter(({ kind }) => kind === 'post-opened')
      expect(told).toMatchObject([
        { by: { uid: cida.uid, name: 'Cida' }, words: reason, postId, readAt: null, unread: true },
      ])
      // It opened nothing else: the post is as closed to administrators as before.
      expect(await holds(cida, postId)).toBe(false)
    })

    it('asks for a sentence, for an administrator and for a post, and writes nothing down otherwise', async () => {
      const postId = await post(ana)
      const before = (await logOf('post-opened')).length
      expect(await instance.refusalOf(instance.call(openSealed, { postId, reason: 'Quero ver.' }, cida))).toBe(
        'bad-input',
      )
      expect(await instance.refusalOf(instance.call(openSealed, { postId, reason }, beto))).toBe('not-an-admin')
      expect(await instance.refusalOf(instance.call(openSealed, { postId, reason }))).toBe('signed-out')
      expect(await instance.refusalOf(instance.call(openSealed, { postId: newPostId(ana.uid), reason }, cida))).toBe(
        'post-unknown',
      )
      expect(await logOf('post-opened')).toHaveLength(before)
    })

    it('is for emergencies: a few in an hour', async () => {
      const postId = await post(ana)
      const { most, seconds } = rates.openSealed.windows[0]!
      await inOneWindow(seconds * 1000, 30_000, async () => {
        const many = Array.from({ length: most + 1 }, () => instance.call(openSealed, { postId, reason }, cida))
        const codes = await Promise.all(many.map((one) => instance.refusalOf(one)))
        expect(codes).toContain('too-many-tries')
      })
    })
  })

  it('an administrator has no other way to a private post: not its photos, not by any other call', async () => {
    const postId = await post(ana, 'Só para os meus.')
    const photo: Photo = { id: newId(), width: 8, height: 8, thumbhash: '' }
    await instance.db.doc(paths.post(postId)).update({ photos: [photo] })
    await instance.bucket.file(objects.rendition(postId, photo.id, 'small', 'webp')).save(Buffer.from('bytes'))
    const door = (who: Person) =>
      fetch(`${instance.server.url}/__/fn/media/media/${postId}/${photo.id}/small`, {
        headers: { Authorization: `Bearer ${who.idToken}` },
      }).then(({ status }) => status)
    expect(await door(cida)).toBe(404)
    const documents = `${instance.server.url}/v1/projects/${instance.server.projectId}/databases/(default)/documents`
    const asCida = { headers: { Authorization: `Bearer ${cida.idToken}` } }
    for (const path of [
      paths.post(postId),
      paths.postAudience(postId),
      paths.receipt(postId),
      paths.fanOut(postId),
      paths.activity(postId),
      `${paths.comments(postId)}/any`,
      paths.media(postId, photo.id),
      paths.entry(ana.uid, postId),
      paths.grant(ana.uid, postId),
      paths.contact(ana.uid),
    ]) {
      expect([path, (await fetch(`${documents}/${path}`, asCida)).status]).toEqual([path, 403])
    }
    for (const path of [paths.posts, paths.comments(postId), paths.feed(ana.uid), paths.allMedia]) {
      expect([path, (await fetch(`${documents}/${path}`, asCida)).status]).toEqual([path, 403])
    }
  })
})
