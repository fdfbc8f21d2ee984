import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminSdk, adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { crc32c, crc32cText } from '../../src/rules/library/crc32c.ts'
import { openInstance, type TestInstance } from '../support/instance.ts'

const bucket = 'varanda.appspot.com'
let instance: TestInstance
let admin: AdminSdk
const apps: FirebaseApp[] = []

/** Firebase's own SDK for browsers, signed in with this token or not at all. */
function browser(idToken?: string): FirebaseStorage {
  const app = initializeApp({ projectId: 'varanda', apiKey: 'x', storageBucket: bucket }, `app-${apps.length}`)
  apps.push(app)
  const storage = getStorage(app)
  const { hostname, port } = new URL(instance.server.url)
  connectStorageEmulator(storage, hostname, Number(port), idToken ? { mockUserToken: idToken } : {})
  return storage
}

/** They begin as a JPEG does, which is all that Storage asks of one. */
const bytes = (size: number, seed = 1) =>
  Buffer.from(Array.from({ length: size }, (_, i) => [0xff, 0xd8, 0xff][i] ?? (i * 31 + seed) % 251))
const image = { contentType: 'image/jpeg' }
const blobs = () =>
  (readdirSync(join(instance.dataDir, 'storage', 'blobs'), { recursive: true }) as string[]).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  )
const drafts = () => readdirSync(join(instance.dataDir, 'storage', 'drafts'))

beforeAll(async () => {
  instance = await openInstance({ functions: false })
  admin = await adminSdk(instance.server, instance.dataDir)
})

afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)))
  await admin.close()
  await instance.close()
})

describe('a browser', () => {
  let ana: FirebaseStorage
  let token: string

  beforeAll(async () => {
    token = (await instance.person('ana')).idToken
    await instance.write('members/ana', { name: 'Ana' })
    ana = browser(token)
  })

  it('brings an object in one request, whose checksums are right', async () => {
    const content = bytes(1000)
    const { metadata } = await uploadBytes(ref(ana, 'uploads/ana/one'), content, image)
    expect(metadata).toMatchObject({ fullPath: 'uploads/ana/one', size: 1000, contentType: 'image/jpeg' })
    const [kept] = await admin.bucket.file('uploads/ana/one').download()
    expect(kept.equals(content)).toBe(true)
  })

  it('brings a large one in pieces', async () => {
    const content = bytes(3_000_000)
    const { metadata } = await uploadBytesResumable(ref(ana, 'uploads/ana/large'), content, image)
    expect(metadata.size).toBe(3_000_000)
    const [kept] = await admin.bucket.file('uploads/ana/large').download()
    expect(kept.equals(content)).toBe(true)
    expect(drafts()).toEqual([])
  })

  it('brings 20 MiB, and is refused more', async () => {
    const most = 20 * 1024 * 1024
    await uploadBytes(ref(ana, 'uploads/ana/most'), bytes(most), image)
    await expect(uploadBytes(ref(ana, 'uploads/ana/more'), bytes(most + 1), image)).rejects.toMatchObject({
      code: 'storage/unauthorized',
    })
  })

  it('is refused what the rules do not grant', async () => {
    const refused = { code: 'storage/unauthorized' }
    const content = bytes(10)
    await expect(uploadBytes(ref(ana, 'uploads/bia/x'), content, image)).rejects.toMatchObject(refused)
    await expect(uploadBytes(ref(ana, 'elsewhere'), content, image)).rejects.toMatchObject(refused)
    await expect(uploadBytes(ref(ana, 'uploads/ana/one'), content, image)).rejects.toMatchObject(refused)
    await expect(uploadBytesResumable(ref(ana, 'uploads/bia/y'), content, image)).rejects.toMatchObject(refused)
    await expect(getMetadata(ref(ana, 'uploads/ana/one'))).rejects.toMatchObject(refused)
    await expect(getBytes(ref(ana, 'uploads/ana/one'))).rejects.toMatchObject(refused)
    await expect(deleteObject(ref(ana, 'uploads/ana/one'))).rejects.toMatchObject(refused)
    await expect(getMetadata(ref(ana, 'uploads/ana/missing'))).rejects.toMatchObject(refused)
    const stranger = browser()
    await expect(uploadBytes(ref(stranger, 'uploads/ana/z'), content, image)).rejects.toMatchObject({
      code: expect.stringMatching(/unauthorized|unauthenticated/),
    })
    const forged = browser(`${token.slice(0, -6)}AAAAAA`)
    await expect(uploadBytes(ref(forged, 'uploads/ana/z'), content, image)).rejects.toMatchObject({
      code: 'storage/unauthenticated',
    })
  })

  it('may read where rules say so, and never sees a download token', async () => {
    await admin.bucket.file('open/note').save('words', {
      resumable: false,
      metadata: { contentType: 'text/html', metadata: { firebaseStorageDownloadTokens: 'secret', kept: 'yes' } },
    })
    const metadata = await getMetadata(ref(ana, 'open/note'))
    expect(metadata.customMetadata).toEqual({ kept: 'yes' })
    const url = `${instance.server.url}/v0/b/${bucket}/o/open%2Fnote`
    const raw = await fetch(url, { headers: { Authorization: `Firebase ${token}` } })
    expect(await raw.text()).not.toMatch(/token|secret/i)
    expect((await fetch(`${url}?alt=media&token=secret`)).status).toBe(403)
    const shown = await fetch(`${url}?alt=media`, { headers: { Authorization: `Firebase ${token}` } })
    expect(shown.headers.get('content-disposition')).toBe('attachment')
    expect(await shown.text()).toBe('words')
  })

  it('lists what rules let it list, page by page', async () => {
    for (const name of ['a', 'b', 'c']) await admin.bucket.file(`shelf/${name}`).save(name, { resumable: false })
    await admin.bucket.file('shelf/deep/d').save('d', { resumable: false })
    const shelf = ref(ana, 'shelf')
    const all = await listAll(shelf)
    expect(all.items.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(all.prefixes.map(({ fullPath }) => fullPath)).toEqual(['shelf/deep'])
    const first = await list(shelf, { maxResults: 2 })
    expect(first.items.map(({ name }) => name)).toEqual(['a', 'b'])
    const rest = await list(shelf, { maxResults: 5, pageToken: first.nextPageToken! })
    expect(rest.items.map(({ name }) => name)).toEqual(['c'])
    for (const closed of ['uploads/ana', 'uploads', '']) {
      await expect(listAll(ref(ana, closed))).rejects.toMatchObject({ code: 'storage/unauthorized' })
    }
  })

  it('lists one folder and nothing below it or beside it, whatever it asks for', async () => {
    await admin.bucket.file('shelf/deep/hidden').save('x', { resumable: false })
    await admin.bucket.file('shelfmark/hidden').save('x', { resumable: false })
    const asked = async (query: string, idToken = token) => {
      const url = `${instance.server.url}/v0/b/${bucket}/o?${query}`
      const answer = await fetch(url, { headers: { Authorization: `Firebase ${idToken}` } })
      return { status: answer.status, text: await answer.text() }
    }
    const folder = await asked('prefix=shelf%2F&delimiter=%2F')
    expect(folder.status).toBe(200)
    expect(folder.text).toContain('shelf/deep/')
    expect(folder.text).not.toContain('hidden')
    // Rules are asked about the path, but names are compared as text.
    for (const query of [
      'prefix=shelf&delimiter=%2F',
      'prefix=shelf',
      'prefix=shelf%2F',
      'prefix=shelf%2F&delimiter=',
      'prefix=shelf%2F&delimiter=hidden',
      'prefix=shelf%2F&delimiter=%2F%2F',
    ]) {
      const { status, text } = await asked(query)
      expect([query, status]).toEqual([query, 400])
      expect(text).not.toContain('hidden')
    }
    for (const query of ['delimiter=%2F', '', 'prefix=shelf%2Fd&delimiter=%2F']) {
      expect([query, (await asked(query)).status]).toEqual([query, 403])
    }
    await admin.bucket.deleteFiles({ prefix: 'shelf/deep/hidden' })
    await admin.bucket.deleteFiles({ prefix: 'shelfmark/' })
  })

  it('changes what is said about an object where rules let it, never its bytes or tokens', async () => {
    await admin.bucket.file('shelf/named').save('x', {
      resumable: false,
      metadata: { contentType: 'text/plain', metadata: { kept: '1', gone: '1' } },
    })
    const named = ref(ana, 'shelf/named')
    const after = await updateMetadata(named, {
      contentLanguage: 'pt',
      customMetadata: { gone: null as never, come: '2', firebaseStorageDownloadTokens: 'mine' },
    })
    expect(after).toMatchObject({ contentType: 'text/plain', contentLanguage: 'pt', metageneration: '2', size: 1 })
    expect(after.customMetadata).toEqual({ kept: '1', come: '2' })
    const refused = { code: 'storage/unauthorized' }
    await expect(updateMetadata(named, { contentType: 'text/html' })).rejects.toMatchObject(refused)
    await expect(updateMetadata(ref(ana, 'uploads/ana/one'), { contentType: 'a/b' })).rejects.toMatchObject(refused)
    await expect(updateMetadata(ref(ana, 'open/missing'), { contentType: 'a/b' })).rejects.toMatchObject(refused)
  })

  it('says eight KiB about an object and no more, at once or one after the other', async () => {
    const said = (of: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`${of}${n}`, 'x'.repeat(1000)]))
    const heavy = ref(ana, 'uploads/ana/heavy')
    const send = (count: number) =>
      uploadBytes(heavy, bytes(100), { contentType: 'image/jpeg', customMetadata: said('a', count) })
    await expect(send(9)).rejects.toMatchObject({ status: 400 })
    await send(8)
    await admin.bucket.file('shelf/heavy').save('x', { resumable: false, metadata: { metadata: said('a', 8) } })
    const more = updateMetadata(ref(ana, 'shelf/heavy'), { customMetadata: said('b', 1) })
    await expect(more).rejects.toMatchObject({ status: 400 })
  })

  it('reads a part where it asks for one', async () => {
    await admin.bucket.file('open/long').save('0123456789', { resumable: false })
    const url = `${instance.server.url}/v0/b/${bucket}/o/open%2Flong?alt=media`
    const part = (range: string) => fetch(url, { headers: { Authorization: `Firebase ${token}`, Range: range } })
    const middle = await part('bytes=2-4')
    expect([middle.status, middle.headers.get('content-range'), await middle.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ])
    expect(await (await part('bytes=-3')).text()).toBe('789')
    expect((await part('bytes=10-')).status).toBe(416)
    expect((await part('lines=1-2')).status).toBe(200)
    expect((await getBytes(ref(ana, 'open/long'), 4)).byteLength).toBe(4)
  })

  it.each<[string, string | Buffer]>([
    ['image/png', '<!doctype html><script>alert(1)</script>'],
    ['image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['IMAGE/JPEG; charset=x', 'words'],
    ['image/jpeg', Buffer.alloc(0)],
    ['image/gif', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['video/mp4', 'not a film'],
  ])('is refused what is no %s and says that it is', async (contentType, content) => {
    const one = uploadBytes(ref(ana, `uploads/ana/not-${crypto.randomUUID()}`), Buffer.from(content), { contentType })
    await expect(one).rejects.toMatchObject({ status: 400 })
    const large = Buffer.concat([Buffer.from(content), Buffer.alloc(300_000)])
    const name = `uploads/ana/not-${crypto.randomUUID()}`
    const pieces = uploadBytesResumable(ref(ana, name), large, { contentType })
    await expect(pieces).rejects.toMatchObject({ status: 400 })
    expect(await admin.bucket.file(name).exists()).toEqual([false])
    expect(drafts()).toEqual([])
  })

  it('hears by name what is not served', async () => {
    const url = `${instance.server.url}/v0/b/${bucket}/o`
    const headers = { Authorization: `Firebase ${token}` }
    const answers = await Promise.all([
      fetch(`${url}/open%2Fnote`, { method: 'PUT', headers, body: '{}' }),
      fetch(`${url}?name=x`, { method: 'POST', headers, body: 'raw' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([501, 501])
    for (const answer of answers) expect(await answer.text()).toContain('served here')
    const elsewhere = await fetch(`${instance.server.url}/v0/b/another/o/x`, { headers })
    expect(elsewhere.status).toBe(404)
  })

  describe('in pieces by hand', () => {
    const start = async (name: string, size: number, idToken = token) => {
      const answer = await fetch(`${instance.server.url}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: {
          Authorization: `Firebase ${idToken}`,
          'X-Goog-Upload-Protocol': 'resumable',
          'X-Goog-Upload-Command': 'start',
          'X-Goog-Upload-Header-Content-Length': String(size),
          'X-Goog-Upload-Header-Content-Type': 'image/jpeg',
        },
      })
      return answer.headers.get('x-goog-upload-url') as string
    }
    const send = (url: string, command: string, offset?: number, body?: Buffer, idToken = token) =>
      fetch(url, {
        method: 'POST',
        headers: {
          Authorization: `Firebase ${idToken}`,
          'X-Goog-Upload-Command': command,
          ...(offset !== undefined && { 'X-Goog-Upload-Offset': String(offset) }),
        },
        ...(body && { body: new Uint8Array(body) }),
      })

    it('takes a piece that comes again once, and answers a finished upload again', async () => {
      const content = bytes(700, 7)
      const url = await start('uploads/ana/again', 700)
      await send(url, 'upload', 0, content.subarray(0, 300))
      await send(url, 'upload', 0, content.subarray(0, 300))
      const asked = await send(url, 'query')
      expect(asked.headers.get('x-goog-upload-status')).toBe('active')
      expect(asked.headers.get('x-goog-upload-size-received')).toBe('300')
      const first = await send(url, 'upload, finalize', 300, content.subarray(300))
      const second = await send(url, 'upload, finalize', 300, content.subarray(300))
      expect(second.headers.get('x-goog-upload-status')).toBe('final')
      expect(await second.json()).toEqual(await first.json())
      const [kept] = await admin.bucket.file('uploads/ana/again').download()
      expect(kept.equals(content)).toBe(true)
    })

    it('takes pieces that look like JSON which nobody closes', async () => {
      const content = Buffer.concat([bytes(1000), Buffer.from('['.repeat(1000))])
      const url = await start('uploads/ana/brackets', 2000)
      expect((await send(url, 'upload', 0, content.subarray(0, 1000))).status).toBe(200)
      expect((await send(url, 'upload, finalize', 1000, content.subarray(1000))).status).toBe(200)
      const [kept] = await admin.bucket.file('uploads/ana/brackets').download()
      expect(kept.equals(content)).toBe(true)
      // JSON with such an address is looked at all the same.
      const object = `${instance.server.url}/v0/b/${bucket}/o/${encodeURIComponent('uploads/ana/brackets')}`
      const answer = await fetch(`${object}?upload_id=x`, {
        method: 'PATCH',
        headers: { Authorization: `Firebase ${token}`, 'Content-Type': 'application/json' },
        body: '{"metadata":'.repeat(100_000),
      })
      expect(answer.status).toBe(400)
    })

    it('refuses a gap, more than announced, an early end, and somebody else', async () => {
      const url = await start('uploads/ana/odd', 10)
      expect((await send(url, 'upload', 5, bytes(5))).status).toBe(416)
      expect((await send(url, 'upload', 0, bytes(11))).status).toBe(413)
      await send(url, 'upload', 0, bytes(5))
      expect((await send(url, 'finalize')).status).toBe(416)
      const { idToken } = await instance.person('bia')
      expect((await send(url, 'upload', 5, bytes(5), idToken)).status).toBe(404)
      expect((await send(url, 'cancel')).headers.get('x-goog-upload-status')).toBe('cancelled')
      expect((await send(url, 'query')).status).toBe(404)
      expect(drafts()).toEqual([])
    })

    it('may leave at most 50 uploads unfinished', async () => {
      await instance.write('members/dora', { name: 'Dora' })
      const { idToken } = await instance.person('dora')
      const urls = await Promise.all(Array.from({ length: 51 }, (_, n) => start(`uploads/dora/${n}`, 10, idToken)))
      expect(urls.filter((url) => url === null)).toHaveLength(1)
    })

    it('leaves nothing behind when the right is gone at the end', async () => {
      const before = blobs()
      const url = await start('uploads/ana/late', 4)
      await instance.remove('members/ana')
      expect((await send(url, 'upload, finalize', 0, Buffer.from('late'))).status).toBe(403)
      expect(blobs()).toEqual(before)
      expect(drafts()).toEqual([])
      await instance.write('members/ana', { name: 'Ana' })
    })
  })
})

describe('the Admin SDK', () => {
  it('stores in one request and in pieces, reads, changes, lists and deletes', async () => {
    const file = admin.bucket.file('media/p/m/small.webp')
    await file.save(bytes(5000), { resumable: false, contentType: 'image/webp' })
    await admin.bucket.file('media/p/m/large.webp').save(bytes(900_000, 2), { resumable: true })
    await admin.bucket.file('media/p/other').save(Buffer.alloc(0), { resumable: true })
    const braces = Buffer.from('{'.repeat(700_000))
    await admin.bucket.file('exports/braces').save(() => [braces], { chunkSize: 256 * 1024 })
    expect((await admin.bucket.file('exports/braces').download())[0].equals(braces)).toBe(true)
    expect((await file.getMetadata())[0]).toMatchObject({ contentType: 'image/webp', size: '5000' })
    await file.setMetadata({ cacheControl: 'private', metadata: { firebaseStorageDownloadTokens: 'x' } })
    expect((await file.getMetadata())[0]).toMatchObject({ cacheControl: 'private', contentType: 'image/webp' })
    expect((await file.getMetadata())[0].metadata).toBeUndefined()
    const [large] = await admin.bucket.file('media/p/m/large.webp').download()
    expect(large.equals(bytes(900_000, 2))).toBe(true)
    const names = async (query: object) => (await admin.bucket.getFiles(query))[0].map(({ name }) => name)
    expect(await names({ prefix: 'media/p/m/' })).toEqual(['media/p/m/large.webp', 'media/p/m/small.webp'])
    const [[first], next] = await admin.bucket.getFiles({ prefix: 'media/', maxResults: 1, autoPaginate: false })
    expect(first?.name).toBe('media/p/m/large.webp')
    expect(await names({ ...next, maxResults: 5 })).toEqual(['media/p/m/small.webp', 'media/p/other'])
    expect(await names({ prefix: 'media/p/', delimiter: '/', autoPaginate: false })).toEqual(['media/p/other'])
    await file.delete()
    expect(await file.exists()).toEqual([false])
    await admin.bucket.deleteFiles({ prefix: 'media/' })
    expect(await names({ prefix: 'media/' })).toEqual([])
    await expect(file.download()).rejects.toMatchObject({ code: 404 })
  })

  it('gives back what was stored as gzip, packed to whoever takes it and unpacked to whoever does not', async () => {
    const text = 'bolo de fubá '.repeat(200)
    const file = admin.bucket.file('texts/recipe.txt')
    await file.save(text, {
      resumable: false,
      gzip: true,
      contentType: 'text/plain',
      metadata: { cacheControl: 'private, max-age=60' },
    })
    expect((await file.getMetadata())[0].contentEncoding).toBe('gzip')
    expect((await file.download())[0].toString()).toBe(text)
    const [packed] = await file.download({ decompress: false })
    expect(gunzipSync(packed).toString()).toBe(text)
    const address = `${instance.server.adminUrl}/download/storage/v1/b/${bucket}/o/texts%2Frecipe.txt?alt=media`
    const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('cache-control')).toBe('private, max-age=60')
    expect(await plain.text()).toBe(text)
  })

  it('keeps what two names share until both are gone', async () => {
    const content = bytes(64, 99)
    await Promise.all(['one', 'two'].map((name) => admin.bucket.file(`shared/${name}`).save(content)))
    const before = blobs().length
    await admin.bucket.file('shared/one').delete()
    expect(blobs().length).toBe(before)
    expect((await admin.bucket.file('shared/two').download())[0].equals(content)).toBe(true)
    await admin.bucket.file('shared/two').delete()
    expect(blobs().length).toBe(before - 1)
  })

  it('never overwrites where it says so', async () => {
    const file = admin.bucket.file('once')
    await file.save('first', { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } })
    await expect(
      file.save('second', { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } }),
    ).rejects.toMatchObject({ code: 412 })
    expect(String((await file.download())[0])).toBe('first')
  })

  it('copies, moves and composes without bringing the bytes again', async () => {
    const source = admin.bucket.file('from/a b')
    await source.save('one', {
      resumable: false,
      metadata: { contentType: 'text/plain', metadata: { uploader: 'ana' } },
    })
    const before = blobs().length
    await source.copy(admin.bucket.file('to/copy'))
    expect(blobs().length).toBe(before)
    expect((await admin.bucket.file('to/copy').getMetadata())[0]).toMatchObject({
      contentType: 'text/plain',
      size: '3',
    })
    await source.move('to/moved')
    expect(await source.exists()).toEqual([false])
    expect(String((await admin.bucket.file('to/moved').download())[0])).toBe('one')
    await admin.bucket.file('to/moved').moveFileAtomic('to/again')
    expect(await admin.bucket.file('to/moved').exists()).toEqual([false])
    await admin.bucket.file('from/b').save('two', { resumable: false })
    await admin.bucket.combine(['to/again', 'from/b'], 'to/both')
    expect(String((await admin.bucket.file('to/both').download())[0])).toBe('onetwo')
    await expect(admin.bucket.file('from/missing').copy('to/x')).rejects.toMatchObject({ code: 404 })
    expect(await admin.bucket.exists()).toEqual([true])
  })

  it('keeps to the generation that it is told', async () => {
    const file = admin.bucket.file('generations')
    await file.save('first', { resumable: false })
    const [{ generation, metageneration }] = await file.getMetadata()
    const wrong = { code: 412 }
    await expect(file.setMetadata({ cacheControl: 'x' }, { ifMetagenerationMatch: 9 })).rejects.toMatchObject(wrong)
    await expect(file.delete({ ifGenerationMatch: 1 })).rejects.toMatchObject(wrong)
    await expect(file.copy('generations-2', { preconditionOpts: { ifGenerationMatch: 77 } })).rejects.toMatchObject(
      wrong,
    )
    await file.setMetadata({ cacheControl: 'x' }, { ifMetagenerationMatch: Number(metageneration) })
    const old = admin.bucket.file('generations', { generation: Number(generation) - 1 })
    await expect(old.download()).rejects.toMatchObject({ code: 404 })
    await file.setMetadata({ cacheControl: null as never })
    expect((await file.getMetadata())[0].cacheControl).toBeUndefined()
    await file.delete({ ifGenerationMatch: Number(generation) })
  })

  it('hears by name what it asks for in vain', async () => {
    const file = admin.bucket.file('in-vain')
    await file.save('x', { resumable: false })
    await expect(admin.bucket.getFiles({ versions: true })).rejects.toThrow(/versions of a list is not served/)
    await expect(admin.bucket.getFiles({ matchGlob: '**' })).rejects.toThrow(/matchGlob of a list is not served/)
    await expect(file.save('y', { resumable: false, predefinedAcl: 'publicRead' })).rejects.toThrow(/predefinedAcl/)
    await expect(file.makePublic()).rejects.toThrow(/acl is not served/)
  })

  it('reads a part of an object', async () => {
    await admin.bucket.file('parts').save('0123456789', { resumable: false })
    const chunks: Buffer[] = []
    for await (const chunk of admin.bucket.file('parts').createReadStream({ start: 3, end: 5 })) chunks.push(chunk)
    expect(String(Buffer.concat(chunks))).toBe('345')
  })

  it('is not served on the public port', async () => {
    for (const path of [`/b/${bucket}/o`, `/storage/v1/b/${bucket}/o`, `/upload/storage/v1/b/${bucket}/o?name=x`]) {
      expect((await fetch(instance.server.url + path)).status).toBe(404)
    }
  })
})

it('forgets at the start an upload whose bytes are gone, as after a restore', async () => {
  await admin.close()
  const { idToken } = await instance.person('restored')
  await instance.write('members/restored', { name: 'R' })
  const url = `${instance.server.url}/v0/b/${bucket}/o?name=uploads%2Frestored%2Fx`
  const headers = { Authorization: `Firebase ${idToken}`, 'X-Goog-Upload-Protocol': 'resumable' }
  const begun = await fetch(url, { method: 'POST', headers: { ...headers, 'X-Goog-Upload-Command': 'start' } })
  const place = new URL(begun.headers.get('x-goog-upload-url')!)
  const send = (command: string, body?: Buffer) =>
    fetch(`${instance.server.url}${place.pathname}${place.search}`, {
      method: 'POST',
      headers: { ...headers, 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': '0' },
      ...(body && { body }),
    })
  expect((await send('upload', bytes(100))).status).toBe(200)
  await instance.restart()
  expect((await send('query')).headers.get('x-goog-upload-size-received')).toBe('100')
  await instance.server.stop()
  for (const draft of drafts()) rmSync(join(instance.dataDir, 'storage', 'drafts', draft))
  await instance.start()
  expect((await send('query')).status).toBe(404)
  admin = await adminSdk(instance.server, instance.dataDir)
})

it('lets one account keep so much and no more', async () => {
  const small = await openInstance({ functions: false, memberQuota: 10_000 })
  const plane = await adminSdk(small.server, small.dataDir)
  try {
    await small.write('members/bia', { name: 'B' })
    const { idToken } = await small.person('bia')
    const send = (name: string, size: number) =>
      fetch(`${small.server.url}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: {
          Authorization: `Firebase ${idToken}`,
          'X-Goog-Upload-Protocol': 'multipart',
          'Content-Type': 'multipart/related; boundary=b',
        },
        body: Buffer.concat([
          Buffer.from('--b\r\nContent-Type: application/json\r\n\r\n{}\r\n--b\r\nContent-Type: image/jpeg\r\n\r\n'),
          bytes(size),
          Buffer.from('\r\n--b--'),
        ]),
      })
    expect((await send('uploads/bia/one', 6000)).status).toBe(200)
    const refused = await send('uploads/bia/two', 6000)
    expect(refused.status).toBe(402)
    expect(await refused.text()).toContain('quota-exceeded')
    // What functions make of it counts on the same account; what is gone counts no more.
    await plane.bucket.file('uploads/bia/one').delete()
    await plane.bucket.file('media/x').save(bytes(5000), { metadata: { metadata: { uploader: 'bia' } } })
    expect((await send('uploads/bia/three', 6000)).status).toBe(402)
    expect((await send('uploads/bia/three', 4000)).status).toBe(200)
    const both = await Promise.all([send('uploads/bia/4', 900), send('uploads/bia/5', 900)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 402])
  } finally {
    await plane.close()
    await small.close()
  }
})

it('lets one replace in pieces what one may replace at once', async () => {
  const small = await openInstance({ functions: false, memberQuota: 10_000 })
  const plane = await adminSdk(small.server, small.dataDir)
  try {
    const { idToken } = await small.person('bia')
    const shelved = plane.bucket.file('shelf/large')
    const metadata = { contentType: 'image/jpeg', metadata: { uploader: 'bia' } }
    await shelved.save(bytes(6000), { resumable: false, metadata })
    const headers = { Authorization: `Firebase ${idToken}`, 'X-Goog-Upload-Protocol': 'resumable' }
    const begun = await fetch(`${small.server.url}/v0/b/${bucket}/o?name=shelf%2Flarge`, {
      method: 'POST',
      headers: {
        ...headers,
        'X-Goog-Upload-Command': 'start',
        'X-Goog-Upload-Header-Content-Type': 'image/jpeg',
      },
    })
    const place = begun.headers.get('x-goog-upload-url')!
    const send = (command: string, offset: number, body: Buffer) =>
      fetch(place, {
        method: 'POST',
        headers: { ...headers, 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) },
        body: new Uint8Array(body),
      })
    const content = bytes(10_001, 3)
    expect((await send('upload', 0, content.subarray(0, 7000))).status).toBe(200)
    // What is freed is freed once.
    expect((await send('upload', 7000, content.subarray(7000))).status).toBe(402)
    expect((await send('upload, finalize', 7000, content.subarray(7000, 10_000))).status).toBe(200)
    expect((await shelved.download())[0].equals(content.subarray(0, 10_000))).toBe(true)
  } finally {
    await plane.close()
    await small.close()
  }
})

it('sweeps at the start what no row points to', async () => {
  await admin.bucket.file('kept').save('kept')
  await admin.close()
  await instance.server.stop()
  const before = blobs().length
  mkdirSync(join(instance.dataDir, 'storage', 'blobs', 'ff'), { recursive: true })
  writeFileSync(join(instance.dataDir, 'storage', 'blobs', 'ff', 'f'.repeat(64)), 'orphan')
  writeFileSync(join(instance.dataDir, 'storage', 'drafts', 'left-over'), 'half')
  await instance.start()
  admin = await adminSdk(instance.server, instance.dataDir)
  expect(blobs().length).toBe(before)
  expect(drafts()).toEqual([])
})

it('knows the checksum of the standard', () => {
  expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283)
  expect(crc32c(Buffer.from('6789'), crc32c(Buffer.from('12345')))).toBe(0xe3069283)
  expect(crc32cText(0xe3069283)).toBe('4waSgw==')
})
