import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { prepareMedia } from '@varanda/domain/post/calls/prepare-media'
import type { Entry } from '@varanda/domain/post/entry'
import { formatsOf, mediaLimits, mediaSizes, mediaUrl, objects, type Photo } from '@varanda/domain/post/media'
import { Timestamp } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { photograph, upload } from '../harness/upload.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let ana: Person
let beto: Person
let caio: Person
let dora: Person

beforeAll(async () => {
  instance = await openInstance({ hosting: true })
  ;[ana, beto, caio, dora] = (await Promise.all(
    ['Ana', 'Beto', 'Caio', 'Dora'].map((name) => instance.member(name)),
  )) as [Person, Person, Person, Person]
  await Promise.all([instance.connect(ana, beto), instance.connect(ana, caio)])
})

afterAll(() => instance.close())

const names = async (prefix: string) => (await instance.bucket.getFiles({ prefix }))[0].map(({ name }) => name)

async function prepared(who: Person, postId: string, bytes: Buffer, alt?: string, type?: string): Promise<Photo> {
  const uploadId = newId()
  expect((await upload(instance, who, uploadId, bytes, type)).status).toBe(200)
  return instance.call(prepareMedia, { postId, uploadId, ...(alt && { alt }) }, who)
}

async function published(who: Person, except: string[] = []): Promise<{ postId: string; photo: Photo }> {
  const postId = newPostId(who.uid)
  const photo = await prepared(who, postId, await photograph())
  const audience = forConnections(except)
  await instance.call(createPost, { postId, text: '', photos: [photo.id], audience }, who)
  await instance.server.idle()
  return { postId, photo }
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(instance.server.url + path, { headers })
const asBearer = (who: Person, path: string) => ask(path, { Authorization: `Bearer ${who.idToken}` })
const withCookie = (value: string, path: string) => ask(path, { Cookie: `__session=${value}` })
/** What this sign-in's browser was given. */
async function passOf(who: Person): Promise<string> {
  const answer = await fetch(`${instance.server.url}/session`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${who.idToken}` },
  })
  return /^__session=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
}
const asCookie = async (who: Person, path: string) => withCookie(await passOf(who), path)

describe('preparing', () => {
  it('draws every size anew: upright, sRGB, and without place, camera or profile', async () => {
    const original = await photograph(2400, 1600)
    const before = await sharp(original).metadata()
    expect(before.orientation).toBe(6)
    expect([before.exif?.toString('latin1'), String(before.xmp)]).toEqual([
      expect.stringContaining('SECRET-CAMERA'),
      expect.stringContaining('SECRET-XMP'),
    ])
    const postId = newPostId(ana.uid)
    const photo = await prepared(ana, postId, original, '  Bolo na mesa  ')
    expect(photo).toEqual({
      id: photo.id,
      width: 1600,
      height: 2400,
      thumbhash: expect.stringMatching(/^[\w+/=]{20,50}$/),
      alt: 'Bolo na mesa',
    })
    const wanted = mediaSizes.flatMap((size) =>
      formatsOf[size].map((format) => objects.rendition(postId, photo.id, size, format)),
    )
    expect(await names(objects.media(postId, photo.id))).toEqual(wanted.sort())
    for (const name of wanted) {
      const [bytes] = await instance.bucket.file(name).download()
      const facts = await sharp(bytes).metadata()
      expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(facts.icc === undefined || facts.space === 'srgb').toBe(true)
      expect(bytes.toString('latin1')).not.toMatch(/SECRET|GPS|Exif\0/)
      expect(facts.height).toBeGreaterThan(facts.width)
    }
    expect(await names(objects.upload(ana.uid, ''))).toEqual([])
  })

  it('answers the same a second time and at the same time, with one set of renditions', async () => {
    const postId = newPostId(ana.uid)
    const uploadId = newId()
    await upload(instance, ana, uploadId, await photograph())
    const both = await Promise.all([1, 2].map(() => instance.call(prepareMedia, { postId, uploadId }, ana)))
    const again = await instance.call(prepareMedia, { postId, uploadId, alt: 'other words' }, ana)
    expect(both).toEqual([again, again])
    expect(await names(objects.media(postId, uploadId))).toHaveLength(5)
  })

  it('takes the first frame of an animation, and never makes a small picture larger', async () => {
    const gif = await sharp({ create: { width: 60, height: 120, channels: 3, background: 'red' } })
      .gif()
      .toBuffer()
    const photo = await prepared(ana, newPostId(ana.uid), gif, undefined, 'image/gif')
    expect(photo).toMatchObject({ width: 60, height: 120 })
  })

  it.each(['png', 'webp', 'avif'] as const)('reads %s, seen through where it is', async (format) => {
    const picture = await sharp({
      create: { width: 700, height: 300, channels: 4, background: { r: 0, g: 80, b: 200, alpha: 0.5 } },
    })
      .toFormat(format)
      .toBuffer()
    const postId = newPostId(ana.uid)
    const photo = await prepared(ana, postId, picture, undefined, `image/${format}`)
    expect(photo).toMatchObject({ width: 700, height: 300 })
    const [small] = await instance.bucket.file(objects.rendition(postId, photo.id, 'small', 'webp')).download()
    expect(await sharp(small).metadata()).toMatchObject({ width: 480, hasAlpha: true })
  })

  it('takes along nothing that hides behind the end of a picture', async () => {
    const postId = newPostId(ana.uid)
    const hidden = Buffer.from('PK\x03\x04<script>SECRET-BEHIND</script>')
    const photo = await prepared(ana, postId, Buffer.concat([await photograph(), hidden]))
    for (const name of await names(objects.media(postId, photo.id))) {
      expect((await instance.bucket.file(name).download())[0].includes('SECRET')).toBe(false)
    }
  })

  it('finishes what a call left half-done when it died', async () => {
    const postId = newPostId(ana.uid)
    const uploadId = newId()
    await upload(instance, ana, uploadId, await photograph())
    const note = instance.db.doc(paths.media(postId, uploadId))
    await note.set({ postId, mediaId: uploadId, author: ana.uid, unusedSince: Timestamp.now() })
    await instance.bucket.file(objects.rendition(postId, uploadId, 'large', 'webp')).save('half of it')
    const photo = await instance.call(prepareMedia, { postId, uploadId }, ana)
    expect((await note.get()).data()).toMatchObject({ photo })
    const [large] = await instance.bucket.file(objects.rendition(postId, uploadId, 'large', 'webp')).download()
    expect((await sharp(large).metadata()).width).toBe(photo.width)
  })

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['HTML behind a GIF’s first bytes', () => Buffer.from('GIF89a/*<script>alert(1)</script>')],
    ['a film', () => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(400)])],
    ['half of a photo', async () => (await photograph()).subarray(0, 900)],
    ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * i) % 251))],
    ['a flat picture of 65,500 by 65,500', () => pngHeader(65_500, 65_500)],
    ['a picture of too many pixels', () => manyPixels()],
  ])('refuses %s that says it is a JPEG, and keeps nothing of it', async (_, make) => {
    const postId = newPostId(ana.uid)
    const uploadId = newId()
    const bytes = await make()
    // What does not even begin as one is refused at the door; behind it nobody relies on that.
    expect([200, 400]).toContain((await upload(instance, ana, uploadId, bytes)).status)
    await instance.bucket.file(objects.upload(ana.uid, uploadId)).save(bytes, { resumable: false })
    expect(await instance.refusalOf(instance.call(prepareMedia, { postId, uploadId }, ana))).toBe('not-an-image')
    expect(await names('uploads/')).toEqual([])
    expect(await names(objects.media(postId, uploadId))).toEqual([])
    expect((await instance.db.doc(paths.media(postId, uploadId)).get()).exists).toBe(false)
  })

  it('unpacks nothing that says of itself that it is packed', async () => {
    const postId = newPostId(ana.uid)
    const uploadId = newId()
    const metadata = { contentType: 'image/x', contentEncoding: 'gzip' }
    const packed = gzipSync(await photograph())
    await instance.bucket.file(objects.upload(ana.uid, uploadId)).save(packed, { resumable: false, metadata })
    expect(await instance.refusalOf(instance.call(prepareMedia, { postId, uploadId }, ana))).toBe('not-an-image')
    expect(await names('uploads/')).toEqual([])
  })

  it('is not offered nothing at all, nor what says that it is no picture', async () => {
    expect((await upload(instance, ana, newId(), Buffer.alloc(0))).status).toBe(403)
    expect((await upload(instance, ana, newId(), await photograph(), 'text/html')).status).toBe(403)
  })

  it('refuses somebody else’s post, an upload that is not there, and strangers', async () => {
    const uploadId = newId()
    await upload(instance, ana, uploadId, await photograph())
    const refusal = (postId: string, who: Person) =>
      instance.refusalOf(instance.call(prepareMedia, { postId, uploadId }, who))
    expect(await refusal(newPostId(beto.uid), ana)).toBe('bad-input')
    expect(await refusal(newPostId(beto.uid), beto)).toBe('photo-missing')
    expect(await refusal(newPostId(ana.uid), await instance.account('Estranha'))).toBe('not-a-member')
    await instance.bucket.file(objects.upload(ana.uid, uploadId)).delete()
  })
})

describe('a post with photos', () => {
  it('carries what the instance measured into every entry', async () => {
    const { postId, photo } = await published(ana)
    const entry = (await instance.db.doc(paths.entry(beto.uid, postId)).get()).data() as Entry
    expect(entry).toMatchObject({ kind: 'photos', text: '', photos: [photo] })
  })

  it('carries the point that its author chose, and takes none beside a photo', async () => {
    const postId = newPostId(ana.uid)
    const [first, second] = [
      await prepared(ana, postId, await photograph()),
      await prepared(ana, postId, await photograph()),
    ]
    const post = (focus: { x: number; y: number }) => {
      const photos = [{ id: first.id, focus }, second.id]
      return instance.call(createPost, { postId, text: '', photos, audience: forConnections() }, ana)
    }
    expect(await instance.refusalOf(post({ x: 1.2, y: 0 }))).toBe('bad-input')
    await post({ x: 0.2, y: 1 })
    await instance.server.idle()
    const entry = (await instance.db.doc(paths.entry(beto.uid, postId)).get()).data() as Entry
    expect(entry.photos).toEqual([{ ...first, focus: { x: 0.2, y: 1 } }, second])
  })

  it('takes only photos that were prepared for it, by its author, once each', async () => {
    const { photo } = await published(ana)
    const audience = forConnections()
    const post = (who: Person, photos: string[]) =>
      instance.refusalOf(instance.call(createPost, { postId: newPostId(who.uid), text: '', photos, audience }, who))
    expect(await post(ana, [photo.id])).toBe('photo-missing')
    expect(await post(ana, [newId()])).toBe('photo-missing')
    expect(await post(ana, [])).toBe('bad-input')
    expect(await post(ana, [photo.id, photo.id])).toBe('bad-input')
    expect(await post(ana, Array.from({ length: mediaLimits.photosInPost + 1 }, newId))).toBe('bad-input')
  })
})

describe('the door', () => {
  let address: string
  let photo: Photo
  let postId: string

  beforeAll(async () => {
    ;({ postId, photo } = await published(ana, [caio.uid]))
    address = mediaUrl(postId, photo.id, 'small')
  })

  it('opens to a reader and to the author, by token and by cookie, and keeps browsers careful', async () => {
    for (const answer of [await asBearer(beto, address), await asCookie(beto, address), await asBearer(ana, address)]) {
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
        'content-security-policy': expect.stringContaining('sandbox'),
        vary: expect.stringContaining('Accept'),
      })
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('webp')
    }
    const avif = await ask(address, { Authorization: `Bearer ${beto.idToken}`, Accept: 'image/avif,image/webp,*/*' })
    expect(avif.headers.get('content-type')).toBe('image/avif')
    const large = await asBearer(beto, mediaUrl(postId, photo.id, 'large'))
    expect(large.headers.get('content-type')).toBe('image/webp')
    const etag = avif.headers.get('etag')!
    const known = await ask(address, {
      Authorization: `Bearer ${beto.idToken}`,
      Accept: 'image/avif',
      'If-None-Match': etag,
    })
    expect(known.status).toBe(304)
  })

  it('gives WebP where no AVIF is stored, under a name and headers of its own', async () => {
    const other = await published(ana)
    const address = mediaUrl(other.postId, other.photo.id, 'small')
    const headers = { Authorization: `Bearer ${ana.idToken}`, Accept: 'image/avif,image/webp,*/*' }
    const before = await ask(address, headers)
    await instance.bucket.file(objects.rendition(other.postId, other.photo.id, 'small', 'avif')).delete()
    const answer = await ask(address, headers)
    expect([before.status, answer.status]).toEqual([200, 200])
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(answer.headers.get('vary')).toBe(before.headers.get('vary'))
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('webp')
    const again = await ask(address, { ...headers, 'If-None-Match': answer.headers.get('etag')! })
    expect([again.status, again.headers.get('etag')]).toEqual([304, answer.headers.get('etag')])
    await instance.bucket.file(objects.rendition(other.postId, other.photo.id, 'small', 'webp')).delete()
    const gone = await ask(address, headers)
    expect([gone.status, gone.headers.get('cache-control'), gone.headers.get('etag')]).toEqual([404, 'no-store', null])
  })

  it('is a wall to everybody else, whatever they bring', async () => {
    const [head, , signature] = beto.idToken.split('.') as [string, string, string]
    const unsigned = (claims: object) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
    const claims = JSON.parse(Buffer.from(beto.idToken.split('.')[1]!, 'base64url').toString()) as object
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: ana.uid })).toString('base64url')}.${signature}`
    const stranger = await instance.account('Fora')
    const [said, signed] = (await passOf(beto)).split('.') as [string, string]
    const fields = JSON.parse(Buffer.from(said, 'base64url').toString()) as unknown[]
    const saying = (...changed: unknown[]) => Buffer.from(JSON.stringify(changed)).toString('base64url')
    const altered = [
      `${said}.`,
      `.${signed}`,
      `${said}.${signed}.`,
      `${(await passOf(caio)).split('.')[0]}.${signed}`,
      `${saying(ana.uid, ...fields.slice(1))}.${signed}`,
      `${saying(...fields.slice(0, 3), 9_999_999_999)}.${signed}`,
    ]
    const answers = await Promise.all([
      ask(address),
      asBearer(caio, address),
      asCookie(caio, address),
      asBearer(dora, address),
      asBearer(stranger, address),
      ...[beto.idToken, forged, unsigned(claims), 'not-a-token', ...altered].map((value) => withCookie(value, address)),
      ask(`${address}?token=${beto.idToken}`),
      ask(`${address}?token=x&alt=media`),
      asBearer(beto, mediaUrl(postId, newId(), 'small')),
      asBearer(beto, mediaUrl(newPostId(ana.uid), photo.id, 'small')),
      asBearer(beto, `/media/${postId}/${photo.id}/huge`),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(answers.map(() => ''))
    expect((await asBearer(beto, `/media/${postId}/..%2f${photo.id}/small`)).status).toBe(404)
    // The edge itself turns a bad bearer token away, before any function is asked.
    for (const token of [forged, unsigned(claims)]) {
      expect((await ask(address, { Authorization: `Bearer ${token}` })).status).toBe(401)
    }
  })

  it('gives a part to who asks for one, and a whole where the part would be of another version', async () => {
    const part = (headers: Record<string, string>) =>
      ask(address, { Authorization: `Bearer ${beto.idToken}`, Accept: '*/*', ...headers })
    const plain = Buffer.from(await (await part({})).arrayBuffer())
    const middle = await part({ Range: 'bytes=10-19' })
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 10-19/${plain.length}`])
    expect(Buffer.from(await middle.arrayBuffer()).equals(plain.subarray(10, 20))).toBe(true)
    const end = await part({ Range: 'bytes=-5', 'If-Range': middle.headers.get('etag') ?? '' })
    expect(Buffer.from(await end.arrayBuffer()).equals(plain.subarray(-5))).toBe(true)
    expect((await part({ Range: `bytes=${plain.length}-` })).status).toBe(416)
    for (const headers of [
      { Range: 'bytes=0-1,4-5' },
      { Range: 'bytes=5-1' },
      { Range: 'bytes=0-1', 'If-Range': '"old"' },
    ]) {
      expect((await part(headers as Record<string, string>)).status).toBe(200)
    }
    const bare = await ask(address, { Range: 'bytes=0-1' })
    expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([404, 'Bearer'])
  })

  it('shuts for the suspended, for old sign-ins, and for those who were removed, with the same address and token', async () => {
    const standing = instance.db.doc(paths.standing(beto.uid))
    const pass = await passOf(beto)
    await standing.update({ status: 'suspended' })
    expect((await asBearer(beto, address)).status).toBe(404)
    await standing.update({ status: 'active', validSince: Timestamp.fromMillis(Date.now() + 60_000) })
    const ended = await withCookie(pass, address)
    expect([ended.status, ended.headers.get('www-authenticate')]).toEqual([404, null])
    await standing.update({ validSince: new Timestamp(0, 0) })
    expect((await withCookie(pass, address)).status).toBe(200)
    await instance.call(removeConnection, { uid: beto.uid }, ana)
    expect((await asBearer(beto, address)).status).toBe(404)
    expect((await withCookie(pass, address)).status).toBe(404)
    expect((await asBearer(ana, address)).status).toBe(200)
  })

  it('opens to a child whom the guardian’s code let in, and by no other way in', async () => {
    const nino = await instance.member('Nino')
    await instance.connect(ana, nino)
    const { postId, photo } = await published(ana)
    const address = mediaUrl(postId, photo.id, 'small')
    expect((await asBearer(nino, address)).status).toBe(200)
    const byCode = await instance.aged(nino, { ageBand: 'teen', guardian: ana.uid })
    const cookie = ({ idToken }: Person) =>
      fetch(`${instance.server.url}/session`, { method: 'POST', headers: { Authorization: `Bearer ${idToken}` } })
    for (const [who, seen, kept] of [
      [byCode, 200, 204],
      [nino, 404, 401],
    ] as const) {
      expect((await asBearer(who, address)).status).toBe(seen)
      expect((await asCookie(who, address)).status).toBe(seen)
      expect((await cookie(who)).status).toBe(kept)
    }
  })

  it('is the only one: Storage shows a reader nothing, and no metadata holds a download token', async () => {
    const name = objects.rendition(postId, photo.id, 'small', 'webp')
    const url = `${instance.server.url}/v0/b/${instance.bucket.name}/o/${encodeURIComponent(name)}`
    for (const query of ['', '?alt=media', '?alt=media&token=x']) {
      const answer = await fetch(url + query, { headers: { Authorization: `Firebase ${ana.idToken}` } })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('oken')
    }
    expect(JSON.stringify((await instance.bucket.file(name).getMetadata())[0])).not.toMatch(/downloadTokens/i)
  })
})

describe('the session', () => {
  const session = (method: string, headers: Record<string, string> = {}) =>
    fetch(`${instance.server.url}/session`, { method, headers })

  it('gives a cookie that opens photos and nothing else, and takes it away', async () => {
    const { postId, photo } = await published(ana)
    const answer = await session('POST', { Authorization: `Bearer ${caio.idToken}` })
    expect(answer.status).toBe(204)
    const cookie = answer.headers.get('set-cookie')!
    expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    const value = cookie.split(';')[0]!
    expect((await ask(mediaUrl(postId, photo.id, 'medium'), { Cookie: value })).status).toBe(200)
    const call = await fetch(`${instance.server.url}/__/fn/createPost`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: value },
      body: JSON.stringify({
        data: { postId: newPostId(caio.uid), text: 'Oi', audience: forConnections() },
      }),
    })
    expect(call.status).toBe(401)
    expect((await session('DELETE')).headers.get('set-cookie')).toMatch(/^__session=; Path=\/; Max-Age=0/)
  })

  it('ends within seconds when its owner is signed out everywhere, or paused', async () => {
    for (const [name, change] of [
      ['Telma', () => ({ validSince: Math.floor(Date.now() / 1000) })],
      ['Tito', () => ({ disabled: true })],
    ] as const) {
      const reader = await instance.member(name)
      await instance.connect(ana, reader)
      await instance.server.idle()
      const { postId, photo } = await published(ana)
      const answer = await session('POST', { Authorization: `Bearer ${reader.idToken}` })
      const Cookie = answer.headers.get('set-cookie')!.split(';')[0]!
      const path = mediaUrl(postId, photo.id, 'medium')
      expect((await ask(path, { Cookie })).status, name).toBe(200)
      await instance.server.auth.admin.update(reader.uid, change())
      await expect.poll(async () => (await ask(path, { Cookie })).status, { timeout: 10_000 }).toBe(404)
      expect((await session('POST', { Authorization: `Bearer ${reader.idToken}` })).status).toBe(401)
    }
  })

  it('is nobody to every other door', async () => {
    const { server } = instance
    const answer = await session('POST', { Authorization: `Bearer ${caio.idToken}` })
    const Cookie = answer.headers.get('set-cookie')!.split(';')[0]!
    const project = server.projectId
    const status = async (method: string, path: string, body?: string) =>
      (
        await fetch(server.url + path, {
          method,
          headers: { Cookie, 'content-type': 'application/json' },
          ...(body && { body }),
        })
      ).status
    const documents = `/v1/projects/${project}/databases/(default)/documents`
    expect(await status('GET', `${documents}/users/${caio.uid}`)).toBe(403)
    expect(await status('GET', `/v0/b/${project}.appspot.com/o/uploads%2F${caio.uid}%2Fx`)).toBe(403)
    expect(await status('POST', '/session')).toBe(401)
    expect(await status('POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=x', '{}')).toBe(400)
    for (const name of ['block', 'connectByInvite', 'prepareMedia', 'removeConnection', 'acceptInvite']) {
      expect(await status('POST', `/__/fn/${name}`, '{"data":{}}'), name).toBe(401)
    }
  })

  it('is for those with a good token', async () => {
    expect((await session('POST')).status).toBe(401)
    expect((await session('POST', { Authorization: 'Bearer x.y.z' })).status).toBe(401)
    expect((await session('GET')).status).toBe(405)
  })
})

it('removes photos that nobody took, and leaves the others', async () => {
  const kept = await published(ana)
  const fresh = await prepared(ana, newPostId(ana.uid), await photograph())
  const postId = newPostId(ana.uid)
  const stale = await prepared(ana, postId, await photograph())
  await instance.db
    .doc(paths.media(postId, stale.id))
    .update({ unusedSince: Timestamp.fromMillis(Date.now() - 25 * 3600_000) })
  await ringAll(instance, 'remove-photo')
  expect(await names(objects.media(postId, stale.id))).toEqual([])
  expect((await instance.db.doc(paths.media(postId, stale.id)).get()).exists).toBe(false)
  expect(await names(objects.media(kept.postId, kept.photo.id))).toHaveLength(5)
  expect((await names('media/')).some((name) => name.includes(fresh.id))).toBe(true)
  const audience = forConnections()
  const late = instance.call(createPost, { postId, text: '', photos: [stale.id], audience }, ana)
  expect(await instance.refusalOf(late)).toBe('photo-missing')
})

it('has a file for every row, and nothing more', async () => {
  const files = (readdirSync(join(instance.dataDir, 'storage/blobs'), { recursive: true }) as string[]).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  )
  const [objectsNow] = await instance.bucket.getFiles()
  const hashes = new Set(objectsNow.map(({ metadata }) => metadata.md5Hash))
  expect(files).toHaveLength(hashes.size)
  expect(readdirSync(join(instance.dataDir, 'storage/drafts'))).toEqual([])
})

/** Says that it is a large picture and brings no pixels. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33)
  header.write('\x89PNG\r\n\x1a\n', 'latin1')
  header.writeUInt32BE(13, 8)
  header.write('IHDR', 12, 'latin1')
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.set([8, 2, 0, 0, 0], 24)
  return header
}

/** Small as a file, too many pixels when drawn. */
function manyPixels(): Promise<Buffer> {
  return sharp({ create: { width: 9000, height: 8000, channels: 3, background: 'white' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
