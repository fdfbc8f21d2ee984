import { collections, paths } from '@varanda/domain/paths'
import { sourceOf } from '@varanda/domain/source/source'
import { FirestoreError } from '@varanda/embedded/firestore/error'
import { describe, expect, test } from 'vitest'
import { type Client, change, create, equals, longAgo, openInstance, outcomeOf, remove } from './harness/instance.ts'
import { type Act, actors, documents, isGranted, type Row, staleClaims, standings, type Uid } from './harness/rights.ts'

const rows: Record<string, Row> = documents
const uids = Object.values(actors).filter((uid) => uid !== null)
/** Everybody meets what is theirs, a member's, a child's and an administrator's. */
const ownersFor = (actor: Uid | null): Uid[] => [
  ...new Set([...(actor ? [actor] : []), 'bia', 'lia', 'admin'] as const),
]

const planted = Object.assign(
  {},
  ...Object.values(rows).flatMap((row) => uids.map((owner) => ({ [row.at(owner)]: settled(row.data(owner)) }))),
  ...uids.flatMap((owner) => [
    { [paths.entry('ana', `${owner}_1`)]: { postId: `${owner}_1` } },
    { [paths.entry(owner, `${owner}_1`)]: { postId: `${owner}_1` } },
    { [paths.post(`${owner}_1`)]: documents.post.data(owner) },
  ]),
  ...['bia', 'teo'].map((uid) => ({ [paths.connection(uid, 'ana')]: { uid: 'ana', name: 'ana', since: longAgo } })),
  standings,
)
delete planted[paths.standing('fabio')]
const instance = openInstance(planted)

/** What a function would have stored: times are known. */
function settled(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'symbol' ? longAgo : value]),
  )
}

const clientOf = (uid: Uid | null): Client => (uid ? instance.as(uid, staleClaims[uid]) : instance.stranger)
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

function tryTo(act: Act, row: Row, actor: Uid | null, owner: Uid): Promise<unknown> {
  const client = clientOf(actor)
  const path = row.at(owner)
  if (act === 'get') return client.get(path)
  if (act === 'list') return client.list(parentOf(path), row.listedBy ? { where: equals(row.listedBy, owner) } : {})
  if (act === 'create') return client.write(create(path, row.data(owner, actor)))
  if (act === 'update') return client.write(change(path, row.update))
  return client.write(remove(path))
}

/** Puts everything as it is when `act` begins, and answers what puts it back. */
async function ready(act: Act, path: string): Promise<() => Promise<void>> {
  const before = planted[path]
  if (act === 'create' && before) await instance.remove(path)
  return async () => {
    if (before) await instance.put({ [path]: before })
    else await instance.remove(path)
  }
}

describe.each(Object.entries(rows))('%s', (_, row) => {
  test('is for those whom the table names, and for nobody else', async () => {
    const wrong: string[] = []
    for (const act of ['get', 'list', 'create', 'update', 'delete'] as const) {
      const isShared = row.at('bia') === row.at('lia')
      for (const owner of isShared ? (['bia'] as const) : uids) {
        const path = row.at(owner)
        const those = Object.entries(actors).filter(([, actor]) => isShared || ownersFor(actor).includes(owner))
        const restore = await ready(act, path)
        for (const [name, actor] of those) {
          const { error, why } = await outcomeOf(tryTo(act, row, actor, owner))
          // Only who may read a document is told that it is not there.
          const isRefused = error instanceof FirestoreError && ['PERMISSION_DENIED', 'NOT_FOUND'].includes(error.status)
          if (error !== null && !isRefused) throw new Error(`${name}, ${act} ${path}\n${why}`, { cause: error })
          if (isRefused === isGranted(row, act, actor, owner)) {
            wrong.push(`${name} may ${isRefused ? 'not ' : ''}${act} ${path}\n${why}`)
          }
          if (error === null && ['create', 'update', 'delete'].includes(act)) {
            await restore()
            await ready(act, path)
          }
        }
        await restore()
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('the table', () => {
  test.each(Object.entries(collections))('knows what is in %s', (name, document) => {
    const path = paths[name as keyof typeof collections]
    const below = name.startsWith('source') ? sourceOf('bia') : 'bia'
    const collection = typeof path === 'string' ? path : (path as (owner: string) => string)(below)
    const inside = parentOf(rows[document]!.at('bia'))
    const isOf = (one: string) => one.split('/').map((segment, at) => (at % 2 ? '*' : segment))
    expect(isOf(inside)).toEqual(isOf(collection))
  })
})
