/** A photo of oneself: how it comes, to whom it opens, and how it goes. */

import { setTimeout } from 'node:timers/promises'
import { createCircle } from '@varanda/domain/circle/calls/create-circle'
import { block } from '@varanda/domain/connection/calls/block'
import { newCircleId, newId } from '@varanda/domain/ids'
import { setPortrait } from '@varanda/domain/member/calls/set-portrait'
import type { Member } from '@varanda/domain/member/member'
import { takenId } from '@varanda/domain/member/photo'
import { type PortraitSize, portraitObjects, portraitSizes, portraitUrl } from '@varanda/domain/member/portrait'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photograph, upload } from '../harness/upload.ts'
import { wardOf } from '../harness/ward.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
beforeAll(async () => {
  instance = await openInstance({ hosting: true })
})
afterAll(() => instance.close())

const names = async (uid: string) =>
  (await instance.bucket.getFiles({ prefix: portraitObjects.of(uid) }))[0].map(({ name }) => name).sort()
const photoOf = async (uid: string) => ((await instance.db.doc(paths.user(uid)).get()).data() as Member).photo

/** Brings one, and answers its id. */
async function portrayed(who: Person): Promise<string> {
  const uploadId = newId()
  expect((await upload(instance, who, uploadId, await photograph())).status).toBe(200)
  const { photo } = await instance.call(setPortrait, { uploadId }, who)
  expect(takenId(photo)).toBe(uploadId)
  return uploadId
}

/** The status that the door answers. */
async function seen(who: Person | null, of: Person, id: string, size: PortraitSize = 'small'): Promise<number> {
  const headers: Record<string, string> = who ? { Authorization: `Bearer ${who.idToken}` } : {}
  return (await fetch(instance.server.url + portraitUrl(of.uid, id, size), { headers })).status
}

describe('a portrait', () => {
  it('is drawn anew in its shape, without what came along, and stands in the profile and with who knows them', async () => {
    const [ana, beto] = await Promise.all(['Ana', 'Beto'].map((name) => instance.member(name)))
    await instance.connect(ana!, beto!)
    const id = await portrayed(ana!)
    await instance.server.idle()
    expect((await instance.db.doc(paths.connection(beto!.uid, ana!.uid)).get()).get('photo')).toBe(`photo:${id}`)
    for (const size of portraitSizes) {
      const headers = { Authorization: `Bearer ${beto!.idToken}` }
      const answer = await fetch(instance.server.url + portraitUrl(ana!.uid, id, size), { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.toString('latin1')).not.toMatch(/SECRET|Exif|xmpmeta/)
      const { width, height } = await sharp(bytes).metadata()
      expect(height).toBe(Math.round((width! * 17) / 15))
    }
    const [left] = await instance.bucket.getFiles({ prefix: objects.upload(ana!.uid, '') })
    expect(left).toEqual([])
  })

  it('asked for twice at once, and once more, is one', async () => {
    const ana = await instance.member('Ana')
    const uploadId = newId()
    await upload(instance, ana, uploadId, await photograph())
    const outcomes = await Promise.allSettled([1, 2].map(() => instance.call(setPortrait, { uploadId }, ana)))
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await instance.call(setPortrait, { uploadId }, ana)).toEqual({ photo: `photo:${uploadId}` })
    expect(await names(ana.uid)).toHaveLength(portraitSizes.length)
  })

  it('goes when another comes, and when a drawing is chosen', async () => {
    const ana = await instance.member('Ana')
    const first = await portrayed(ana)
    const second = await portrayed(ana)
    await instance.server.idle()
    expect(await names(ana.uid)).toEqual(
      portraitSizes.map((size) => portraitObjects.rendition(ana.uid, second, size)).sort(),
    )
    expect(await seen(ana, ana, first)).toBe(404)
    await instance.db.doc(paths.user(ana.uid)).update({ photo: 'drawn:hibisco' })
    await instance.server.idle()
    expect(await names(ana.uid)).toEqual([])
  })

  it('that is still being drawn when its member is shut out is none, and leaves no file', async () => {
    const ana = await instance.member('Ana')
    const uploadId = newId()
    await upload(instance, ana, uploadId, await photograph(6000, 4500))
    const refused = instance.refusalOf(instance.call(setPortrait, { uploadId }, ana))
    // So many pixels take longer than this wherever it runs.
    await setTimeout(100)
    await instance.db.doc(paths.standing(ana.uid)).update({ status: 'erasing' } satisfies Pick<Standing, 'status'>)
    expect(await refused).toBe('not-active')
    expect([await names(ana.uid), await photoOf(ana.uid)]).toEqual([[], undefined])
  })

  it('is no file that is no picture, and no upload of somebody else', async () => {
    const [ana, beto] = await Promise.all(['Ana', 'Beto'].map((name) => instance.member(name)))
    const uploadId = newId()
    const file = instance.bucket.file(objects.upload(ana!.uid, uploadId))
    await file.save(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { resumable: false })
    const refusal = (who: Person, id: string) => instance.refusalOf(instance.call(setPortrait, { uploadId: id }, who))
    expect(await refusal(beto!, uploadId)).toBe('photo-missing')
    expect(await refusal(ana!, uploadId)).toBe('not-an-image')
    expect(await refusal(ana!, newId())).toBe('photo-missing')
    expect(await photoOf(ana!.uid)).toBeUndefined()
  })
})

describe('an adult’s portrait', () => {
  it('opens to every active member without a block in between, and to nobody else', async () => {
    const [ana, stranger, blocked, blocker, suspended] = (await Promise.all(
      ['Ana', 'Caio', 'Dora', 'Edu', 'Fabi'].map((name) => instance.member(name)),
    )) as [Person, Person, Person, Person, Person]
    const id = await portrayed(ana)
    await instance.call(block, { uid: blocked.uid }, ana)
    await instance.call(block, { uid: ana.uid }, blocker)
    const gone: Pick<Standing, 'status'> = { status: 'suspended' }
    await instance.db.doc(paths.standing(suspended.uid)).update(gone)
    expect(await seen(ana, ana, id)).toBe(200)
    expect(await seen(stranger, ana, id, 'large')).toBe(200)
    for (const who of [blocked, blocker, suspended, null]) expect(await seen(who, ana, id)).toBe(404)
    expect(await seen(stranger, ana, newId())).toBe(404)
    const other = `${instance.server.url}/media/portrait/${ana.uid}%2F..%2F${stranger.uid}/${id}/small`
    expect((await fetch(other, { headers: { Authorization: `Bearer ${ana.idToken}` } })).status).toBe(404)
  })
})

describe('a child’s portrait', () => {
  it('opens to the guardian, to whom it knows and to whom it is in a group with', async () => {
    const [ana, stranger, mate] = (await Promise.all(['Ana', 'Caio', 'Dora'].map((name) => instance.member(name)))) as [
      Person,
      Person,
      Person,
    ]
    const lia = await wardOf(instance, ana)
    const id = await portrayed(lia)
    expect(await seen(lia, lia, id)).toBe(200)
    expect(await seen(ana, lia, id)).toBe(200)
    expect(await seen(stranger, lia, id)).toBe(404)

    const circleId = newCircleId(mate.uid)
    await instance.call(createCircle, { circleId, kind: 'group', name: 'Turma', people: [] }, mate)
    expect(await seen(mate, lia, id)).toBe(404)
    await instance.db.doc(paths.circleMember(circleId, lia.uid)).set({ uid: lia.uid, role: 'member' })
    await instance.db.doc(paths.joinedCircle(lia.uid, circleId)).set({ circleId })
    expect(await seen(mate, lia, id)).toBe(200)
    await instance.db.doc(paths.circleMember(circleId, mate.uid)).delete()
    expect(await seen(mate, lia, id)).toBe(404)
  })
})
