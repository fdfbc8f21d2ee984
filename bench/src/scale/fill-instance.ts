import type { Write } from '@varanda/embedded/firestore/wire'
import type { Server } from '@varanda/embedded/server'
import type { ScaleAccount, ScaleWorld } from './scale-world.ts'
import { wireFields } from './wire-fields.ts'

/** Large enough that a commit's own cost is nothing, and far below the change log's length. */
const writesPerCommit = 2000
const accountsAtOnce = 500

/**
 * Writes a world into an empty instance, past HTTP and past the functions, through the engine's own commits. `progress`
 * is told how many of `world.size` documents are on disk. Commits follow one another, so that with a clock that stands
 * still their versions are the same each time.
 */
export async function fillInstance(server: Server, world: ScaleWorld, progress: (done: number) => void): Promise<void> {
  for (let start = 0; start < world.accounts.length; start += accountsAtOnce) {
    const accounts = world.accounts.slice(start, start + accountsAtOnce)
    await Promise.all(accounts.map((account) => createAccount(server, account)))
  }
  const root = `${server.firestore.database}/documents/`
  let done = 0
  let writes: Write[] = []
  const commit = async (): Promise<void> => {
    await server.firestore.commit({ kind: 'admin' }, { writes })
    done += writes.length
    writes = []
    progress(done)
  }
  for await (const { path, data } of world.documents()) {
    writes.push({ update: { name: root + path, fields: wireFields(data) }, currentDocument: { exists: false } })
    if (writes.length === writesPerCommit) await commit()
  }
  if (writes.length > 0) await commit()
}

async function createAccount(server: Server, { uid, email, name, role, password }: ScaleAccount): Promise<void> {
  const claims = { role, status: 'active' }
  await server.auth.admin.create(uid, { email, displayName: name, emailVerified: true, claims, password })
}
