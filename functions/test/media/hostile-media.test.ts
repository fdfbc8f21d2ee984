/**
 * Files that mean harm, on the way that photos go: into Storage as a member, through `prepareMedia`, into a post, and
 * out of `GET /media`.
 *
 * HOSTILE=300 vitest run functions/test/media/hostile-media.test.ts   the long form
 * SEED=… HOSTILE=… vitest run …                                 the same files again
 */

import { existsSync, readFileSync } from 'node:fs'
import { DomainError } from '@varanda/domain/errors'
import { newId, newPostId } from '@varanda/domain/ids'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { prepareMedia } from '@varanda/domain/post/calls/prepare-media'
import { mediaSizes, mediaUrl, objects } from '@varanda/domain/post/media'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomFrom, seedOfRun } from '../../../embedded/test/support/random.ts'
import { hostilePicture, kindsOfHostility, secret } from '../harness/hostile-pictures.ts'
import { upload } from '../harness/upload.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

const files = Number(process.env.HOSTILE ?? kindsOfHostility)
/** What one instance may grow by while it draws, in bytes: two pictures at their largest and sharp's own room. */
const room = 900 * 1024 * 1024

let instance: Instance
let ana: Person
beforeAll(async () => {
  instance = await openInstance({ hosting: true })
  ana = await instance.member('Ana')
})
afterAll(() => instance.close())

/** Of the server, which is this process, and of those in which functions draw; only Linux tells of the latter. In bytes. */
function resident(): number {
  const drawing = existsSync('/proc') ? instance.server.functions!.processes() : []
  return drawing.reduce((sum, pid) => sum + residentOf(pid), process.memoryUsage().rss)
}

function residentOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    // It has just ended.
    return 0
  }
}

/** What a browser gets for the photo in each size, with and without AVIF: pictures, drawn anew, and nothing else. */
async function expectHarmless(postId: string, mediaId: string, name: string): Promise<void> {
  for (const size of mediaSizes) {
    for (const accept of ['image/avif,image/webp', '*/*']) {
      const headers = { Authorization: `Bearer ${ana.idToken}`, Accept: accept }
      const answer = await fetch(instance.server.url + mediaUrl(postId, mediaId, size), { headers })
      expect(answer.status, name).toBe(200)
      expect(answer.headers.get('content-type'), name).toMatch(/^image\/(webp|avif)$/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      const bytes = Buffer.from(await answer.arrayBuffer())
      const facts = await sharp(bytes).metadata()
      expect([facts.exif, facts.xmp, facts.iptc], name).toEqual([undefined, undefined, undefined])
      expect(bytes.toString('latin1'), name).not.toMatch(new RegExp(`${secret}|GPS|Exif|<script|xmpmeta`))
    }
  }
}

it(`${files} files that mean harm do none`, async () => {
  const random = randomFrom(seedOfRun)
  const outcomes = { 'not taken': 0, 'not drawn': 0, harmless: 0 }
  const before = resident()
  let highest = before
  const look = setInterval(() => {
    highest = Math.max(highest, resident())
  }, 20)
  try {
    for (let index = 0; index < files; index += 1) {
      const { name, type, bytes } = await hostilePicture(index, random)
      const postId = newPostId(ana.uid)
      const uploadId = newId()
      const { status } = await upload(instance, ana, uploadId, bytes, type)
      expect([200, 400, 403], `${name}: ${status}`).toContain(status)
      const prepared = await instance.call(prepareMedia, { postId, uploadId }, ana).catch((error: unknown) => {
        if (error instanceof DomainError) return error.code
        throw new Error(`${name}: ${error}`)
      })
      if (status !== 200) {
        expect(prepared, name).toBe('photo-missing')
        outcomes['not taken'] += 1
      } else if (typeof prepared === 'string') {
        expect(prepared, name).toBe('not-an-image')
        expect((await instance.bucket.getFiles({ prefix: objects.media(postId, uploadId) }))[0], name).toEqual([])
        outcomes['not drawn'] += 1
      } else {
        const audience = forConnections()
        await instance.call(createPost, { postId, text: '', photos: [uploadId], audience }, ana)
        await expectHarmless(postId, uploadId, name)
        outcomes.harmless += 1
      }
    }
  } finally {
    clearInterval(look)
  }
  if (process.env.HOSTILE) console.log({ ...outcomes, MiB: Math.round((highest - before) / 1024 ** 2) })
  expect((await instance.bucket.getFiles({ prefix: objects.uploads }))[0]).toEqual([])
  for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(0)
  expect(highest - before).toBeLessThan(room)
}, 600_000)
