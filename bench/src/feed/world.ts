/** The demo family, and one member whose feed holds thousands of posts: words of any length, every other one with photos. */
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import type { Photo } from '@varanda/domain/post/media'
import type { Roster } from '@varanda/domain/source/roster'
import { type Server, start } from '@varanda/embedded/server'
import { Timestamp } from 'firebase-admin/firestore'
import { type AdminSdk, adminSdk } from '../../../scripts/server/admin-sdk.ts'
import { markUnfinished } from '../../../scripts/server/data-folder.ts'
import { plantDemo } from '../../../scripts/server/demo.ts'
import { type Dice, diceOf } from '../scale/dice.ts'
import { speak } from '../scale/speech.ts'

const root = new URL('../../..', import.meta.url).pathname
/** Of one of the demo family's photos. */
const thumbhash = 'oEkKDYZ4eXd5eYiCdwd3hwFDaUb3'
const shapes = [
  [2048, 1536],
  [1536, 2048],
  [2048, 1152],
  [1200, 1200],
] as const

export interface World {
  reader: { uid: string; email: string; password: string }
  authors: string[]
}

/** Plants both into an empty folder, while nothing runs but the store. */
export async function plantFeed(data: string, posts: number): Promise<World> {
  const server = await start({ dataDir: data, projectRoot: root, port: 0, functions: false, hosting: false })
  try {
    markUnfinished(data)
    const { logins } = await plantDemo(server, data, () => {})
    const login = logins[1]!
    const sdk = await adminSdk(server, data)
    const { uid } = await sdk.auth.getUserByEmail(login.email)
    const roster = (await sdk.firestore.doc(paths.roster(uid)).get()).data() as Roster
    const authors = Object.keys(roster.people)
    const writer = sdk.firestore.bulkWriter()
    const dice = diceOf('feed')
    for (let age = 0; age < posts; age++) {
      const entry = entryOf(dice, dice.pick(authors), Date.now() - (age + 1) * 3_600_000)
      void writer.set(sdk.firestore.doc(`${paths.feed(uid)}/${entry.postId}`), entry)
    }
    await writer.close()
    await sdk.close()
    return { reader: { uid, ...login }, authors }
  } finally {
    await server.stop()
  }
}

/** One more, as it comes while somebody reads. */
export async function writeEntry(sdk: AdminSdk, { reader, authors }: World, name: string): Promise<string> {
  const entry = entryOf(diceOf(name), authors[0]!, Date.now())
  await sdk.firestore.doc(`${paths.feed(reader.uid)}/${entry.postId}`).set(entry)
  return entry.postId
}

export function openFeed(data: string): Promise<Server> {
  return start({ dataDir: data, projectRoot: root, host: 'localhost', port: 0, outbox: true, log: () => {} })
}

function entryOf(dice: Dice, author: string, at: number): Entry {
  const postId = `${author}_${String(at).padStart(20, '0')}`
  const sentences = dice.whole(1, 5)
  const text = Array.from({ length: sentences }, () => speak(dice, 'pt', 'post')).join(' ')
  const count = dice.next() < 0.5 ? 0 : dice.pick([1, 1, 1, 2, 3, 4, 6])
  const photos = Array.from({ length: count }, (_, index): Photo => {
    const [width, height] = dice.pick(shapes)
    return { id: `photo${String(at).slice(-12)}${index}`.padEnd(20, 'x'), width, height, thumbhash }
  })
  const kind = count > 0 ? 'photos' : 'text'
  const createdAt = Timestamp.fromMillis(at)
  return {
    postId,
    author: { uid: author },
    kind,
    text,
    ...(count > 0 && { photos }),
    createdAt,
    rev: 1,
    others: { count: 0, uids: [] },
  }
}
