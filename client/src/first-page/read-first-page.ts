import { type HeldSignIn, heldSignIn } from '../account/sign-in-places.ts'
import { connectAuth, keepsNothing, loadConfig } from '../connect.ts'
import { http } from '../http.ts'
import { expectFirstPage, type FirstList, type FirstPage, type FirstRow } from './first-page.ts'
import { dataOf, type RestFields } from './stored-value.ts'

/** How long the SDK leaves the line to the first page, in milliseconds. */
const patience = 10_000

/** What a member's first page shows. */
export interface Wanted {
  documents: string[]
  lists: FirstList[]
}

/**
 * Reads the first page of whoever is signed in, if nothing of the app is kept here: the rules are asked as by the SDK,
 * which says everything once more when it is there.
 */
export function readFirstPage(wanted: (uid: string) => Wanted): void {
  expectFirstPage(read(wanted))
}

async function read(wanted: (uid: string) => Wanted): Promise<FirstPage | undefined> {
  if (!(await keepsNothing())) return undefined
  const [{ projectId, embedded }, signIn] = await Promise.all([loadConfig(), Promise.race([heldSignIn, knownSignIn()])])
  if (!signIn) return undefined
  const { uid, token } = signIn
  const host = embedded ? '' : 'https://firestore.googleapis.com'
  const database = { name: `projects/${projectId}/databases/(default)/documents`, url: `${host}/v1`, token }
  const { documents, lists } = wanted(uid)
  const [found, rows] = await Promise.all([
    readDocuments(database, documents),
    Promise.all(lists.map(async (list) => [list.key, await readList(database, list)] as const)),
  ])
  return { documents: found, lists: new Map(rows) }
}

/** Once identity has said who is here. */
async function knownSignIn(): Promise<HeldSignIn | undefined> {
  const auth = await connectAuth()
  await auth.authStateReady()
  const user = auth.currentUser
  return user ? { uid: user.uid, token: await user.getIdToken() } : undefined
}

interface Database {
  name: string
  url: string
  token: string
}

interface RestDocument {
  name: string
  fields?: RestFields
}

/** Asks below a document, or below the database's own root. */
async function ask<Answer>({ url, token }: Database, below: string, verb: string, body: unknown): Promise<Answer> {
  const answer = await http(`${url}/${below}:${verb}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`${verb} answered ${answer.status}`)
  return answer.json()
}

async function readDocuments(database: Database, paths: string[]): Promise<Map<string, unknown>> {
  const nameOf = (path: string) => `${database.name}/${path}`
  const results = await ask<{ found?: RestDocument }[]>(database, database.name, 'batchGet', {
    documents: paths.map(nameOf),
  })
  const found = new Map(results.flatMap(({ found }) => (found ? [[found.name, dataOf(found.fields)]] : [])))
  return new Map(paths.map((path) => [path, found.get(nameOf(path))]))
}

async function readList(database: Database, { path, by, direction, count }: FirstList): Promise<FirstRow[]> {
  const [collectionId, ...parents] = path.split('/').reverse()
  const below = [database.name, ...parents.reverse()].join('/')
  const results = await ask<{ document?: RestDocument }[]>(database, below, 'runQuery', {
    structuredQuery: {
      from: [{ collectionId }],
      orderBy: [{ field: { fieldPath: by }, direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' }],
      limit: count,
    },
  })
  return results.flatMap(({ document }) =>
    document ? [{ id: document.name.slice(document.name.lastIndexOf('/') + 1), data: dataOf(document.fields) }] : [],
  )
}
