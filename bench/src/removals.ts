/**
 * `pnpm bench removals`: ROUNDS times an author parts with somebody while a post goes out to READERS people. When the
 * parting has answered, and ever after, that one holds nothing of the author's; all others get every post. See README.md.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { capabilityIdOf } from '@varanda/domain/capability/capability'
import { removeConnection } from '@varanda/domain/connection/calls/remove-connection'
import { newInviteToken, newPostId } from '@varanda/domain/ids'
import { type DocumentWrite, membershipDocuments, requestConnections } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import { forConnections } from '@varanda/domain/post/audience'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { adminSdk } from '../../scripts/server/admin-sdk.ts'
import { median, report } from './measure/figures.ts'

const rounds = Number(process.env.ROUNDS ?? 500)
const readers = Number(process.env.READERS ?? 150)
/** Of one author's within what they may in ten minutes. */
const perAuthor = 25
const authorsAtOnce = 2
/** Longer than a fan-out takes, so that partings come at each of its moments and after it. Milliseconds. */
const latest = 600

const projectRoot = new URL('../..', import.meta.url).pathname
const dataDir = mkdtempSync(join(tmpdir(), 'bench-removals-'))
const authors = Array.from({ length: Math.ceil(rounds / perAuthor) }, (_, index) => `author${index}`)
const people = Array.from({ length: readers }, (_, index) => `reader${index}`)
await plant()
const server = await start({ dataDir, projectRoot, port: 0, hosting: false, log: () => {} })
const { firestore: db, close } = await adminSdk(server, dataDir)
const tokens = new Map(
  await Promise.all(
    authors.map(async (uid) => {
      const account = await server.auth.admin.create(uid, { email: `${uid}@example.org` })
      return [uid, (await server.auth.signIn.begin(account, 'custom')).idToken] as const
    }),
  ),
)

let [stayed, missing, done] = [0, 0, 0]
const answers: number[] = []
for (let from = 0; from < authors.length; from += authorsAtOnce) {
  await Promise.all(authors.slice(from, from + authorsAtOnce).map(partWhilePosting))
}
await close()
await server.stop()
rmSync(dataDir, { recursive: true })
report(
  'removals',
  { 'entries that stay': { value: stayed, goal: 0 }, 'entries that are missing': { value: missing, goal: 0 } },
  { rounds: done, readers, 'a parting, ms': median(answers) },
)
process.exitCode = stayed + missing === 0 ? 0 : 1

async function partWhilePosting(author: string): Promise<void> {
  const gone = new Set<string>()
  const posts: string[] = []
  for (const reader of people.slice(0, Math.min(perAuthor, rounds - authors.indexOf(author) * perAuthor))) {
    const postId = newPostId(author)
    const audience = forConnections()
    const sent = call(author, createPost.name, { postId, text: 'Oi.', photos: [], audience })
    await sleep(Math.random() * latest)
    const began = performance.now()
    await call(author, removeConnection.name, { uid: reader })
    answers.push(performance.now() - began)
    gone.add(reader)
    stayed += await held(author, reader)
    await sent
    posts.push(postId)
    done++
  }
  await server.idle()
  for (const reader of gone) stayed += await held(author, reader)
  for (const postId of posts) {
    const wanted = people.filter((uid) => !gone.has(uid))
    const entries = await db.getAll(...wanted.map((uid) => db.doc(paths.entry(uid, postId))), { fieldMask: ['postId'] })
    missing += entries.filter(({ exists }) => !exists).length
  }
}

/** How many of the author's posts somebody holds. */
async function held(author: string, reader: string): Promise<number> {
  return (await db.collection(paths.feed(reader)).where('author.uid', '==', author).count().get()).data().count
}

async function call(who: string, name: string, data: object): Promise<void> {
  const answer = await fetch(`${server.url}/__/fn/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.get(who)}` },
    body: JSON.stringify({ data }),
  })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
}

/** While no functions run, which would follow each of thousands of connections. */
async function plant(): Promise<void> {
  const empty = await start({ dataDir, projectRoot, port: 0, functions: false, hosting: false })
  const sdk = await adminSdk(empty, dataDir)
  const write = async (documents: readonly DocumentWrite[]) => {
    const batch = sdk.firestore.batch()
    for (const { path, data, merge = false } of documents) batch.set(sdk.firestore.doc(path), data, { merge })
    await batch.commit()
  }
  const at = Timestamp.fromMillis(Date.now() - 60_000)
  for (const uid of [...authors, ...people]) {
    const token = newInviteToken()
    const link = { token, inviteId: await capabilityIdOf(token) }
    const member = { uid, name: uid, email: `${uid}@example.org`, birthDate: '1980-01-01', locale: 'pt' } as const
    const membership = { role: 'user', invitedBy: null, link, at, validSince: Timestamp.fromMillis(0) } as const
    await write(membershipDocuments({ ...member, ...membership }))
  }
  for (const author of authors) {
    for (const reader of people) {
      await write(requestConnections({ uid: author, name: author }, { uid: reader, name: reader }, at))
    }
  }
  await sdk.close()
  await empty.stop()
}
