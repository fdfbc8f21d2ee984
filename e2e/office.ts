import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { adminSdk } from '../scripts/server/admin-sdk.ts'
import { test as base } from './fixtures.ts'
import { openHouseHere } from './instance-here.ts'
import type { House } from './instance-process.ts'

interface Office {
  firestore: Firestore
  auth: Auth
}

/** A house in this process, whose documents and accounts the test changes as a function would. */
export const test = base.extend<object, { office: Office; served: { house: House; office: Office } }>({
  served: [
    async ({ listenerCut }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'varanda-office-'))
      cpSync(process.env.VARANDA_E2E_TEMPLATE!, dataDir, { recursive: true })
      const house = await openHouseHere(dataDir, listenerCut)
      const { firestore, auth, close } = await adminSdk(house.server, dataDir)
      await use({ house, office: { firestore, auth } })
      await close()
      await house.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  office: [({ served }, use) => use(served.office), { scope: 'worker' }],
  house: [({ served }, use) => use(served.house), { scope: 'worker' }],
})
