/** One start of a server in this process, without a socket: the engine, identity, the queue of triggers and tasks, the protocols. */
import { join } from 'node:path'
import { openAuth } from '@varanda/embedded/auth/engine'
import type { Firestore as Engine } from '@varanda/embedded/firestore/contract'
import { openFirestore } from '@varanda/embedded/firestore/engine'
import type { Endpoint } from '@varanda/embedded/functions/endpoint'
import { followChanges } from '@varanda/embedded/functions/events/triggers'
import { type Jobs, openJobs } from '@varanda/embedded/functions/jobs'
import { openTaskQueues } from '@varanda/embedded/functions/tasks/task-queues'
import type { HttpHandler } from '@varanda/embedded/http/exchange'
import { openMailer } from '@varanda/embedded/mail/mailer'
import { firestoreRest } from '@varanda/embedded/protocols/firestore-rest/handler'
import { taskQueue } from '@varanda/embedded/protocols/functions/task-queue'
import { identityToolkitAdmin } from '@varanda/embedded/protocols/identity-toolkit/admin'
import { googleStorage } from '@varanda/embedded/protocols/storage/google'
import type { Ruleset } from '@varanda/embedded/rules/contract'
import { type Database, openDatabase } from '@varanda/embedded/sqlite/database'
import { openStorage } from '@varanda/embedded/storage/engine'

export const bucket = 'stepped'
/** In the folder of a life, whole once that life is over. */
export const databaseFile = 'varanda.sqlite'

export interface Life {
  database: Database
  engine: Engine
  jobs: Jobs
  /** Firestore as the Admin SDK asks it. */
  admin: HttpHandler
  /** Identity as the Admin SDK asks it. It knows nobody. */
  identity: HttpHandler
  tasks: HttpHandler
  files: HttpHandler
  close(): Promise<void>
}

/** Opens what `folder` holds. Triggers are those of `endpoints`; `comesTwice` draws whether a delivery is made twice. */
export async function openLife(options: {
  folder: string
  projectId: string
  ruleset: Ruleset
  indexes: unknown
  endpoints: ReadonlyMap<string, Endpoint>
  comesTwice: () => boolean
}): Promise<Life> {
  const { folder, projectId, ruleset, indexes, endpoints, comesTwice } = options
  const now = () => Date.now()
  const plan = () => (comesTwice() ? [0, 0] : [0])
  const database = openDatabase(join(folder, databaseFile))
  // It dies as a process does: what the system has been given is on disk in the end.
  database.sql.exec('PRAGMA synchronous = OFF')
  const engine = openFirestore({ database, projectId, ruleset: () => ruleset, indexes, now })
  const { documents } = engine
  const storage = openStorage({ database, dataDir: folder, bucket, ruleset: () => null, documents, now })
  const mailer = openMailer(database, now)
  const auth = await openAuth({ database, projectId, name: 'Varanda', now, mailer, publicUrl: () => '' })
  const jobs = openJobs(database, now)
  await followChanges({ firestore: engine, storage, database, jobs, plan, now }).know(endpoints.values())
  const endpoint = async (name: string) => endpoints.get(name) ?? null
  const queues = openTaskQueues({ database, jobs, now, plan, projectId, added: () => {}, endpoint })
  return {
    database,
    engine,
    jobs,
    admin: firestoreRest({ firestore: engine, authenticate: async () => ({ kind: 'admin' }), log: () => {} }),
    identity: identityToolkitAdmin(auth),
    tasks: taskQueue({ tasks: queues }, projectId),
    files: googleStorage(storage),
    async close() {
      await storage.close()
      await engine.close()
      await database.close()
    },
  }
}
