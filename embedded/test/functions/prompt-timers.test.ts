import { rmSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { withPromptTimers } from '../../src/functions/worker/prompt-timers.ts'
import { logToStderr } from '../../src/log.ts'
import { firestoreRest } from '../../src/protocols/firestore-rest/handler.ts'
import { admin, newFolder, openFixture } from '../firestore/engine-fixture.ts'
import { serve } from '../firestore/rest-server.ts'
import { writeServiceAccount } from '../firestore/service-account.ts'

const own = globalThis.setTimeout
afterEach(() => {
  globalThis.setTimeout = own
})

/** Counts the timers of 0 ms that Node is asked for. */
function countZeros(): () => number {
  const counted = vi.fn(own)
  globalThis.setTimeout = Object.assign(counted, own) as unknown as typeof setTimeout
  return () => counted.mock.calls.filter(([, delay]) => delay === 0).length
}

it('gives what is being loaded timers of no time, with what they are told, and all others Node’s', async () => {
  const zeros = countZeros()
  const found = globalThis.setTimeout
  const loaded = await withPromptTimers(async () => ({ wait: globalThis.setTimeout }))
  expect(globalThis.setTimeout).toBe(found)
  const told = new Promise((resolve) => loaded.wait(resolve, 0, 'word'))
  expect([await told, zeros()]).toEqual(['word', 0])
  const begun = performance.now()
  await new Promise<void>((resolve) => loaded.wait(resolve, 20))
  expect(performance.now() - begun).toBeGreaterThan(15)
})

it('gives Node’s back where nothing could be loaded', async () => {
  const load = () => Promise.reject(new Error('no such bundle'))
  await expect(withPromptTimers(load)).rejects.toThrow('no such bundle')
  expect(globalThis.setTimeout).toBe(own)
})

it('lets the Admin SDK read without a timer', async () => {
  const fixture = openFixture()
  const server = await serve(
    firestoreRest({ firestore: fixture.firestore, authenticate: async () => admin, log: logToStderr }),
  )
  const folder = newFolder()
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: server.host,
    FIRESTORE_PREFER_REST: 'true',
    METADATA_SERVER_DETECTION: 'none',
    GOOGLE_APPLICATION_CREDENTIALS: writeServiceAccount(folder, 'demo'),
  })
  const zeros = countZeros()
  const { deleteApp, initializeApp, getFirestore } = await withPromptTimers(async () => ({
    ...(await import('firebase-admin/app')),
    ...(await import('firebase-admin/firestore')),
  }))
  const app = initializeApp({ projectId: 'demo' })
  const db = getFirestore(app)
  await db.doc('people/ana').set({ name: 'Ana' })
  expect((await db.doc('people/ana').get()).data()).toEqual({ name: 'Ana' })
  expect(zeros()).toBe(0)
  await deleteApp(app)
  await server.close()
  await fixture.close()
  rmSync(folder, { recursive: true })
})
