import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { adminSdk } from '../scripts/server/admin-sdk.ts'
import { test as base } from './fixtures.ts'
import { openInstanceHere } from './instance-here.ts'
import type { Instance } from './instance-process.ts'

export interface Office {
  firestore: Firestore
  auth: Auth
  /** Settles when the instance has nothing left to do of itself. */
  idle(): Promise<void>
  /** Looks at the clock now: what is due rings. */
  claimAlarms(): Promise<unknown>
}

/** An instance in this process, whose documents and accounts the test changes as a function would. */
export const test = base.extend<object, { office: Office; served: { instance: Instance; office: Office } }>({
  served: [
    async ({ listenerCut }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'varanda-office-'))
      cpSync(process.env.VARANDA_E2E_TEMPLATE!, dataDir, { recursive: true })
      const instance = await openInstanceHere(dataDir, listenerCut)
      const { firestore, auth, close } = await adminSdk(instance.server, dataDir)
      const { server } = instance
      const claimAlarms = () => server.functions!.runSchedule('claimAlarms')
      await use({ instance, office: { firestore, auth, idle: () => server.idle(), claimAlarms } })
      await close()
      await instance.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  office: [({ served }, use) => use(served.office), { scope: 'worker' }],
  instance: [({ served }, use) => use(served.instance), { scope: 'worker' }],
})
