/** The copy of somebody's data: it holds what the table of personal data says, and nothing else. */
import { dropExport } from '@varanda/domain/account/calls/drop-export'
import { leave } from '@varanda/domain/account/calls/leave'
import { openExport } from '@varanda/domain/account/calls/open-export'
import { requestExport } from '@varanda/domain/account/calls/request-export'
import { type CopiedDocument, copySteps } from '@varanda/domain/account/export/copy-plan'
import { type Export, exportLimits, exportObjects, exportParts, exportUrl } from '@varanda/domain/account/export/export'
import { newWork } from '@varanda/domain/account/export/export-work'
import { newId } from '@varanda/domain/ids'
import { portraitObjects } from '@varanda/domain/member/portrait'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip, type Unzipped } from '../../../scripts/read-zip.ts'
import { bound } from '../../src/account/export/stages.ts'
import { ringAll, setDue } from '../harness/alarms.ts'
import { type Cast, foreignWords, plantEverything } from '../harness/everything.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let ana: Person
let beto: Person
let cast: Cast
let planted: Map<CopiedDocument, string[]>
let shift = 0
/** In bytes: the embedded server passes it on as it is taken. */
const longAnswer = 5_000_000
let files: Map<string, Unzipped>

const exportOf = async ({ uid }: Person) =>
  (await instance.db.doc(paths.ownExport(uid)).get()).data() as Export | undefined
const toldOf = async ({ uid }: Person, kind: 'export-ready' | 'export-failed' = 'export-ready') =>
  (await instance.db.collection(paths.notices(uid)).where('kind', '==', kind).get()).size
const namesUnder = async (prefix: string) => (await instance.bucket.getFiles({ prefix }))[0].map(({ name }) => name)
const fetchFile = (path: string, who: Person, headers: Record<string, string> = {}) =>
  fetch(`${instance.server.url}${path}`, { headers: { Authorization: `Bearer ${who.idToken}`, ...headers } })

async function cookieOf(who: Person): Promise<string> {
  const answer = await fetch(`${instance.server.url}/session`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${who.idToken}` },
  })
  return /^__session=[^;]+/.exec(answer.headers.get('Set-Cookie') ?? '')![0]
}

beforeAll(async () => {
  instance = await openInstance({ hosting: true, now: () => Date.now() + shift })
  ;[ana, beto] = (await Promise.all([instance.member('Ana'), instance.member('Beto')])) as [Person, Person]
  cast = {
    ...{ uid: ana.uid, name: 'Ana', email: 'ana@example.org', other: beto.uid },
    ...{ post: `${ana.uid}_post1`, photo: newId(), foreign: `${beto.uid}_post1` },
  }
  planted = await plantEverything(instance.db, cast)
  const store = (name: string, text: string) =>
    instance.bucket.file(name).save(Buffer.from(text), { resumable: false, contentType: 'image/webp' })
  await store(objects.rendition(cast.post, cast.photo, 'large', 'webp'), 'a photo')
  await store(objects.rendition(cast.post, 'takenOutByTheEdit000', 'large', 'webp'), 'a photo of before')
  await store(objects.rendition(cast.post, cast.photo, 'small', 'webp'), 'ZZZ-somebody small')
  await store(objects.rendition(cast.foreign, cast.photo, 'large', 'webp'), 'ZZZ-somebody else')
  await store(portraitObjects.rendition(ana.uid, newId(), 'large'), 'a portrait'.padEnd(longAnswer))
  await instance.server.idle()
})
afterAll(() => instance.close())

const lines = (kind: CopiedDocument) =>
  files
    .get(`minha-varanda/dados/${kind}.jsonl`)!
    .bytes.toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { path: string; data: Record<string, unknown> })

describe('a copy', () => {
  it('is made by and by, and its member is told when it is ready', async () => {
    await instance.call(requestExport, { locale: 'pt' }, ana)
    const first = await exportOf(ana)
    expect(first).toMatchObject({ locale: 'pt' })
    await instance.server.idle()
    const own = await exportOf(ana)
    expect(own).toMatchObject({ state: 'ready', done: exportParts, posts: 1, comments: 1, photos: 2 })
    expect(own!.files).toHaveLength(1)
    expect(own!.until!.toMillis() - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
    await expect.poll(() => toldOf(ana)).toBe(1)
    // Whatever it was put together from is gone.
    expect(await namesUnder(exportObjects.of(ana.uid))).toEqual([exportObjects.file(ana.uid, own!.id, 1)])
    // One at a time: asked again it stays.
    await instance.call(requestExport, { locale: 'en' }, ana)
    expect((await exportOf(ana))!.id).toBe(own!.id)
  })

  it('is fetched by its member alone, and only within an hour of showing who they are', async () => {
    const { id, files: sizes } = (await exportOf(ana))!
    const url = exportUrl(id, 1)
    expect((await fetchFile(url, ana)).status).toBe(404)
    shift = -18 * 60_000
    const cida = await instance.member('Cida')
    shift = 0
    expect(await instance.refusalOf(instance.call(openExport, {}, cida))).toBe('sign-in-again')
    expect(await instance.refusalOf(instance.call(requestExport, { locale: 'pt' }, cida))).toBe('sign-in-again')
    expect(await instance.refusalOf(instance.call(openExport, {}, beto))).toBe('export-unknown')
    expect(await instance.call(openExport, {}, ana)).toEqual({ id })
    expect((await fetchFile(url, beto)).status).toBe(404)
    expect((await fetch(`${instance.server.url}${url}`)).status).toBe(404)
    expect((await fetchFile(exportUrl(id, 2), ana)).status).toBe(404)
    expect((await fetchFile(exportUrl(newId(), 1), ana)).status).toBe(404)

    const answer = await fetch(`${instance.server.url}${url}`, { headers: { Cookie: await cookieOf(ana) } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="minha-varanda.zip"')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const whole = Buffer.from(await answer.arrayBuffer())
    expect(whole.length).toBe(sizes[0])
    files = await readZip(whole)

    // A broken download goes on where it stopped, if it is of the same file.
    const etag = answer.headers.get('ETag')!
    const part = await fetchFile(url, ana, { Range: 'bytes=1000-', 'If-Range': etag })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(1000))).toBe(true)
    expect((await fetchFile(url, ana, { Range: `bytes=${whole.length}-` })).status).toBe(416)

    await instance.db.doc(paths.ownExport(ana.uid)).update({ openUntil: Timestamp.fromMillis(Date.now() - 1) })
    expect((await fetchFile(url, ana)).status).toBe(404)
  })

  it('holds every document that the table gives its member, and no other', () => {
    expect([...planted.keys()].sort()).toEqual(copySteps.map(({ row }) => row).sort())
    for (const [kind, its] of planted) {
      const mine = its.filter((path) => !/\/(c2|c3)$|^circles\/theirs(\/|$)/.test(path))
      const found = lines(kind).map(({ path }) => path)
      expect(found, kind).toEqual(expect.arrayContaining(mine))
      // What else is there came of the membership itself, and is hers as well.
      for (const path of found)
        expect(
          [...mine, ana.uid].some((one) => path.includes(one)),
          path,
        ).toBe(true)
    }
  })

  it('holds nobody else’s words, and nothing that opens a door', () => {
    for (const [name, { bytes }] of files) expect(bytes.toString(), name).not.toMatch(foreignWords)
    expect(lines('report')[0]!.data).toMatchObject({ words: 'Isto me machuca.', category: 'hurts' })
    expect(lines('ownInvite')[0]!.data).toMatchObject({ reservations: [{ name: 'Tia Lúcia' }] })
  })

  it('holds who is in one’s own private circles, and of what was kept for later where it is and since when', () => {
    expect(lines('circleMember').map(({ path, data }) => [path, data.name])).toEqual([
      [paths.circleMember('mine', beto.uid), 'Beto'],
    ])
    expect(lines('entry')).toEqual([
      { path: paths.entry(ana.uid, cast.foreign), data: { savedAt: expect.stringMatching(/Z$/) } },
    ])
  })

  it('says of every list what its lines are', () => {
    for (const { row } of copySteps) {
      const schema = JSON.parse(files.get(`minha-varanda/esquemas/${row}.json`)!.bytes.toString())
      const { anyOf, oneOf, ...data } = schema.properties.data
      const choices = (anyOf ?? oneOf ?? [data]) as { properties?: object; required?: string[] }[]
      for (const line of lines(row)) {
        const fits = choices.some(({ properties = {}, required = [] }) => {
          const known = Object.keys(line.data).every((key) => Object.hasOwn(properties, key))
          return known && required.every((key) => Object.hasOwn(line.data, key))
        })
        expect(fits, `${row}: ${JSON.stringify(line.data)}`).toBe(true)
      }
    }
  })

  it('holds photos with their dates, those too that an edit took out, and the portrait', () => {
    const photos = [...files].filter(([name]) => name.startsWith('minha-varanda/fotos/'))
    expect(photos.map(([, { bytes }]) => bytes.toString().trimEnd()).sort()).toEqual([
      'a photo',
      'a photo of before',
      'a portrait',
    ])
    const [, { at }] = photos.find(([name]) => name.endsWith(`2026-10/2026-10-14-${cast.photo}.webp`))!
    // The clock of the instance, three hours behind that of the world.
    expect([at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes()]).toEqual([
      2026, 9, 14, 12, 30,
    ])
  })

  it('holds an album with names instead of marks, without the words of whom the member blocked', () => {
    const page = files.get('minha-varanda/album/2026-10.html')!.bytes.toString()
    expect(page).toContain('Domingo na casa da vó, com alguém.')
    expect(page).toContain('Eu fico com a mancha de manteiga.')
    expect(page).toContain(`src="../fotos/2026-10/2026-10-14-${cast.photo}.webp"`)
    expect(page).toContain('alt="Um bolo de fubá"')
    expect(page).not.toContain('Apagada')
    expect(page).not.toMatch(/<script|https?:/)
    const cover = files.get('minha-varanda/album/index.html')!.bytes.toString()
    expect(cover).toContain('A varanda de Ana')
    expect(cover).toContain('href="2026-10.html"')
    expect(files.get('minha-varanda/LEIA-ME.txt')!.bytes.toString()).toContain('Ana')
  })

  it('goes after its seven days, with what told of it', async () => {
    await instance.db.doc(paths.ownExport(ana.uid)).update({ until: Timestamp.fromMillis(Date.now() - 1) })
    await ringAll(instance, 'end-export')
    expect(await exportOf(ana)).toBeUndefined()
    expect(await namesUnder(exportObjects.of(ana.uid))).toEqual([])
    expect(await toldOf(ana)).toBe(0)
  })
})

/** A copy of which little is made yet, and whose next piece nobody has queued. */
async function begin({ uid }: Person, more: Partial<Export> = {}): Promise<string> {
  const id = newId()
  const begun: Export = {
    ...{ id, state: 'working', locale: 'en', askedAt: Timestamp.now(), done: 0 },
    ...{ posts: 0, comments: 0, photos: 0, files: [] },
  }
  await instance.db.doc(paths.ownExport(uid)).set({ ...begun, ...more })
  await instance.db.doc(paths.exportWork(uid)).set(newWork(id, copySteps[0]!.row))
  await instance.bucket.file(`${exportObjects.work(uid, id)}x.zip`).save(Buffer.from('x'), { resumable: false })
  await setDue(instance.db, 'end-export', { uid })
  return id
}

describe('a copy that is being made', () => {
  it('goes at once when its member says so', async () => {
    await begin(beto)
    await instance.call(dropExport, {}, beto)
    expect(await exportOf(beto)).toBeUndefined()
    expect((await instance.db.doc(paths.exportWork(beto.uid)).get()).exists).toBe(false)
    expect(await namesUnder(exportObjects.of(beto.uid))).toEqual([])
  })

  it.each(['gone', 'erasing', 'suspended, and a child'] as const)(
    'goes with its next piece where its member is %s',
    async (how) => {
      const one = await instance.member(how.split(',')[0]!)
      const standing = instance.db.doc(paths.standing(one.uid))
      await begin(one)
      if (how === 'gone') await standing.delete()
      else if (how === 'erasing') await standing.update({ status: 'erasing' })
      else await standing.update({ status: 'suspended', ageBand: 'child', guardian: beto.uid })
      await ringAll(instance, 'end-export')
      expect(await exportOf(one)).toBeUndefined()
      expect(await namesUnder(exportObjects.of(one.uid))).toEqual([])
    },
  )

  it('is made for whoever is leaving, and open to them; shut to whose data is erased', async () => {
    const fabi = await instance.member('Fabi')
    await instance.call(leave, { way: 'later' }, fabi)
    await instance.call(requestExport, { locale: 'pt' }, fabi)
    await instance.server.idle()
    const { id } = await instance.call(openExport, {}, fabi)
    expect((await fetchFile(exportUrl(id, 1), fabi)).status).toBe(200)
    await instance.db.doc(paths.standing(fabi.uid)).update({ status: 'erasing' })
    expect((await fetchFile(exportUrl(id, 1), fabi)).status).toBe(404)
  })

  it('is given up where it takes too long, leaves nothing, and may be asked for again', async () => {
    const dora = await instance.member('Dora')
    const { uid } = dora
    await begin(dora, { askedAt: Timestamp.fromMillis(Date.now() - exportLimits.makingMs) })
    await ringAll(instance, 'end-export')
    expect((await exportOf(dora))!.state).toBe('failed')
    expect(await namesUnder(exportObjects.of(uid))).toEqual([])
    expect((await instance.db.doc(paths.exportWork(uid)).get()).exists).toBe(false)

    await instance.call(requestExport, { locale: 'pt' }, dora)
    await instance.server.idle()
    expect((await exportOf(dora))!.state).toBe('ready')
  })

  it('is given up and cleared away once one piece of it has failed too often', async () => {
    const gil = await instance.member('Gil')
    const id = await begin(gil)
    const work = newWork(id, bound)
    // What it consists of is gone: nothing can be put together of it.
    await instance.db.doc(paths.exportWork(gil.uid)).set({
      ...work,
      tries: exportLimits.tries - 1,
      file: { ...work.file, entries: 1, size: 1, pieces: [`${exportObjects.work(gil.uid, id)}lost.zip`] },
    })
    await ringAll(instance, 'end-export')
    const own = (await exportOf(gil))!
    expect(own).toMatchObject({ id, state: 'failed', files: [] })
    expect(own.until!.toMillis()).toBeGreaterThan(Date.now())
    expect(await namesUnder(exportObjects.of(gil.uid))).toEqual([])
    expect((await instance.db.doc(paths.exportWork(gil.uid)).get()).exists).toBe(false)
    await instance.server.idle()
    expect(await Promise.all([toldOf(gil), toldOf(gil, 'export-failed')])).toEqual([0, 1])
    // Asked for again it is made from its beginning, and nothing says any more that it failed.
    await instance.call(requestExport, { locale: 'pt' }, gil)
    await instance.server.idle()
    expect((await exportOf(gil))!.state).toBe('ready')
    expect(await Promise.all([toldOf(gil), toldOf(gil, 'export-failed')])).toEqual([1, 0])
  })

  it('counts each failure of a piece, and begins it anew', async () => {
    const hugo = await instance.member('Hugo')
    const id = await begin(hugo)
    const work = newWork(id, bound)
    const pieces = [`${exportObjects.work(hugo.uid, id)}late.zip`]
    await instance.db
      .doc(paths.exportWork(hugo.uid))
      .set({ ...work, file: { ...work.file, entries: 1, size: 1, pieces } })
    await instance.bucket.file(pieces[0]!).delete({ ignoreNotFound: true })
    const tried = async () => (await instance.db.doc(paths.exportWork(hugo.uid)).get()).get('tries') as number
    const isRung = ringAll(instance, 'end-export')
    await expect.poll(tried, { timeout: 20_000 }).toBeGreaterThan(0)
    await instance.bucket.file(pieces[0]!).save(Buffer.from('x'), { resumable: false })
    await isRung
    await expect.poll(async () => (await exportOf(hugo))!.state, { timeout: 60_000 }).toBe('ready')
  })

  it('holds all of many: each page goes on where the last one ended, from circle to circle', async () => {
    const zeca = await instance.member('Zeca')
    const { db } = instance
    const at = Timestamp.fromMillis(Date.UTC(2026, 9, 14))
    const row = (uid: string, name = uid) => ({ uid, name, role: 'member', since: at, from: at, brought: 'all' })
    const [kept, people] = [new Set<string>(), new Set<string>()]
    const batch = db.batch()
    for (const [id, kind, owner] of [
      ['zeca1', 'public', zeca.uid],
      ['zeca2', 'private', zeca.uid],
      ['zeca3', 'group', zeca.uid],
      ['zeca4', 'private', zeca.uid],
      ['zeca5', 'private', beto.uid],
      ['zeca6', 'private', zeca.uid],
    ] as const) {
      batch.set(db.doc(paths.circle(id)), { name: id, owner, kind, createdAt: at })
      const count = { zeca2: 1, zeca4: 101, zeca6: 100 }[id as string] ?? 2
      for (let n = 0; n < count; n += 1) {
        const path = paths.circleMember(id, `p${n}`)
        batch.set(db.doc(path), row(`p${n}`))
        if (owner === zeca.uid && kind === 'private') people.add(path)
      }
    }
    for (let n = 0; n < 103; n += 1) {
      const path = paths.entry(zeca.uid, `p_${n}`)
      // Several were kept in one moment, and the last two never.
      const saved = n < 101 && { savedAt: Timestamp.fromMillis(at.toMillis() + (n % 3)) }
      batch.set(db.doc(path), { postId: `p_${n}`, author: { uid: 'p' }, createdAt: at, ...saved })
      if (saved) kept.add(path)
    }
    await batch.commit()
    await instance.call(requestExport, { locale: 'pt' }, zeca)
    await instance.server.idle()
    const { id } = (await exportOf(zeca))!
    const [bytes] = await instance.bucket.file(exportObjects.file(zeca.uid, id, 1)).download()
    files = await readZip(bytes)
    const pathsOf = (kind: CopiedDocument) => lines(kind).map(({ path }) => path)
    expect(pathsOf('circleMember').toSorted()).toEqual([...people].sort())
    expect(pathsOf('entry').toSorted()).toEqual([...kept].sort())
  })

  it('goes on by its alarm where the queue lost its next piece', async () => {
    const eva = await instance.member('Eva')
    const id = await begin(eva)
    await ringAll(instance, 'end-export')
    expect(await exportOf(eva)).toMatchObject({ id, state: 'ready' })
  })
})
