/** A post that its author edits: what its readers' copies say, what is kept of before, and what is refused. */

import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { connectByInvite } from '@varanda/domain/connection/calls/connect-by-invite'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import type { CallInput } from '@varanda/domain/contract'
import { newId, newPostId } from '@varanda/domain/ids'
import { acceptInvite } from '@varanda/domain/invite/calls/accept-invite'
import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { type Audience, forConnections, forPeople } from '@varanda/domain/post/audience'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { restorePost } from '@varanda/domain/post/calls/restore-post'
import type { Entry } from '@varanda/domain/post/entry'
import { mediaUrl, objects, type PreparedMedia } from '@varanda/domain/post/media'
import { type Post, postLimits } from '@varanda/domain/post/post'
import { type Version, versionLimits } from '@varanda/domain/post/version'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { reportedPhotos } from '@varanda/domain/report/calls/reported-photos'
import { type Report, reportLimits } from '@varanda/domain/report/report'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let at: ReturnType<typeof circlesOf>
beforeAll(async () => {
  instance = await openInstance({ hosting: true })
  at = circlesOf(instance)
})
afterAll(() => instance.close())

async function post(who: Person, text = 'Bolo!', audience: Audience = forConnections(), photos: string[] = []) {
  const postId = newPostId(who.uid)
  await Promise.all(photos.map((id) => prepare(who, postId, id)))
  await instance.call(createPost, { postId, text, photos, audience }, who)
  await instance.server.idle()
  return postId
}

/** Whose bytes are its id. */
async function prepare({ uid }: Person, postId: string, id: string): Promise<void> {
  const photo = { id, width: 8, height: 6, thumbhash: '', alt: 'Uma foto' }
  const prepared: PreparedMedia = { postId, mediaId: id, author: uid, photo, unusedSince: Timestamp.now() }
  await instance.db.doc(paths.media(postId, id)).set(prepared)
  const file = instance.bucket.file(objects.rendition(postId, id, 'small', 'webp'))
  await file.save(Buffer.from(id), { resumable: false, contentType: 'image/webp' })
}

type Edit = Omit<CallInput<typeof editPost>, 'postId' | 'photos'> & Partial<Pick<CallInput<typeof editPost>, 'photos'>>
const edit = (who: Person, postId: string, { photos = [], ...words }: Edit) =>
  instance.call(editPost, { postId, photos, ...words }, who)
const refusal = (who: Person, postId: string, wanted: Edit) => instance.refusalOf(edit(who, postId, wanted))

const stored = async (postId: string) => (await instance.db.doc(paths.post(postId)).get()).data() as Post
const copyOf = async ({ uid }: Person, postId: string) =>
  (await instance.db.doc(paths.entry(uid, postId)).get()).data() as Entry | undefined
const saidTo = async (people: Person[], postId: string) =>
  Promise.all(people.map(async (one) => (await copyOf(one, postId))?.text))
const versionsOf = async (postId: string) =>
  (await instance.db.collection(paths.versions(postId)).orderBy('rev').get()).docs.map((one) => one.data() as Version)
const door = async ({ idToken }: Person, postId: string, id: string) => {
  const headers = { Authorization: `Bearer ${idToken}` }
  return (await fetch(instance.server.url + mediaUrl(postId, id, 'small'), { headers })).status
}

describe('an edit', () => {
  it('is in every copy when it answers, with its mark and tags, and keeps what was', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const postId = await post(ana, 'Bolo de #Fubá')
    expect((await copyOf(beto, postId))!.tags).toEqual(['fuba'])
    expect(await edit(ana, postId, { rev: 1, text: 'Bolo de #milho, #Quentinho' })).toEqual({ rev: 2 })
    expect(await saidTo([ana, beto, caio], postId)).toEqual(Array(3).fill('Bolo de #milho, #Quentinho'))
    const { editedAt, createdAt, ...now } = await stored(postId)
    expect(now).toMatchObject({ rev: 2, editedRev: 2, tags: ['milho', 'quentinho'], author: { uid: ana.uid } })
    expect(await copyOf(beto, postId)).toMatchObject({ rev: 2, editedAt, createdAt, tags: ['milho', 'quentinho'] })
    expect(await versionsOf(postId)).toEqual([{ rev: 1, text: 'Bolo de #Fubá', until: editedAt }])
    await edit(ana, postId, { rev: 2, text: 'Acabou.' })
    expect((await copyOf(caio, postId))!.tags).toBeUndefined()
    expect((await versionsOf(postId)).map(({ rev }) => rev)).toEqual([1, 2])
  })

  it('twice is once, also late; and a late copy of the sending answers as sent', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const audience = forConnections()
    const postId = await post(ana, 'Um', audience)
    const second = { rev: 1, text: 'Dois' }
    await edit(ana, postId, second)
    expect(await edit(ana, postId, second)).toEqual({ rev: 2 })
    await edit(ana, postId, { rev: 2, text: 'Três' })
    expect(await edit(ana, postId, second)).toEqual({ rev: 3 })
    expect(await saidTo([ana, beto], postId)).toEqual(['Três', 'Três'])
    expect(await versionsOf(postId)).toHaveLength(2)
    expect(await instance.call(createPost, { postId, text: 'Um', audience }, ana)).toEqual({ postId, readers: 1 })
    expect(await instance.refusalOf(instance.call(createPost, { postId, text: 'Dois', audience }, ana))).toBe(
      'id-taken',
    )
  })

  it('is refused where another came in between, but not for a change of audience', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const postId = await post(ana)
    await instance.call(changeAudience, { postId, audience: forPeople([beto.uid]) }, ana)
    expect(await edit(ana, postId, { rev: 1, text: 'No telefone' })).toEqual({ rev: 3 })
    expect(await refusal(ana, postId, { rev: 1, text: 'No computador' })).toBe('edited-meanwhile')
    expect(await saidTo([ana, beto, caio], postId)).toEqual(['No telefone', 'No telefone', undefined])
  })

  it('is the author’s alone, of a post that stands, and says something', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const postId = await post(ana)
    const wanted = { rev: 1, text: 'Outra coisa' }
    expect(await refusal(beto, postId, wanted)).toBe('post-unknown')
    expect(await refusal(ana, newPostId(ana.uid), wanted)).toBe('post-unknown')
    for (const text of ['', ' \u200b ', 'a'.repeat(postLimits.text + 1)]) {
      expect(await refusal(ana, postId, { rev: 1, text })).toBe('bad-input')
    }
    expect(await refusal(ana, postId, { rev: 1, text: '', photos: [{ id: newId() }] })).toBe('photo-missing')
    await instance.call(deletePost, { postId }, ana)
    expect(await refusal(ana, postId, wanted)).toBe('post-unknown')
    await instance.call(restorePost, { postId }, ana)
    await instance.db.doc(paths.post(postId)).update({ deleted: true, erasing: true })
    expect(await refusal(ana, postId, wanted)).toBe('post-unknown')
    expect(await versionsOf(postId)).toEqual([])
  })

  it('says nothing in a group in which its author may say nothing any more', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const group = await at.groupOf(beto, [ana])
    const audience = { ...forConnections(), circles: [group] }
    const postId = await post(ana, 'Oi', audience)
    await edit(ana, postId, { rev: 1, text: 'Oi, gente' })
    await instance.db.doc(paths.circle(group)).update({ frozen: true })
    expect(await refusal(ana, postId, { rev: 2, text: 'Tchau' })).toBe('circle-frozen')
    await instance.db.doc(paths.circle(group)).update({ frozen: FieldValue.delete() })
    await instance.call(leaveCircle, { circleId: group }, ana)
    await instance.server.idle()
    expect(await refusal(ana, postId, { rev: 2, text: 'Tchau' })).toBe('circle-unknown')
    expect(await saidTo([beto], postId)).toEqual(['Oi, gente'])
  })

  it('keeps the first version and the newest', async () => {
    const [ana] = await at.family('Ana')
    const postId = await post(ana, 'De primeira')
    const edits = versionLimits.kept + 3
    for (let rev = 1; rev <= edits; rev++) await edit(ana, postId, { rev, text: `Mudado ${rev}` })
    const kept = await versionsOf(postId)
    expect(kept).toHaveLength(versionLimits.kept)
    expect(kept[0]).toMatchObject({ rev: 1, text: 'De primeira' })
    expect(kept[1]!.rev).toBe(edits - versionLimits.kept + 2)
  })

  it('comes to who comes later, and back with a post that is brought back', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const postId = await post(ana, 'Antes')
    await edit(ana, postId, { rev: 1, text: 'Depois #ja' })
    const lia = await instance.account('Lia-nova')
    const form = { name: 'Lia', birthDate: '1990-05-17', locale: 'pt' } as const
    await instance.call(acceptInvite, { token: ana.inviteToken, ...form }, lia)
    await instance.server.idle()
    expect(await copyOf(lia, postId)).toMatchObject({ text: 'Depois #ja', rev: 2, tags: ['ja'] })
    await instance.call(deletePost, { postId }, ana)
    await instance.call(restorePost, { postId }, ana)
    await instance.server.idle()
    for (const one of [ana, beto, lia]) expect(await copyOf(one, postId)).toMatchObject({ text: 'Depois #ja', rev: 4 })
  })

  it('never comes to who has lost the post, nor does anything of it come back', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const postId = await post(ana)
    await instance.call(removeConnection, { uid: beto.uid }, ana)
    await edit(ana, postId, { rev: 1, text: 'Sem o Beto' })
    await instance.call(connectByInvite, { token: ana.inviteToken }, caio).catch(() => {})
    await instance.server.idle()
    expect(await saidTo([ana, beto, caio], postId)).toEqual(['Sem o Beto', undefined, 'Sem o Beto'])
  })

  it('is finished by its alarm where the call died after it was stored', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const postId = await post(ana, 'Antes')
    const before = await copyOf(beto, postId)
    await edit(ana, postId, { rev: 1, text: 'Depois' })
    await instance.db.doc(paths.entry(beto.uid, postId)).set(before!)
    await ringAll(instance, 'settle-audience')
    expect(await copyOf(beto, postId)).toMatchObject({ text: 'Depois', rev: 2 })
  })
})

describe('photos', () => {
  it('are put in another order, described and taken out; what was taken out is shut to all but their author', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const [one, other] = [newId(), newId()]
    const postId = await post(ana, 'Duas', forConnections(), [one, other])
    expect(await Promise.all([door(beto, postId, one), door(beto, postId, other)])).toEqual([200, 200])
    await edit(ana, postId, {
      rev: 1,
      text: 'Duas',
      photos: [
        { id: other, alt: 'A rede' },
        { id: one, alt: '' },
      ],
    })
    const measured = { width: 8, height: 6, thumbhash: '' }
    const now = [
      { id: other, ...measured, alt: 'A rede' },
      { id: one, ...measured },
    ]
    expect((await copyOf(beto, postId))!.photos).toEqual(now)
    await edit(ana, postId, { rev: 2, text: '', photos: [{ id: other, alt: 'A rede' }] })
    expect((await copyOf(beto, postId))!.photos).toEqual(now.slice(0, 1))
    expect(await Promise.all([door(beto, postId, one), door(beto, postId, other)])).toEqual([404, 200])
    expect(await door(ana, postId, one)).toBe(200)
    expect((await versionsOf(postId)).at(-1)).toMatchObject({ text: 'Duas', photos: now })
    expect(await refusal(ana, postId, { rev: 3, text: 'Voltou', photos: [{ id: one }] })).toBe('photo-missing')
    await edit(ana, postId, { rev: 3, text: 'Só palavras' })
    expect(await copyOf(beto, postId)).toMatchObject({ kind: 'text' })
    expect(await copyOf(beto, postId)).not.toHaveProperty('photos')
    expect(await door(beto, postId, other)).toBe(404)
  })
})

describe('a report', () => {
  it('seals what its reporter saw, with its photos, whatever the post says by now', async () => {
    const [ana, beto, cida] = await at.family('Ana', 'Beto', 'Cida')
    await instance.db.doc(paths.standing(cida.uid)).update({ role: 'admin' })
    const id = newId()
    const postId = await post(ana, 'Uma ofensa', forConnections(), [id])
    await edit(ana, postId, { rev: 1, text: 'Flores' })
    await edit(ana, postId, { rev: 2, text: 'Mais flores' })
    const target = { kind: 'post', postId } as const
    await instance.call(reportContent, { target, rev: 1, category: 'hurts' }, beto)
    const { docs } = await instance.db.collection(paths.reports).where('target.postId', '==', postId).get()
    expect((docs[0]!.data() as Report).sealed).toMatchObject({ text: 'Uma ofensa', photos: [{ id }] })
    const { photos } = await instance.call(reportedPhotos, { reportId: docs[0]!.id }, cida)
    expect(photos[0]!.webp).toBe(Buffer.from(id).toString('base64'))
    expect(await door(cida, postId, id)).toBe(404)
  })

  it.each([
    [
      'long before',
      async (postId: string) => {
        const until = Timestamp.fromMillis(Date.now() - reportLimits.seenHours * hour)
        const { docs } = await instance.db.collection(paths.versions(postId)).get()
        for (const one of docs) await one.ref.update({ until } satisfies Partial<Version>)
      },
    ],
    [
      'before it was given to its reporter',
      async (postId: string, reporter: Person) => {
        const entry = instance.db.doc(paths.entry(reporter.uid, postId))
        const held = (await entry.get()).data()!
        await entry.delete()
        await entry.set(held)
      },
    ],
  ])('opens nothing that its author changed %s', async (_, before) => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const postId = await post(ana, 'Um segredo')
    await edit(ana, postId, { rev: 1, text: 'Flores' })
    await before(postId, beto)
    await instance.call(reportContent, { target: { kind: 'post', postId }, rev: 1, category: 'other' }, beto)
    const { docs } = await instance.db.collection(paths.reports).where('target.postId', '==', postId).get()
    expect((docs[0]!.data() as Report).sealed.text).toBe('Flores')
  })
})
