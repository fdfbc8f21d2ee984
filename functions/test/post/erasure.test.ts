/** After a post is erased none of what it ever said, and nothing that others left below it, is left in any byte. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newId, newPostId } from '@varanda/domain/ids'
import { hour } from '@varanda/domain/moment'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { deletePost } from '@varanda/domain/post/calls/delete-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import type { Comment } from '@varanda/domain/post/comment'
import { objects, type PreparedMedia } from '@varanda/domain/post/media'
import type { Post } from '@varanda/domain/post/post'
import { stateOf } from '@varanda/domain/post/removal'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ringAll } from '../harness/alarms.ts'
import { type Instance, openInstance, type Person } from '../instance.ts'

/** The engine tells the recent past for a day; then what documents were goes. */
const past = 25 * hour
/** Changes after which it looks for what is too old. */
const untilPruned = 1200

let instance: Instance
let ana: Person
let beto: Person
let offset = 0
const logged: string[] = []
beforeAll(async () => {
  const log = (entry: unknown) => logged.push(JSON.stringify(entry))
  instance = await openInstance({ outbox: true, now: () => Date.now() + offset, log: log as never })
  ;[ana, beto] = [await instance.member('Ana'), await instance.member('Beto')]
  await instance.connect(ana, beto)
})
afterAll(() => instance.close())

/** Where in the folder, its journal and its database's free pages included, any of the marks is. */
function filesWith(marks: readonly string[]): string[] {
  return readdirSync(instance.dataDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .flatMap((file) => {
      const bytes = readFileSync(file)
      return marks.flatMap((mark) => (bytes.includes(mark) ? `${mark} in ${file}` : []))
    })
}

function compact(): void {
  const database = new DatabaseSync(join(instance.dataDir, 'varanda.sqlite'))
  database.exec('PRAGMA busy_timeout = 10000; PRAGMA wal_checkpoint(TRUNCATE); VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}

it('leaves no word and no picture, of no version', async () => {
  const mark = Object.fromEntries(
    ['first', 'second', 'third', 'alt', 'taken', 'kept', 'comment', 'reaction'].map((name) => [name, `x${newId()}x`]),
  ) as Record<'first' | 'second' | 'third' | 'alt' | 'taken' | 'kept' | 'comment' | 'reaction', string>
  const postId = newPostId(ana.uid)
  const photos = [newId(), newId()] as const
  for (const [index, id] of photos.entries()) {
    const photo = { id, width: 8, height: 8, thumbhash: '' }
    const prepared: PreparedMedia = { postId, mediaId: id, author: ana.uid, photo, unusedSince: Timestamp.now() }
    await instance.db.doc(paths.media(postId, id)).set(prepared)
    const bytes = Buffer.from(index === 0 ? mark.taken : mark.kept)
    const file = instance.bucket.file(objects.rendition(postId, id, 'small', 'webp'))
    await file.save(bytes, { resumable: false, contentType: 'image/webp' })
  }
  const audience = forConnections()
  await instance.call(createPost, { postId, text: mark.first, photos: [...photos], audience }, ana)
  const edit = (rev: number, text: string, kept: readonly { id: string; alt?: string }[]) =>
    instance.call(editPost, { postId, rev, text, photos: [...kept] }, ana)
  await edit(1, `#${mark.second}`, [{ id: photos[0] }, { id: photos[1], alt: mark.alt }])
  await edit(2, mark.third, [{ id: photos[1] }])
  const comment: Comment = {
    author: { uid: beto.uid, name: beto.name },
    text: mark.comment,
    createdAt: Timestamp.now(),
    editedAt: Timestamp.now(),
  }
  await instance.db.doc(paths.comment(postId, newId())).set(comment)
  // Whatever others leave below a post goes with it.
  await instance.db.doc(`${paths.post(postId)}/reactions/${beto.uid}`).set({ uid: beto.uid, kind: mark.reaction })
  await instance.server.idle()
  compact()
  expect(new Set(filesWith(Object.values(mark)).map((found) => found.split(' ')[0]))).toEqual(
    new Set(Object.values(mark)),
  )

  await instance.call(deletePost, { postId }, ana)
  await instance.db.doc(paths.post(postId)).update({ until: Timestamp.fromMillis(Date.now() - 1) })
  await ringAll(instance, 'settle-post')
  const stateNow = async () => stateOf((await instance.db.doc(paths.post(postId)).get()).data() as Post)
  await vi.waitFor(async () => expect(await stateNow()).toBe('tombstone'), 20_000)
  expect(await instance.db.doc(paths.post(postId)).listCollections()).toEqual([])
  await instance.server.idle()

  offset = past
  const place = instance.db.doc(paths.rateLimit('erasure'))
  for (let written = 0; written < untilPruned; written += 100) {
    const batch = instance.db.batch()
    for (let index = 0; index < 100; index++) batch.set(instance.db.doc(`${place.path}${index}`), { n: written })
    await batch.commit()
  }
  compact()
  expect(filesWith(Object.values(mark))).toEqual([])
  expect(logged.filter((line) => Object.values(mark).some((one) => line.includes(one)))).toEqual([])
})
