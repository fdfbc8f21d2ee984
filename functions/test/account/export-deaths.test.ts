/**
 * The making of a copy, step by step in one process (harness/stepped-instance.ts): its tasks come twice, and the server
 * dies between any two requests. Whatever happens, the copy holds what one that was made undisturbed holds, once.
 *
 * DEATHS=30 vitest run functions/test/account/export-deaths.test.ts   the long form: so many of a thousand steps are its last
 * SEED=… vitest run …                                                the same deaths again
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { dropExport } from '@varanda/domain/account/calls/drop-export'
import { requestExport } from '@varanda/domain/account/calls/request-export'
import { type Export, exportLimits, exportObjects } from '@varanda/domain/account/export/export'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { objects } from '@varanda/domain/post/media'
import { sourceOf } from '@varanda/domain/source/source'
import { Timestamp } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedOfRun } from '../../../embedded/test/support/random.ts'
import { readZip } from '../../../scripts/read-zip.ts'
import type { Account } from '../harness/instance/killable-instance.ts'
import { bucket as bucketName } from '../harness/instance/server-life.ts'
import { openSteppedInstance, type SteppedInstance } from '../harness/instance/stepped-instance.ts'

/** More than two pieces of work read: a list is begun in one and ended in another. */
const watches = 2100
const posts = 10
/** Of all posts a little more than a piece of work holds: each byte is counted several times. In bytes. */
const photoBytes = 850_000
/** In so many of a thousand steps. */
const deaths = Number(process.env.DEATHS ?? 8)

let instance: SteppedInstance
let ana: Account
const bucket = () => getStorage().bucket(bucketName)

beforeAll(async () => {
  instance = await openSteppedInstance(seedOfRun, ['makeExport'])
  const members = await instance.drive(instance.members(['f1-ana']))
  ana = members[0]!
  for (let from = 0; from < watches; from += 100) {
    const batch = instance.db.batch()
    for (let n = from; n < from + 100; n++) {
      batch.set(instance.db.doc(paths.watch(ana.uid, `w${n}`)), { source: sourceOf(`f1-${n}`), of: `f1-${n}` })
    }
    await instance.drive(batch.commit())
  }
  for (let n = 0; n < posts; n++) {
    const [postId, id] = [`f1-ana_${n}`, `photo${String(n).padStart(15, '0')}`]
    const createdAt = Timestamp.fromMillis(Date.UTC(2026, n, 1, 12))
    const text = `Foto ${n}`
    const photos = [{ id, width: 640, height: 480, thumbhash: '' }]
    const post = { author: { uid: ana.uid }, kind: 'photos', text, createdAt, rev: 1, photos }
    await instance.drive(instance.db.doc(paths.post(postId)).set(post))
    const name = objects.rendition(postId, id, 'large', 'webp')
    await bucket().file(name).save(Buffer.alloc(photoBytes, n), { resumable: false })
  }
}, 60_000)
afterAll(() => instance.close())

const exportOf = async () => (await instance.db.doc(paths.ownExport(ana.uid)).get()).data() as Export | undefined

/** Asks until it is taken, as the app does, and waits. */
async function ask(): Promise<Export> {
  for (let looks = 1; ; looks++) {
    const own = await exportOf()
    if (own?.state === 'ready') return own
    expect(own?.state).not.toBe('failed')
    // Whoever asked may hear nothing, because the server died.
    if (!own)
      await instance
        .call(requestExport, { locale: 'pt' }, ana)
        .catch((error) => expect(error).not.toBeInstanceOf(DomainError))
    // Where the call died before it queued the first piece of work, the alarm does.
    if (looks % 20 === 0) {
      instance.pass(exportLimits.watchMs)
      await instance.claimAlarms().catch(() => {})
    }
    await sleep(25)
  }
}

/** What is in all files of the copy, by name; its own date aside. */
async function contentsOf({ id, files }: Export): Promise<Map<string, string>> {
  const contents = new Map<string, string>()
  for (const [index, size] of files.entries()) {
    const [bytes] = await bucket()
      .file(exportObjects.file(ana.uid, id, index + 1))
      .download()
    expect(bytes.length).toBe(size)
    for (const [name, entry] of await readZip(bytes)) {
      expect(contents.has(name), name).toBe(false)
      // It says the day on which it was asked for, which is another one where the clock passed midnight.
      const bytes = name.endsWith('.txt') ? entry.bytes.toString().replace(/\d{1,2} de \S+ de \d{4}/, '') : entry.bytes
      contents.set(name, createHash('sha256').update(bytes).digest('hex'))
    }
  }
  return contents
}

it('ends in the same copy, however often the server dies', { timeout: 120_000 }, async () => {
  const first = await instance.drive(ask())
  const undisturbed = await contentsOf(first)
  expect(first).toMatchObject({ posts, photos: posts })
  expect([...undisturbed.keys()].filter((name) => name.startsWith('minha-varanda/fotos/'))).toHaveLength(posts)
  const anew = async () => {
    await instance.drive(instance.call(dropExport, {}, ana))
    expect((await bucket().getFiles({ prefix: exportObjects.all }))[0]).toEqual([])
    return instance.drive(ask(), deaths)
  }
  // How often it dies is drawn; a copy that came to little harm is made once more.
  let second = await anew()
  for (let more = 0; more < 4 && instance.deaths <= 3; more++) second = await anew()
  expect(instance.deaths, `SEED=${seedOfRun}`).toBeGreaterThan(3)
  expect(instance.failures, `SEED=${seedOfRun}`).toEqual([])
  expect(second).toMatchObject({ posts: first.posts, photos: first.photos, comments: first.comments })
  const resumed = await contentsOf(second)
  expect(
    [...resumed].filter(([name, hash]) => undisturbed.get(name) !== hash),
    `SEED=${seedOfRun}`,
  ).toEqual([])
  expect(resumed.size).toBe(undisturbed.size)
})
