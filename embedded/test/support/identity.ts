/** Identity alone, on two real ports: what a browser reaches and what the Admin SDK reaches. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Auth, type AuthOptions, openAuth } from '../../src/auth/engine.ts'
import { noBrowsers } from '../../src/http/admin-gate.ts'
import { listen } from '../../src/http/listen.ts'
import { publicGate } from '../../src/http/public-gate.ts'
import { firstOf } from '../../src/http/router.ts'
import { type Mailer, openMailer } from '../../src/mail/mailer.ts'
import { identityToolkitAdmin } from '../../src/protocols/identity-toolkit/admin.ts'
import { googlePages } from '../../src/protocols/identity-toolkit/google-pages.ts'
import { identityToolkit } from '../../src/protocols/identity-toolkit/public.ts'
import { type Database, openDatabase } from '../../src/sqlite/database.ts'

export interface IdentityServer {
  url: string
  adminUrl: string
  auth: Auth
  mailer: Mailer
  database: Database
  /** Moves the server's clock. */
  clock: { offsetMs: number }
  stop(): Promise<void>
}

export async function startIdentity(
  more: Pick<AuthOptions, 'google' | 'isThrottled' | 'signUpByLink'> = {},
): Promise<IdentityServer> {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-identity-'))
  const database = openDatabase(join(folder, 'data.sqlite'))
  const clock = { offsetMs: 0 }
  const now = () => Date.now() + clock.offsetMs
  const mailer = openMailer(database, now)
  let url = ''
  const auth = await openAuth({
    database,
    projectId: 'demo-test',
    name: 'Varanda',
    now,
    mailer,
    publicUrl: () => url,
    ...more,
  })
  const options = { host: '127.0.0.1', port: 0, log: () => {}, trustProxy: ['127.0.0.1'] }
  const open = await listen(publicGate(firstOf([identityToolkit(auth), googlePages(auth, () => url)])), options)
  url = open.url
  let adminHost = ''
  const admin = await listen(
    noBrowsers(firstOf([identityToolkitAdmin(auth)]), () => adminHost),
    options,
  )
  adminHost = new URL(admin.url).host
  return {
    url,
    adminUrl: admin.url,
    auth,
    mailer,
    database,
    clock,
    async stop() {
      await open.close(0)
      await admin.close(0)
      await database.close()
      rmSync(folder, { recursive: true })
    },
  }
}
