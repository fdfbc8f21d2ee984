/**
 * What a lapsed subscriber gets of what they once paid for, on every way to it, at the moment in which it is over: no message came
 * and no alarm rang. And what whoever comes back gets of it.
 */
import { requestExport } from '@varanda/domain/account/calls/request-export'
import { type Export, exportObjects } from '@varanda/domain/account/export/export'
import { newId, newPostId } from '@varanda/domain/ids'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { editPost } from '@varanda/domain/post/calls/edit-post'
import { seeAs } from '@varanda/domain/post/calls/see-as'
import { mediaUrl, objects, type PreparedMedia } from '@varanda/domain/post/media'
import { reportContent } from '@varanda/domain/report/calls/report-content'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, expect, it } from 'vitest'
import { webClient } from '../../../embedded/test/support/web-sdk.ts'
import { readZip } from '../../../scripts/read-zip.ts'
import { openCardInstance } from '../harness/cards.ts'
import type { Person } from '../instance.ts'

const cards = await openCardInstance()
const { instance, stripe } = cards
const { db } = instance
afterAll(() => cards.close())

const [creator, reader] = [await instance.member('Ana'), await instance.member('Beto')]
await instance.connect(creator, reader)
const tierId = newId()
await cards.creator(creator, [{ id: tierId, amount: 900, history: 'all' }])
const { session } = await cards.pay(reader, creator, { kind: 'tier', tierId, amount: 900 })
stripe.world.pay(stripe.account, session)
await cards.idle()
const { subscription } = stripe.world.find(stripe.account, 'checkout.session', session)!

const [postId, photoId] = [newPostId(creator.uid), newId()]
const photo = { id: photoId, width: 480, height: 360, thumbhash: '' }
const prepared: PreparedMedia = { postId, mediaId: photoId, author: creator.uid, photo }
await db.doc(paths.media(postId, photoId)).set(prepared)
await instance.bucket
  .file(objects.rendition(postId, photoId, 'small', 'webp'))
  .save(Buffer.from('RIFF....WEBP'), { resumable: false, contentType: 'image/webp' })
const audience = { connections: false, circles: [tierId], people: [], except: [] }
const text = 'O segredo da massa #receita'
await instance.call(createPost, { postId, text, photos: [{ id: photoId }], audience }, creator)
await instance.server.idle()
await db
  .doc(paths.comment(postId, 'c1'))
  .set({ author: { uid: creator.uid, name: 'Ana' }, text: 'segredo', createdAt: Timestamp.now() })
await instance.server.idle()

/** As another visit of the reader's: nothing that it listens to is from before. */
const visit = () => webClient(instance.server.url, { projectId: 'varanda', user: reader })
let client = await visit()
afterAll(() => client.close())
const { collection, doc, getCountFromServer, getDocFromServer, getDocsFromServer, onSnapshot, query, where } =
  client.sdk.firestore

function listens(at: string, what: 'document' | 'list'): Promise<unknown> {
  const all = { includeMetadataChanges: true }
  return new Promise((done, fail) => {
    const heard = (found: { metadata: { fromCache: boolean } }) => {
      if (!found.metadata.fromCache) done(found)
    }
    if (what === 'document') onSnapshot(doc(client.db, at), all, heard, fail)
    else onSnapshot(collection(client.db, at), all, heard, fail)
  })
}

const picture = async (size: 'small') => {
  const headers = { Authorization: `Bearer ${reader.idToken}` }
  const { status } = await fetch(`${instance.server.url}/__/fn/media${mediaUrl(postId, photoId, size)}`, { headers })
  if (status !== 200) throw new Error(`${status}`)
}

/** Each fails where it is shut. */
const ways: Record<string, () => Promise<unknown>> = {
  'getting the post': () => getDocFromServer(doc(client.db, paths.post(postId))),
  'listening to the post': () => listens(paths.post(postId), 'document'),
  'its counts': () => getDocFromServer(doc(client.db, paths.activity(postId))),
  'a query of its comments': () =>
    getDocsFromServer(query(collection(client.db, paths.comments(postId)), where('author.uid', '==', creator.uid))),
  'listening to its comments': () => listens(paths.comments(postId), 'list'),
  'counting its comments': () => getCountFromServer(collection(client.db, paths.comments(postId))),
  'a comment': () => getDocFromServer(doc(client.db, paths.comment(postId, 'c1'))),
  'who reacted': () => getDocsFromServer(collection(client.db, paths.reactions(postId))),
  'its photo': () => picture('small'),
  'its author’s look through their eyes': async () => {
    const { posts } = await instance.call(seeAs, { uid: reader.uid }, creator)
    expect(posts.map((one) => [one.postId, one.text])).toEqual([[postId, text]])
  },
}

async function open(): Promise<string[]> {
  await client.close()
  client = await visit()
  const found: string[] = []
  for (const [way, go] of Object.entries(ways)) {
    if (
      await go().then(
        () => true,
        () => false,
      )
    )
      found.push(way)
  }
  return found
}

/** Whatever lies in the reader's own place by which a feed, a person, a tag, an album and what was saved are found. */
async function copies(): Promise<string> {
  const feed = collection(client.db, paths.feed(reader.uid))
  const byTag = await getDocsFromServer(query(feed, where('tags', 'array-contains', 'receita')))
  expect(byTag.size).toBe(0)
  const byAuthor = await getDocsFromServer(query(feed, where('author.uid', '==', creator.uid)))
  for (const found of byAuthor.docs) expect(Object.keys(found.data())).not.toContain('photos')
  return JSON.stringify(byAuthor.docs.map((found) => found.data()))
}

async function exported(who: Person): Promise<string> {
  await instance.call(requestExport, { locale: 'pt' }, who)
  await instance.server.idle()
  const own = (await db.doc(paths.ownExport(who.uid)).get()).data() as Export
  const [bytes] = await instance.bucket.file(exportObjects.file(who.uid, own.id, 1)).download()
  return [...(await readZip(bytes)).values()].map((file) => file.bytes.toString('utf8')).join('\n')
}

const everything = Object.keys(ways)

it('is open while it is paid, and its copies say nothing', async () => {
  expect(await open()).toEqual(everything)
  expect(await copies()).not.toContain('egredo')
  const rev = (await db.doc(paths.post(postId)).get()).get('rev')
  await instance.call(editPost, { postId, rev, text, photos: [{ id: photoId }] }, creator)
  await instance.server.idle()
  expect(await copies()).not.toContain('egredo')
})

it('is shut on every way the moment it is over, and in what they take away', async () => {
  await db.doc(paths.tierPlace(reader.uid, tierId)).update({ paidUntil: Timestamp.fromMillis(Date.now() - 1) })
  expect((await db.doc(paths.entry(reader.uid, postId)).get()).exists).toBe(true)
  expect(await open()).toEqual([])
  // A report would take a copy along.
  const report = { target: { kind: 'post' as const, postId }, category: 'other' as const }
  expect(await instance.refusalOf(instance.call(reportContent, report, reader))).toBe('post-unknown')
  expect(await copies()).not.toContain('egredo')
  expect(await exported(reader)).not.toContain('egredo')
})

it('opens again on every way for whoever comes back, by a rule of everything', async () => {
  stripe.world.renew(stripe.account, subscription!, true)
  await cards.idle()
  expect(await open()).toEqual(everything)
})
