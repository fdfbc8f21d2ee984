import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Auth } from '../auth/engine.ts'
import type { Caller, Firestore } from '../firestore/contract.ts'
import { openFirestore } from '../firestore/engine.ts'
import type { HttpHandler, HttpRequest } from '../http/exchange.ts'
import type { Log } from '../log.ts'
import { firestoreRest } from '../protocols/firestore-rest/handler.ts'
import { firebaseStorage } from '../protocols/storage/firebase.ts'
import { googleStorage } from '../protocols/storage/google.ts'
import { webChannel } from '../protocols/webchannel/channel.ts'
import { adminCaller } from '../server/callers.ts'
import { openDatabase } from '../sqlite/database.ts'
import { openStorage } from '../storage/engine.ts'
import { isOwner, lenientVerifier, toolCaller, toolStorageCaller } from './callers.ts'
import type { PublishedRules } from './published-rules.ts'

/** One database of a project and, in a folder of its own, what else belongs to it. */
export interface World {
  readonly firestore: Firestore
  readonly rules: PublishedRules
  /** What clients reach, and what the Admin SDK does. */
  readonly public: HttpHandler[]
  readonly admin: HttpHandler[]
  /** Deletes every document. */
  clear(): Promise<void>
  /** Ends the listeners of an account whose token no longer holds. */
  recheck(uid: string): Promise<void>
  /** Tells clients that it is over. */
  drain(): Promise<void>
  close(): Promise<void>
}

export interface WorldOptions {
  projectId: string
  databaseId: string
  folder: string
  auth: Auth
  rules: PublishedRules
  storageRules: PublishedRules
  /** Undefined: no query is refused for want of an index. */
  indexes: unknown
  log: Log
}

const admin: Caller = { kind: 'admin' }

interface Bucket {
  public: HttpHandler
  admin: HttpHandler
  close(): Promise<void>
}

const bucketSuffix = /\.(?:appspot\.com|firebasestorage\.app)$/

/** A project's own buckets: the default one of old and of new projects, and what test suites call it. */
const bucketNames = (projectId: string): string[] => [
  `${projectId}.appspot.com`,
  `${projectId}.firebasestorage.app`,
  projectId,
]

/** The bucket that a request to Storage names, or null. */
function bucketNamed({ url }: HttpRequest): string | null {
  const found = /^(?:\/v0|(?:\/(?:up|down)load)?\/storage\/v1|)\/b\/([\w.:-]+)(?:\/o|$)/.exec(url.pathname)
  return found?.[1] ?? null
}

/** The project whose bucket a request to Storage names, or null. */
export function projectOfBucket(request: HttpRequest): string | null {
  return bucketNamed(request)?.replace(bucketSuffix, '') ?? null
}

export function openWorld(options: WorldOptions): World {
  const { projectId, databaseId, folder, auth, rules, storageRules, indexes, log } = options
  const now = Date.now
  const database = openDatabase(join(folder, 'data.sqlite'))
  const firestore = openFirestore({ database, projectId, databaseId, ruleset: () => rules.current, indexes, now })
  // An empty commit makes the engine look at its listeners, which the new rules may no longer let listen.
  rules.onPublished(() => {
    firestore.commit(admin, { writes: [] }).catch((error: unknown) => {
      log({ severity: 'ERROR', message: 'Listeners were not judged by the new rules', error })
    })
  })
  const verifier = lenientVerifier(auth.verifier)
  const buckets = new Map<string, Bucket>()
  const bucketOf = (name: string): Bucket => {
    const known = buckets.get(name)
    if (known) return known
    const dataDir = join(folder, `bucket-${buckets.size}`)
    mkdirSync(dataDir, { recursive: true })
    const objects = openDatabase(join(dataDir, 'objects.sqlite'))
    const storage = openStorage({
      database: objects,
      dataDir,
      bucket: name,
      ruleset: () => storageRules.current,
      documents: firestore.documents,
      now,
      anyContent: true,
    })
    const fresh: Bucket = {
      public: firebaseStorage(storage, toolStorageCaller(verifier)),
      admin: googleStorage(storage),
      async close() {
        await storage.close()
        await objects.close()
      },
    }
    buckets.set(name, fresh)
    return fresh
  }
  const inBucket =
    (plane: 'public' | 'admin'): HttpHandler =>
    async (request) => {
      const name = bucketNamed(request)
      return name !== null && bucketNames(projectId).includes(name) ? bucketOf(name)[plane](request) : null
    }
  const channel = webChannel({
    firestore,
    verify: (token) => verifier.verify(token),
    isAdmin: isOwner,
    limits: { perNetworkOfStrangers: 1000, strangersBodyBytes: 40 << 20 },
    now,
    log,
  })
  return {
    firestore,
    rules,
    public: [
      channel.handler,
      firestoreRest({ firestore, authenticate: toolCaller(verifier), log }),
      inBucket('public'),
    ],
    admin: [firestoreRest({ firestore, authenticate: adminCaller(auth.keys, auth.projectId), log }), inBucket('admin')],
    clear: () => clear(firestore),
    recheck: (uid) => channel.recheck(uid),
    drain: () => channel.drain(),
    async close() {
      for (const bucket of buckets.values()) await bucket.close()
      await firestore.close()
      await database.close()
    },
  }
}

async function clear(firestore: Firestore): Promise<void> {
  const names = await documentsBelow(firestore, `${firestore.database}/documents`)
  await firestore.commit(admin, { writes: names.map((name) => ({ delete: name })) })
}

/** Names of all documents, also of those below documents that are not there. */
async function documentsBelow(firestore: Firestore, parent: string): Promise<string[]> {
  const names: string[] = []
  for (const collectionId of await firestore.listCollectionIds(admin, parent)) {
    let pageToken: string | undefined
    do {
      const page = await firestore.listDocuments(admin, {
        parent,
        collectionId,
        showMissing: true,
        mask: { fieldPaths: ['__name__'] },
        ...(pageToken !== undefined && { pageToken }),
      })
      for (const { name, createTime } of page.documents) {
        if (createTime !== undefined) names.push(name)
        names.push(...(await documentsBelow(firestore, name)))
      }
      pageToken = page.nextPageToken
    } while (pageToken !== undefined)
  }
  return names
}
