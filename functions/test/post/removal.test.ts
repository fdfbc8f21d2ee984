/** Posts that their authors delete and bring back, and what is left of them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { alarmId, leaseAfter } from '@varanda/domain/alarm/alarm'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import { objects, type PreparedMedia } from '@varanda/domain/post/media'
import type { Post } from '@varanda/domain/post/post'
import { removalLimits, stateOf } from '@varanda/domain/post/removal'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { reportedPhotos } from '@varanda/domain/report/calls/reported-photos'
import { resolveReport } from '@varanda/domain/report/calls/resolve-report'
import type { Report } from '@varanda/domain/report/report'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import { setDue } from '../harness/alarms.ts'
import { type Account, type KillableInstance, openKillableInstance } from '../harness/instance/killable-instance.ts'
import { photoOf, plantPhotos } from '../harness/photos.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

/** For tasks and triggers, on a busy machine. */
const polling = { timeout: 20_000, interval: 20 }

describe('a post that its author deletes', () => {
  let instance: Instance
  let ana: Person
  let beto: Person
  let caio: Person
  let cida: Person

  beforeAll(async () => {
    instance = await openInstance()
    ;[ana, beto, caio, cida] = (await Promise.all(
      ['Ana', 'Beto', 'Caio', 'Cida'].map((name) => instance.member(name)),
    )) as [Person, Person, Person, Person]
    await instance.db.doc(paths.standing(cida.uid)).update({ role: 'admin' })
    await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio)])
  })
  afterAll(() => instance.close())

  const holders = async (postId: string) => {
    const found = await instance.db.getAll(
      ...[ana, beto, caio].flatMap(({ uid }) => [
        instance.db.doc(paths.entry(uid, postId)),
        instance.db.doc(paths.grant(uid, postId)),
      ]),
    )
    return found.map(({ exists }) => (exists ? 1 : 0)).join('')
  }
  const everybody = '111111'
  const nobody = '000000'
  const stored = async (postId: string) => (await instance.db.doc(paths.post(postId)).get()).data() as Post | undefined
  const reaches = (postId: string) => expect.poll(() => holders(postId), polling).toBe(everybody)
  /** With one photo, whose bytes are `mark`, and a comment and a reaction by Beto. */
  const share = async (text: string, mark: string) => {
    const postId = newPostId(ana.uid)
    const id = newId()
    const photo = { id, width: 8, height: 8, thumbhash: '', alt: `${text} (foto)` }
    const prepared: PreparedMedia = { postId, mediaId: id, author: ana.uid, photo, unusedSince: Timestamp.now() }
    await instance.db.doc(paths.media(postId, id)).set(prepared)
    const file = instance.bucket.file(objects.rendition(postId, id, 'small', 'webp'))
    await file.save(Buffer.from(mark), { resumable: false, contentType: 'image/webp' })
    await instance.call(createPost, { postId, text, photos: [id], audience: forConnections() }, ana)
    const comment = instance.db.doc(paths.comment(postId, newId()))
    const author = { uid: beto.uid, name: beto.name }
    await comment.set({ author, text: `${text} (comentário)`, createdAt: Timestamp.now() })
    const felt = { uid: beto.uid, thing: 'post', kind: 'love', at: Timestamp.now() }
    await instance.db.doc(paths.reaction(postId, beto.uid)).set(felt)
    await reaches(postId)
    return { postId, photoId: id }
  }
  const remove = (postId: string, who = ana) => instance.call(deletePost, { postId }, who)
  const restore = (postId: string, who = ana) => instance.call(restorePost, { postId }, who)
  const settle = async (postId: string) => {
    const alarm = instance.db.doc(paths.alarm(alarmId('settle-post', { postId })))
    await setDue(instance.db, 'settle-post', { postId })
    const rev: unknown = (await alarm.get()).get('rev')
    await instance.server.functions!.runSchedule('claimAlarms')
    // It is set anew, or gone, once what it does is done.
    await expect.poll(async () => (await alarm.get()).get('rev'), polling).not.toBe(rev)
  }
  const endTime = (postId: string) =>
    instance.db.doc(paths.post(postId)).update({ until: Timestamp.fromMillis(Date.now() - 1) })
  const photosLeft = async (postId: string) =>
    (await instance.bucket.getFiles({ prefix: objects.mediaOf(postId) }))[0].length
  const report = async (postId: string) => {
    await instance.call(reportContent, { target: { kind: 'post', postId }, category: 'hurts' }, beto)
    const { docs } = await instance.db.collection(paths.reports).where('target.postId', '==', postId).get()
    return docs[0]!.id
  }

  it('is taken from everybody before the answer, once, and comes back with what stood below it', async () => {
    const { postId } = await share('Já volto', 'bytes')
    expect(await holders(postId)).toBe(everybody)
    const { until } = await remove(postId)
    expect(await holders(postId)).toBe(nobody)
    expect(Date.parse(until!) - Date.now()).toBeGreaterThan(removalLimits.restore - 60_000)
    expect(await remove(postId)).toEqual({ until })
    await settle(postId)
    expect(await holders(postId)).toBe(nobody)
    await restore(postId)
    expect((await holders(postId)).slice(0, 2)).toBe('11')
    await reaches(postId)
    await restore(postId)
    await settle(postId)
    const post = await stored(postId)
    expect(post).toMatchObject({ text: 'Já volto', rev: 3 })
    expect(post && stateOf(post)).toBe('live')
    expect((await instance.db.collection(paths.comments(postId)).get()).size).toBe(1)
    expect(await photosLeft(postId)).toBe(1)
  })

  it('is its author’s to delete and to bring back, and nobody else’s', async () => {
    const { postId } = await share('Só meu', 'bytes')
    for (const who of [beto, cida]) expect(await instance.refusalOf(remove(postId, who))).toBe('post-unknown')
    expect(await instance.refusalOf(remove(newPostId(ana.uid)))).toBe('post-unknown')
    expect(await holders(postId)).toBe(everybody)
    await remove(postId)
    for (const who of [beto, cida]) expect(await instance.refusalOf(restore(postId, who))).toBe('post-unknown')
  })

  it('is taken, and given back, by its alarm where the call died after it was stored', async () => {
    const { postId } = await share('Morreu no meio', 'bytes')
    const place = instance.db.doc(paths.post(postId))
    const until = Timestamp.fromMillis(Date.now() + removalLimits.restore)
    await remove(postId)
    await restore(postId)
    await reaches(postId)
    // What the transaction of each leaves, and nothing that comes after it.
    await place.update({ deleted: true, until, rev: 9 })
    await settle(postId)
    expect(await holders(postId)).toBe(nobody)
    await restore(postId)
    await reaches(postId)
    await Promise.all([beto, caio].map(({ uid }) => instance.db.doc(paths.entry(uid, postId)).delete()))
    await instance.db.doc(paths.fanOut(postId)).delete()
    await settle(postId)
    expect(await holders(postId)).toBe(everybody)
  })

  it('comes back to those who may read it then', async () => {
    const dora = await instance.member('Dora')
    await instance.connect(ana, dora)
    const { postId } = await share('Sem a Dora', 'bytes')
    const holds = async () => (await instance.db.doc(paths.entry(dora.uid, postId)).get()).exists
    await expect.poll(holds, polling).toBe(true)
    await remove(postId)
    await instance.call(removeConnection, { uid: dora.uid }, ana)
    await restore(postId)
    await reaches(postId)
    expect(await holds()).toBe(false)
  })

  it('is given to nobody once it is gone, and nothing stumbles over an audience that is damaged', async () => {
    const postId = newPostId(ana.uid)
    const at = Timestamp.now()
    const waiting = () => instance.server.functions!.jobs().waiting
    await instance.server.idle()
    const before = waiting()
    await instance.db.doc(paths.postAudience(postId)).set({ people: ['somebody'] })
    const gone = {
      author: { uid: ana.uid },
      kind: 'text',
      text: '',
      createdAt: at,
      rev: 1,
      deleted: true,
      erasedAt: at,
    }
    await instance.db.doc(paths.post(postId)).set(gone)
    await instance.server.idle()
    expect(waiting()).toBe(before)
  })

  it('is not made again by a late copy of its sending', async () => {
    const postId = newPostId(ana.uid)
    const sent = { postId, text: 'Duas vezes', audience: forConnections() }
    await instance.call(createPost, sent, ana)
    await remove(postId)
    expect(await instance.call(createPost, sent, ana)).toEqual({ postId, readers: 0 })
    await endTime(postId)
    await settle(postId)
    expect(await instance.call(createPost, sent, ana)).toEqual({ postId, readers: 0 })
    await instance.server.idle()
    expect(await holders(postId)).toBe(nobody)
    expect(await stored(postId)).toMatchObject({ text: '', deleted: true })
  })

  it('is erased after its time: of words, photos, comments and readers nothing is left, and then nothing at all', async () => {
    const words = `Apague-me ${newId()}`
    const mark = `pixels ${newId()}`
    const { postId } = await share(words, mark)
    await remove(postId)
    await endTime(postId)
    expect(await instance.refusalOf(restore(postId))).toBe('undo-too-late')
    await settle(postId)
    await settle(postId)
    const { createdAt, rev, erasedAt, ...rest } = (await stored(postId))!
    expect(rest).toEqual({ author: { uid: ana.uid }, kind: 'text', text: '', deleted: true })
    expect(await instance.refusalOf(restore(postId))).toBe('undo-too-late')
    expect(await remove(postId)).toEqual({ until: null })
    expect(await instance.db.doc(paths.post(postId)).listCollections()).toEqual([])
    expect(placesOf(words)).toEqual([])
    expect(filesWith(mark)).toEqual([])
    const left = documentsNaming(postId)
    expect(left.filter((path) => !path.startsWith('due/'))).toEqual([paths.post(postId)])
    const long = Timestamp.fromMillis(Date.now() - removalLimits.tombstone)
    await instance.db.doc(paths.post(postId)).update({ erasedAt: long })
    await settle(postId)
    expect(await stored(postId)).toBeUndefined()
    expect(documentsNaming(postId)).toEqual([])
  })

  it('goes on with an erasure that died at any step, and brings nothing back', async () => {
    const { postId } = await share('Pela metade', 'bytes')
    await remove(postId)
    await instance.db.doc(paths.post(postId)).update({ erasing: true })
    await instance.db.doc(paths.receipt(postId)).delete()
    expect(await instance.refusalOf(restore(postId))).toBe('undo-too-late')
    await settle(postId)
    expect(stateOf((await stored(postId))!)).toBe('tombstone')
    expect(await photosLeft(postId)).toBe(0)
  })

  it('stands whole or is erased whole where both are asked for at the same moment', async () => {
    for (const early of [0, 10, 40]) {
      const { postId } = await share('Ao mesmo tempo', 'bytes')
      await remove(postId)
      const until = Timestamp.fromMillis(Date.now() + 500)
      await instance.db.doc(paths.post(postId)).update({ until })
      const wait = new Promise((resolve) => setTimeout(resolve, 500 - early))
      const [came] = await Promise.all([
        wait.then(() => instance.refusalOf(restore(postId))),
        wait.then(() => settle(postId)),
      ])
      const isBack = came === 'none'
      if (isBack) await reaches(postId)
      else await settle(postId)
      expect(stateOf((await stored(postId))!)).toBe(isBack ? 'live' : 'tombstone')
      expect(await holders(postId)).toBe(isBack ? everybody : nobody)
      expect(await photosLeft(postId)).toBe(isBack ? 1 : 0)
      for (const below of [paths.comments(postId), paths.reactions(postId)]) {
        expect((await instance.db.collection(below).get()).size).toBe(isBack ? 1 : 0)
      }
    }
  })

  it('leaves what an open report sealed until it is closed', async () => {
    const { postId } = await share('Denunciado', 'bytes')
    const reportId = await report(postId)
    await remove(postId)
    await endTime(postId)
    await settle(postId)
    expect(stateOf((await stored(postId))!)).toBe('tombstone')
    const sealed = async () => ((await instance.db.doc(paths.report(reportId)).get()).data() as Report).sealed
    expect(await sealed()).toMatchObject({ text: 'Denunciado' })
    const shown = await instance.call(reportedPhotos, { reportId }, cida)
    expect(shown.photos[0]?.webp).toBe(Buffer.from('bytes').toString('base64'))
    await instance.call(resolveReport, { reportId, resolution: 'handled', reason: 'Visto e resolvido.' }, cida)
    await settle(postId)
    expect(await sealed()).toEqual({ text: '' })
    expect(await photosLeft(postId)).toBe(0)
  })

  it('is erased, too, thirty days after an administrator took it away', async () => {
    const { postId } = await share('Tirado', 'bytes')
    const reportId = await report(postId)
    await instance.call(resolveReport, { reportId, resolution: 'removed', reason: 'Fere as regras.' }, cida)
    expect(await holders(postId)).toBe(nobody)
    await settle(postId)
    expect(stateOf((await stored(postId))!)).toBe('removed')
    expect(await instance.refusalOf(restore(postId))).toBe('undo-too-late')
    expect(await remove(postId)).toEqual({ until: null })
    const long = Timestamp.fromMillis(Date.now() - removalLimits.removed)
    await instance.db.doc(paths.post(postId)).update({ 'removed.at': long })
    await settle(postId)
    expect(stateOf((await stored(postId))!)).toBe('tombstone')
    expect(placesOf('Tirado')).toEqual([])
  })

  /** Documents as they stand, tasks and events: where somebody's words are, by the names of the tables. */
  function placesOf(words: string): string[] {
    const database = new DatabaseSync(join(instance.dataDir, 'varanda.sqlite'), { readOnly: true })
    try {
      const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
      return tables
        .map(({ name }) => String(name))
        .filter((name) => name !== 'firestore_change')
        .filter((name) =>
          database
            .prepare(`SELECT * FROM ${name}`)
            .all()
            .some((row) => Object.values(row).some((value) => textOf(value).includes(words))),
        )
    } finally {
      database.close()
    }
  }

  function documentsNaming(postId: string): string[] {
    const database = new DatabaseSync(join(instance.dataDir, 'varanda.sqlite'), { readOnly: true })
    try {
      return database
        .prepare('SELECT path, fields FROM firestore_document')
        .all()
        .filter((row) => `${row.path} ${row.fields}`.includes(postId))
        .map(({ path }) => String(path))
    } finally {
      database.close()
    }
  }

  function filesWith(mark: string): string[] {
    return readdirSync(instance.dataDir, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.name.startsWith('varanda.sqlite'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => readFileSync(file).includes(mark))
  }
})

describe('an instance that is killed on the way', () => {
  let instance: KillableInstance
  let ana: Account
  beforeAll(async () => {
    instance = await openKillableInstance(seedOfRun)
    ;[ana] = (await instance.members(['ana', 'beto'], [['ana', 'beto']])) as [Account, Account]
  }, 60_000)
  afterAll(() => instance?.close())

  const share = async () => {
    const postId = newPostId('ana')
    const step = { do: 'post', post: postId, author: 'ana', except: [], photo: true } as const
    await plantPhotos(instance, [step])
    const audience = forConnections()
    await instance.call(createPost, { postId, text: 'Oi.', photos: [photoOf(postId)], audience }, ana)
    await instance.db.doc(paths.comment(postId, 'c')).set({
      author: { uid: 'beto', name: 'beto' },
      text: 'Oi!',
      createdAt: Timestamp.now(),
    })
    await instance.idle()
    return postId
  }
  const entries = async (postId: string) =>
    (await instance.db.collectionGroup('feed').where('postId', '==', postId).count().get()).data().count

  it('takes the entries when it is there again', async () => {
    const postId = await share()
    expect(await entries(postId)).toBe(2)
    const stop = instance.plane.stop(0, 'after', ({ text }) => text.includes(':commit') && text.includes('until'))
    const answer = instance.call(deletePost, { postId }, ana)
    expect(await stop.reached).toBe(true)
    await instance.kill()
    stop.release()
    await instance.restart()
    expect((await answer).until).not.toBeNull()
    expect(await entries(postId)).toBe(0)
  }, 120_000)

  it.each([
    ['when it has said that it erases', 'erasing', 'after'],
    ['before it forgets a photo', '/media/', 'before'],
    ['after the tombstone', 'erasedAt', 'after'],
  ] as const)(
    'ends an erasure that it left %s',
    async (_, names, when) => {
      const postId = await share()
      await instance.call(deletePost, { postId }, ana)
      await instance.pass(removalLimits.restore + 1000)
      const stop = instance.plane.stop(0, when, ({ text }) => text.includes(':commit') && text.includes(names))
      await instance.runSchedule('claimAlarms')
      expect(await stop.reached).toBe(true)
      await instance.kill()
      stop.release()
      await instance.restart()
      await instance.pass(leaseAfter(0) + 1000)
      await instance.runSchedule('claimAlarms')
      const state = async () => stateOf((await instance.db.doc(paths.post(postId)).get()).data() as Post)
      await expect.poll(state, polling).toBe('tombstone')
      await instance.idle()
      expect(await instance.db.doc(paths.post(postId)).listCollections()).toEqual([])
      expect((await instance.bucket.getFiles({ prefix: objects.mediaOf(postId) }))[0]).toEqual([])
      expect((await instance.db.collection(paths.allMedia).where('postId', '==', postId).get()).size).toBe(0)
      expect(await entries(postId)).toBe(0)
    },
    120_000,
  )
})

function textOf(value: unknown): string {
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)
}
