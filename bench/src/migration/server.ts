/**
 * An instance from before sources, served until it is migrated, while one of its members reads and shares.
 *
 * node server.ts DATA UID   says `ready`, works, says `migrated`, and ends; each line that begins with { is an Outcome
 */

import { randomBytes } from 'node:crypto'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import type { Migration } from '@varanda/domain/source/migration'
import { start } from '@varanda/embedded/server'
import type { Action } from '@varanda/embedded/server/meter-page'
import { adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { type Outcome, visitMark } from './outcome.ts'

const [dataDir = '', uid = ''] = process.argv.slice(2)
const projectRoot = new URL('../../..', import.meta.url).pathname
const server = await start({ dataDir, projectRoot, port: 0, hosting: false, outbox: true, log: () => {} })
const { firestore, close } = await adminSdk(server, dataDir)
const account = server.auth.accounts.byUid(uid)
/** A token lasts an hour, and a large instance takes longer. */
const renewAfterMs = 30 * 60_000
let headers = { 'Content-Type': 'application/json', Authorization: '' }
const signIn = async () => {
  const { idToken } = await server.auth.signIn.begin(account!, 'custom')
  headers = { ...headers, Authorization: `Bearer ${idToken}` }
}
await signIn()
const renewing = setInterval(signIn, renewAfterMs)
console.log('ready .')

let goesOn = true
const billed = new Map<number, { reads: number; writes: number }>()
let outcome: Outcome = { step: 'rosters', reads: 0, writes: 0, residentMegabytes: 0, posts: [], feeds: [] }
const visits = [visit(readFeed, 'feeds', 250), visit(share, 'posts', 5_000)]
// Once a start: what a kill broke off comes again by itself, and a round that met its deadline by its schedule.
await server.functions!.runSchedule('migrateSources')
for (let counted = 0; ; ) {
  await new Promise((resolve) => setTimeout(resolve, 500))
  const stored = (await firestore.doc(paths.instanceMigration).get()).data() as Migration | undefined
  counted = await addCost(counted)
  console.log(JSON.stringify({ ...outcome, step: stored?.step ?? 'rosters' } satisfies Outcome))
  outcome = { step: 'rosters', reads: 0, writes: 0, residentMegabytes: 0, posts: [], feeds: [] }
  if (stored?.step === 'done') break
}
goesOn = false
clearInterval(renewing)
await Promise.all(visits)
await server.idle()
await close()
await server.stop()
console.log('migrated .')

/** One after the other, `pauseMs` between them. */
async function visit(act: () => Promise<Response>, kind: 'posts' | 'feeds', pauseMs: number): Promise<void> {
  while (goesOn) {
    const began = performance.now()
    const answer = await act()
    // A member may share so often and no more.
    if (answer.ok) outcome[kind].push(performance.now() - began)
    else if (answer.status !== 429) throw new Error(`${kind}: ${answer.status} ${await answer.text()}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** The newest page, through the rules, as the app asks for it. */
async function readFeed(): Promise<Response> {
  const orderBy = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }]
  const structuredQuery = { from: [{ collectionId: 'feed' }], orderBy, limit: 20 }
  const below = `${server.firestore.database}/documents/${paths.user(uid)}`
  const body = JSON.stringify({ structuredQuery })
  const answer = await fetch(`${server.url}/v1/${below}:runQuery`, { method: 'POST', headers, body })
  await answer.clone().arrayBuffer()
  return answer
}

function share(): Promise<Response> {
  const postId = `${uid}_${visitMark}${randomBytes(8)
    .toString('hex')
    .slice(0, 20 - visitMark.length)}`
  const data = { postId, text: 'Oi.', photos: [], audience: { base: 'connections', except: [] } }
  return fetch(`${server.url}/__/fn/${createPost.name}`, { method: 'POST', headers, body: JSON.stringify({ data }) })
}

/** What the functions read and wrote, as the server's meter tells it. Answers up to which request. */
async function addCost(since: number): Promise<number> {
  const page = new URL(server.outboxUrl!)
  // A long commit is billed once it is done, so the last requests are looked at again.
  const from = Math.max(0, since - 500)
  const answer = await fetch(new URL(`/__/meter?since=${from}&key=${page.searchParams.get('key')}`, server.url))
  const { last, actions } = (await answer.json()) as { last: number; actions: Action[] }
  for (const { number, reads, writes } of actions.flatMap(({ who, requests }) => (who === '(admin)' ? requests : []))) {
    const before = billed.get(number) ?? { reads: 0, writes: 0 }
    outcome.reads += reads - before.reads
    outcome.writes += writes - before.writes
    billed.set(number, { reads, writes })
  }
  for (const number of billed.keys()) if (number < from) billed.delete(number)
  outcome.residentMegabytes = process.memoryUsage().rss / 2 ** 20
  return last
}
