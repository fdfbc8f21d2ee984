import type { DocumentWrite } from '@varanda/domain/invite/joining'
import { paths } from '@varanda/domain/paths'
import type { Auth } from 'firebase-admin/auth'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { Instant } from '../instant.ts'
import { demoPassword } from '../logins.ts'
import type { World, WorldAccount } from '../world.ts'
import { inFlight } from './in-flight.ts'

/** Large enough to be quick, and still under Firestore's limits. */
const writesPerBatch = 400
const batchesInFlight = 4
const accountsInFlight = 8

/**
 * Writes the world into an empty instance. Accounts come first, because what follows a standing looks for its account.
 * Dying half-way is mended by planting again: what is there already is written over.
 * No function needs to run meanwhile; one that does only counts and copies again what is there.
 */
export async function plantWorld(world: World, instance: { firestore: Firestore; auth: Auth }): Promise<void> {
  await inFlight(world.accounts, accountsInFlight, (account) => createAccount(account, instance.auth))
  await inFlight(world.wards, accountsInFlight, (ward) => createWardAccount(ward, instance.auth))
  await inFlight(batchesOf(world.documents), batchesInFlight, async (documents) => {
    const batch = instance.firestore.batch()
    for (const { path, data } of documents) batch.set(instance.firestore.doc(path), withTimestamps(data) as object)
    await batch.commit()
  })
  // The instance looks for what waits in these documents, and sets its alarms.
  await instance.firestore.doc(paths.alarmsFound).delete()
}

async function createAccount({ uid, email, name, role }: WorldAccount, auth: Auth): Promise<void> {
  try {
    await auth.createUser({ uid, email, password: demoPassword, displayName: name, emailVerified: true })
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/uid-already-exists') throw error
  }
  await auth.setCustomUserClaims(uid, { role, status: 'active' })
}

async function createWardAccount({ uid, name }: World['wards'][number], auth: Auth): Promise<void> {
  try {
    await auth.createUser({ uid, displayName: name })
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/uid-already-exists') throw error
  }
  await auth.setCustomUserClaims(uid, { role: 'user', status: 'active' })
}

function batchesOf(documents: readonly DocumentWrite[]): DocumentWrite[][] {
  const count = Math.ceil(documents.length / writesPerBatch)
  return Array.from({ length: count }, (_, index) =>
    documents.slice(index * writesPerBatch, (index + 1) * writesPerBatch),
  )
}

function withTimestamps(value: unknown): unknown {
  if (value instanceof Instant) return Timestamp.fromMillis(value.millis)
  if (value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map(withTimestamps)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTimestamps(inner)]))
}
