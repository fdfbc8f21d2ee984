/** The album of a group that a member takes along: what is in it, what stays, and who sees that it was taken. */
import { leave } from '@varanda/domain/account/calls/leave'
import { openExport } from '@varanda/domain/account/calls/open-export'
import { requestExport } from '@varanda/domain/account/calls/request-export'
import { type Export, exportObjects, exportUrl } from '@varanda/domain/account/export/export'
import { newWork } from '@varanda/domain/account/export/export-work'
import { changeCircle } from '@varanda/domain/circle/calls/change-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { usualRules } from '@varanda/domain/circle/circle'
import { newId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import { mentionOf } from '@varanda/domain/post/marks'
import { objects } from '@varanda/domain/post/media'
import { circleSource } from '@varanda/domain/source/reach'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from '../../../scripts/read-zip.ts'
import { ringAll, setDue } from '../harness/alarms.ts'
import { circlesOf } from '../harness/circles.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let at: ReturnType<typeof circlesOf>

beforeAll(async () => {
  instance = await openInstance({ hosting: true })
  at = circlesOf(instance)
})
afterAll(() => instance.close())

const exportOf = async ({ uid }: Person) =>
  (await instance.db.doc(paths.ownExport(uid)).get()).data() as Export | undefined
const ask = (who: Person, circleId?: string) =>
  instance.call(requestExport, { locale: 'pt', ...(circleId && { circleId }) }, who)
const refusalOf = (who: Person, circleId?: string) => instance.refusalOf(ask(who, circleId))
const takenFrom = async (circleId: string) =>
  (
    await instance.db
      .collection(paths.sourceLog(circleSource(circleId)))
      .where('change', '==', 'took-album')
      .get()
  ).docs

/** A post of which its words, and a photo where it has one, say whose it is. */
async function say(who: Person, circleId: string, text: string, withPhoto = false): Promise<string> {
  const postId = await at.post(who, circleId)
  const id = newId()
  const photo = withPhoto && { kind: 'photos', photos: [{ id, width: 480, height: 360, thumbhash: '', alt: text }] }
  await instance.db.doc(paths.post(postId)).update({ text, ...photo })
  if (withPhoto) {
    const file = instance.bucket.file(objects.rendition(postId, id, 'large', 'webp'))
    await file.save(Buffer.from(`photo of ${text}`), { resumable: false, contentType: 'image/webp' })
  }
  return postId
}

async function comment(who: Person, postId: string, text: string): Promise<void> {
  const written: Comment = { author: { uid: who.uid, name: who.name }, text, createdAt: Timestamp.now() }
  await instance.db.collection(paths.comments(postId)).add(written)
}

/** The files of what somebody asked for, once it is ready. */
async function taken(who: Person): Promise<Map<string, string>> {
  await instance.server.idle()
  const own = (await exportOf(who))!
  expect(own.state).toBe('ready')
  const { id } = await instance.call(openExport, {}, who)
  const answer = await fetch(`${instance.server.url}${exportUrl(id, 1)}`, {
    headers: { Authorization: `Bearer ${who.idToken}` },
  })
  expect(answer.headers.get('Content-Disposition')).toContain('album-do-grupo.zip')
  const files = await readZip(Buffer.from(await answer.arrayBuffer()))
  return new Map([...files].map(([name, { bytes }]) => [name, bytes.toString()]))
}

describe('the album of a group', () => {
  it('has what its taker reads there, with names and photos, and not the words of whoever said no, is a minor or blocked', async () => {
    const [ana, beto, caio, dora, eva, fabio] = await at.family('Ana', 'Beto', 'Caio', 'Dora', 'Eva', 'Fabio')
    const circleId = await at.groupOf(ana, [beto, caio, dora, eva, fabio])
    const other = await at.groupOf(ana, [beto])
    const kept = await say(beto, circleId, 'Bolo de fubá', true)
    const calls = (...people: Person[]) => people.map(({ uid }) => mentionOf(uid)).join(', ')
    await say(ana, circleId, `Do meu lado, ${calls(caio, dora, eva, fabio)}`)
    await say(caio, circleId, 'ZZZ said no', true)
    await say(dora, circleId, 'ZZZ a minor', true)
    await say(eva, circleId, 'ZZZ blocked')
    await say(beto, other, 'ZZZ another group')
    for (const [who, text] of [
      [ana, 'Quero!'],
      [fabio, `Eu também, ${calls(dora)}`],
      [caio, 'ZZZ comment of no'],
      [dora, 'ZZZ comment of a minor'],
      [eva, 'ZZZ comment of a blocked one'],
    ] as const)
      await comment(who, kept, text)
    await instance.db.doc(paths.settings(caio.uid)).update({ inAlbums: false })
    await instance.db.doc(paths.standing(dora.uid)).update({ ageBand: 'youth' })
    await instance.db.doc(paths.block(eva.uid, ana.uid)).set({ uid: ana.uid, name: 'Ana', at: Timestamp.now() })

    await ask(ana, circleId)
    const files = await taken(ana)
    for (const [name, text] of files) {
      expect(text, name).not.toContain('ZZZ ')
      // Nor are they called by name in the words of others.
      for (const unnamed of [caio, dora, eva]) expect(text, name).not.toContain(unnamed.name)
    }
    const own = (await exportOf(ana))!
    expect(own).toMatchObject({ posts: 2, comments: 2, photos: 1, group: { id: circleId, name: 'Primos' } })
    const pages = [...files].filter(([name]) => /album\/\d{4}-\d\d\.html$/.test(name))
    expect(pages).toHaveLength(1)
    const [[, page]] = pages as [[string, string]]
    expect(page).toContain('Bolo de fubá')
    expect(page).toContain(`<b dir="auto">${beto.name}</b>`)
    expect(page).toContain(`<b>${fabio.name}:</b> Eu também, alguém`)
    expect(page).toContain(`Do meu lado, alguém, alguém, alguém, ${fabio.name}`)
    expect(page).not.toMatch(/<script|https?:/)
    const photos = [...files].filter(([name]) => name.startsWith('album-do-grupo/fotos/'))
    expect(photos.map(([, text]) => text)).toEqual(['photo of Bolo de fubá'])
    expect(page).toContain(`src="..${photos[0]![0].slice('album-do-grupo'.length)}"`)
    expect(files.get('album-do-grupo/album/index.html')).toContain('<h1>Primos</h1>')
    const lines = files
      .get('album-do-grupo/dados/posts.jsonl')!
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ by, text }) => [by, text])).toEqual([
      [beto.name, 'Bolo de fubá'],
      [ana.name, `Do meu lado, alguém, alguém, alguém, ${fabio.name}`],
    ])
    const schema = JSON.parse(files.get('album-do-grupo/esquemas/posts.json')!)
    for (const line of lines) {
      for (const key of schema.required) expect(line).toHaveProperty(key)
      for (const key of Object.keys(line)) expect(schema.properties).toHaveProperty(key)
    }
    expect(files.get('album-do-grupo/LEIA-ME.txt')).toContain('Primos')
    // Nothing of what is hers alone.
    expect([...files.keys()].filter((name) => name.includes('/dados/'))).toEqual(['album-do-grupo/dados/posts.jsonl'])
    // Everybody in the group reads who took it.
    expect((await takenFrom(circleId)).map((one) => one.get('uid'))).toEqual([ana.uid])
  })

  it('leaves out what its taker does not read, and what also went to a group that keeps it in', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const circleId = await at.groupOf(ana, [beto], { history: 'new' })
    const quiet = await at.groupOf(ana, [beto])
    await say(beto, circleId, 'Antes de Caio')
    const both = await say(ana, circleId, 'Nos dois')
    await instance.db.doc(paths.postAudience(both)).update({ circles: [circleId, quiet] })
    await instance.call(inviteToGroup, { circleId, people: [caio.uid] }, ana)
    await at.come(caio, circleId)
    await say(beto, circleId, 'Depois de Caio')
    await instance.call(changeCircle, { circleId: quiet, rules: { mail: false } }, ana)
    expect(await refusalOf(ana, quiet)).toBe('album-stays')
    const wordsFor = async (who: Person) => {
      await ask(who, circleId)
      const list = (await taken(who)).get('album-do-grupo/dados/posts.jsonl')!
      return list.match(/(Antes|Depois) de Caio|Nos dois/g)
    }
    expect(await wordsFor(ana)).toEqual(['Antes de Caio', 'Depois de Caio'])
    expect(await wordsFor(caio)).toEqual(['Depois de Caio'])
  })

  it('goes, ready or not, once somebody whose words may stand in it leaves the house', async () => {
    const [ana, beto, caio, dora] = await at.family('Ana', 'Beto', 'Caio', 'Dora')
    const circleId = await at.groupOf(ana, [beto, caio, dora])
    await say(beto, circleId, 'Palavras de Beto')
    // Neither knows Beto; Caio is out of the group by now.
    await ask(caio, circleId)
    await taken(caio)
    await instance.call(leaveCircle, { circleId }, caio)
    await ask(dora)
    await instance.server.idle()
    await instance.call(leave, { way: 'now' }, beto)
    await instance.server.idle()
    expect(await exportOf(caio)).toBeUndefined()
    expect((await instance.bucket.getFiles({ prefix: exportObjects.of(caio.uid) }))[0]).toEqual([])
    // What is her own alone stays.
    expect((await exportOf(dora))!.state).toBe('ready')
  })

  it.each(['taken out', 'out by a rule'] as const)('opens no more to whoever is %s since it was made', async (how) => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const circleId = await at.groupOf(ana, [beto])
    await say(ana, circleId, 'Palavras de Ana')
    await ask(beto, circleId)
    await taken(beto)
    const { id } = (await exportOf(beto))!
    const file = async () =>
      (
        await fetch(`${instance.server.url}${exportUrl(id, 1)}`, {
          headers: { Authorization: `Bearer ${beto.idToken}` },
        })
      ).status
    expect(await file()).toBe(200)
    if (how === 'taken out') await instance.call(removeFromCircle, { circleId, uid: beto.uid }, ana)
    else await instance.call(changeCircle, { circleId, rules: { mail: false } }, ana)
    // The hour for which it was opened is not over.
    expect(await file()).toBe(404)
    expect(await instance.refusalOf(instance.call(openExport, {}, beto))).toBe('export-unknown')
  })

  it('is refused to whoever is not in it, to minors, and where another copy stands', async () => {
    const [ana, beto, caio, dora] = await at.family('Ana', 'Beto', 'Caio', 'Dora')
    const circleId = await at.groupOf(ana, [beto, dora])
    expect(await refusalOf(caio, circleId)).toBe('circle-unknown')
    expect(await refusalOf(caio, 'no-such-circle')).toBe('circle-unknown')
    expect(await refusalOf(ana, await at.make(ana, 'private', [caio]))).toBe('circle-unknown')
    expect(await refusalOf(ana, await at.make(ana, 'public'))).toBe('circle-unknown')
    await instance.db.doc(paths.standing(dora.uid)).update({ ageBand: 'youth' })
    expect(await refusalOf(dora, circleId)).toBe('not-at-this-age')
    await ask(beto)
    expect(await refusalOf(beto, circleId)).toBe('export-there')
    expect(await takenFrom(circleId)).toEqual([])
  })

  it.each(['left', 'no longer leaves'] as const)(
    'is given up where its taker, or what is in it, %s meanwhile',
    async (how) => {
      const [ana, beto] = await at.family('Ana', 'Beto')
      const circleId = await at.groupOf(ana, [beto], usualRules('group'))
      await say(ana, circleId, 'Bolo de fubá', true)
      // One of which nothing is made yet, and whose next piece nobody has queued.
      const id = newId()
      const begun: Export = {
        ...{ id, state: 'working', locale: 'pt', askedAt: Timestamp.now(), done: 0 },
        ...{ posts: 0, comments: 0, photos: 0, files: [], group: { id: circleId, name: 'Primos' } },
      }
      await instance.db.doc(paths.ownExport(beto.uid)).set(begun)
      await instance.db.doc(paths.exportWork(beto.uid)).set(newWork(id, 'group-posts'))
      await setDue(instance.db, 'end-export', { uid: beto.uid })
      if (how === 'left') await instance.call(leaveCircle, { circleId }, beto)
      else await instance.call(changeCircle, { circleId, rules: { mail: false } }, ana)
      await ringAll(instance, 'end-export')
      expect(await exportOf(beto)).toBeUndefined()
      expect((await instance.bucket.getFiles({ prefix: exportObjects.of(beto.uid) }))[0]).toEqual([])
      expect(await takenFrom(circleId)).toEqual([])
    },
  )
})
