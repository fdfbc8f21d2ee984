/**
 * After a post is erased none of what it ever said, and nothing that others left below it, is left in any byte: of the
 * database with its queues and outgoing mail, of the stored files, and of the log. Of its author's device it is asked in
 * e2e/journeys/post/delete-post.spec.ts.
 */

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
import { type Reaction, reactionId, thePost } from '@varanda/domain/post/reaction'
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

const marks = [
  ...(['first', 'second', 'third', 'alt', 'taken', 'kept'] as const),
  ...(['comment', 'reworded', 'reply', 'unsaid', 'reaction'] as const),
]

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
  const mark = Object.fromEntries(marks.map((name) => [name, `x${newId()}x`])) as Record<(typeof marks)[number], string>
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
  const say = (id: string, text: string, more: Partial<Comment> = {}) => {
    const said: Comment = { author: { uid: beto.uid, name: beto.name }, text, createdAt: Timestamp.now(), ...more }
    return instance.db.doc(paths.comment(postId, id)).set(said)
  }
  const [above, unsaid] = [newId(), newId()]
  await say(above, mark.comment)
  await say(above, mark.reworded, { editedAt: Timestamp.now() })
  await say(newId(), mark.reply, { replyTo: above })
  await say(unsaid, mark.unsaid)
  await say(newId(), 'Pois é.', { replyTo: unsaid })
  const feel = (thing: string, kind: 'love' | 'hug') => {
    const felt: Reaction = { uid: beto.uid, thing, kind, at: Timestamp.now() }
    return instance.db.doc(paths.reaction(postId, reactionId(thing, beto.uid))).set(felt)
  }
  await Promise.all([feel(thePost, 'love'), feel(above, 'hug'), feel(unsaid, 'love')])
  // Whatever others leave below a post goes with it.
  await instance.db.doc(`${paths.reactions(postId)}/${newId()}`).set({ uid: beto.uid, kind: mark.reaction })
  await instance.server.idle()
  compact()
  expect(new Set(filesWith(Object.values(mark)).map((found) => found.split(' ')[0]))).toEqual(
    new Set(Object.values(mark)),
  )

  // Taken back while the post stood.
  await instance.db.doc(paths.comment(postId, unsaid)).update({ text: '', deleted: true } satisfies Partial<Comment>)
  await instance.server.idle()

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
