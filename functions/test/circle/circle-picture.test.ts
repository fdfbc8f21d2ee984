/** The picture in a circle's door: how it comes, to whom it opens, and how it goes. */

import { setTimeout } from 'node:timers/promises'
import { changeCircleRole } from '@varanda/domain/circle/calls/change-circle-role'
import { deleteCircle } from '@varanda/domain/circle/calls/delete-circle'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { leaveCircle } from '@varanda/domain/circle/calls/leave-circle'
import { removeFromCircle } from '@varanda/domain/circle/calls/remove-from-circle'
import { setCirclePicture } from '@varanda/domain/circle/calls/set-circle-picture'
import { circlePictureObjects, circlePictureUrl } from '@varanda/domain/circle/picture'
import { block } from '@varanda/domain/connection/calls/block'
import { newId } from '@varanda/domain/ids'
import type { Standing } from '@varanda/domain/member/standing'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { circlesOf } from '../harness/circles.ts'
import { photograph, upload } from '../harness/upload.ts'
import { wardOf } from '../harness/ward.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

let instance: Instance
let at: ReturnType<typeof circlesOf>
beforeAll(async () => {
  instance = await openInstance({ hosting: true })
  at = circlesOf(instance)
})
afterAll(() => instance.close())

const files = async (circleId: string) =>
  (await instance.bucket.getFiles({ prefix: circlePictureObjects.of(circleId) }))[0].map(({ name }) => name)

async function brought(who: Person, photo = photograph()): Promise<string> {
  const uploadId = newId()
  expect((await upload(instance, who, uploadId, await photo)).status).toBe(200)
  return uploadId
}

async function hung(owner: Person, circleId: string): Promise<string> {
  const uploadId = await brought(owner)
  expect(await instance.call(setCirclePicture, { circleId, uploadId }, owner)).toEqual({ picture: uploadId })
  return uploadId
}

const door = (who: Person | null, circleId: string, id: string) =>
  fetch(instance.server.url + circlePictureUrl(circleId, id), {
    headers: who ? { Authorization: `Bearer ${who.idToken}` } : {},
  })
const seen = async (who: Person | null, circleId: string, id: string) => (await door(who, circleId, id)).status
const refusal = (circleId: string, uploadId: string | null, who: Person) =>
  instance.refusalOf(instance.call(setCirclePicture, { circleId, uploadId }, who))

describe('a picture in a door', () => {
  it('is drawn anew in its shape, takes the place of the one before, and goes', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const group = await at.groupOf(ana, [beto])
    const first = await hung(ana, group)
    const answer = await door(beto, group, first)
    expect(answer.status).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('latin1')).not.toMatch(/SECRET|Exif|xmpmeta/)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 504, height: 512 })
    const second = await hung(ana, group)
    expect(await files(group)).toEqual([circlePictureObjects.picture(group, second)])
    expect((await at.circle(group)).picture).toBe(second)
    expect(await seen(beto, group, first)).toBe(404)
    expect(await instance.call(setCirclePicture, { circleId: group, uploadId: second }, ana)).toEqual({
      picture: second,
    })
    await instance.call(setCirclePicture, { circleId: group, uploadId: null }, ana)
    expect(await files(group)).toEqual([])
    expect((await at.circle(group)).picture).toBeUndefined()
    expect((await instance.bucket.getFiles({ prefix: objects.upload(ana.uid, '') }))[0]).toEqual([])
  })

  it('that is still being drawn when its circle ends leaves no file', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const group = await at.groupOf(ana, [beto])
    const uploadId = await brought(ana, photograph(6000, 4500))
    const refused = refusal(group, uploadId, ana)
    // So many pixels take longer than this wherever it runs.
    await setTimeout(100)
    await instance.db.doc(paths.circle(group)).delete()
    expect(await refused).not.toBe('none')
    expect(await files(group)).toEqual([])
  })

  it('goes with its circle', async () => {
    const [ana] = await at.family('Ana')
    const circleId = await at.make(ana, 'private')
    await hung(ana, circleId)
    await instance.call(deleteCircle, { circleId }, ana)
    await instance.server.idle()
    expect(await files(circleId)).toEqual([])
  })

  it('is its owner’s to change, and no file that is no picture', async () => {
    const [ana, beto, caio] = await at.family('Ana', 'Beto', 'Caio')
    const group = await at.groupOf(ana, [beto])
    const secret = await at.make(ana, 'private', [beto])
    await instance.call(changeCircleRole, { circleId: group, uid: beto.uid, role: 'moderator' }, ana)
    const theirs = await brought(beto)
    expect(await refusal(group, theirs, beto)).toBe('not-yours-to-change')
    expect(await refusal(group, theirs, caio)).toBe('circle-unknown')
    for (const who of [beto, caio]) {
      expect(await refusal(secret, null, who)).toBe('circle-unknown')
      expect(await refusal(newId(), null, who)).toBe('circle-unknown')
    }
    // Nothing was drawn for whoever may not.
    expect(await files(group)).toEqual([])
    expect(await refusal(group, theirs, ana)).toBe('photo-missing')
    const file = newId()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await instance.bucket.file(objects.upload(ana.uid, file)).save(svg, { resumable: false })
    expect(await refusal(group, file, ana)).toBe('not-an-image')
  })
})

describe('the door of its picture', () => {
  it('opens, of a group, to its members and to who is asked in', async () => {
    const [ana, beto, caio, dora] = await at.family('Ana', 'Beto', 'Caio', 'Dora')
    const group = await at.groupOf(ana, [beto])
    const id = await hung(ana, group)
    await instance.call(inviteToGroup, { circleId: group, people: [caio.uid] }, ana)
    for (const who of [ana, beto, caio]) expect(await seen(who, group, id)).toBe(200)
    for (const who of [dora, null]) expect(await seen(who, group, id)).toBe(404)
    await instance.call(leaveCircle, { circleId: group }, beto)
    expect(await seen(beto, group, id)).toBe(404)
  })

  it('opens, of a private circle, to its owner alone', async () => {
    const [ana, beto] = await at.family('Ana', 'Beto')
    const secret = await at.make(ana, 'private', [beto])
    const id = await hung(ana, secret)
    expect(await seen(ana, secret, id)).toBe(200)
    const answers = await Promise.all([door(beto, secret, id), door(beto, newId(), id)])
    const told = answers.map(({ status, headers }) => [status, headers.get('cache-control'), headers.get('etag')])
    expect(told[0]).toEqual([404, 'no-store', null])
    expect(told[1]).toEqual(told[0])
  })

  it('opens, of a public circle, to adults who are neither barred nor blocked', async () => {
    const [ana, beto, caio, dora, edu] = await at.family('Ana', 'Beto', 'Caio', 'Dora', 'Edu')
    const bakery = await at.make(ana, 'public')
    const id = await hung(ana, bakery)
    const child = await wardOf(instance, dora)
    await instance.call(followCircle, { circleId: bakery }, beto)
    for (const who of [ana, beto, caio, dora]) expect(await seen(who, bakery, id)).toBe(200)
    expect(await seen(child, bakery, id)).toBe(404)
    await instance.call(removeFromCircle, { circleId: bakery, uid: beto.uid }, ana)
    await instance.call(block, { uid: ana.uid }, caio)
    const gone: Pick<Standing, 'status'> = { status: 'suspended' }
    await instance.db.doc(paths.standing(edu.uid)).update(gone)
    for (const who of [beto, caio, edu, null]) expect(await seen(who, bakery, id)).toBe(404)
  })
})
