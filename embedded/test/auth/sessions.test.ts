/** Sign-ins as their owner sees and ends them. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAuth } from '../../src/auth/engine.ts'
import { authMigrations } from '../../src/auth/schema.ts'
import { hashSecret } from '../../src/auth/tokens/secret-token.ts'
import { openMailer } from '../../src/mail/mailer.ts'
import { openDatabase } from '../../src/sqlite/database.ts'
import { type IdentityServer, startIdentity } from '../support/identity.ts'

const DAY = 24 * 60 * 60 * 1000
const password = 'quintal com sombra'
const network = '198.51.100.7'

let server: IdentityServer
let people = 0
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())
const person = async () => {
  const email = `session${++people}@example.com`
  const first = await server.auth.signIn.signUp(email, password, null, network, 'Firefox on a desk')
  return { email, uid: first.account.uid, first }
}
const again = (email: string, device: string) => server.auth.signIn.withPassword(email, password, network, device)
const refresh = (token: string) => server.auth.signIn.refresh(token)

describe('sign-ins', () => {
  it('are two hundred of one account, and what has ended is forgotten first', async () => {
    const { email, uid, first } = await person()
    const now = Date.now()
    const add = (count: number, isEnded: boolean) => {
      const insert = server.database.sql.prepare(
        `INSERT INTO auth_refresh_tokens (token_hash, id, uid, auth_time, provider, session_claims, device, used_at, ended_at)
         VALUES (?, ?, ?, ?, 'password', '{}', '', ?, ?)`,
      )
      for (let n = 0; n < count; n++) {
        const name = `${uid} ${isEnded} ${n}`
        insert.run(name, name, uid, Math.floor(now / 1000), now + 1000 + n, isEnded ? now : null)
      }
    }
    const count = () =>
      Number(server.database.sql.prepare('SELECT count(*) AS n FROM auth_refresh_tokens WHERE uid = ?').get(uid)!.n)
    add(500, true)
    await again(email, 'a')
    expect(count()).toBe(400)
    await refresh(first.refreshToken)
    add(199, false)
    const last = await again(email, 'b')
    expect(count()).toBe(400)
    expect(server.auth.devices(uid)).toHaveLength(200)
    await expect(refresh(first.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await refresh(last.refreshToken)
  })

  it('are listed, last used first, and end one by one', async () => {
    const { email, uid, first } = await person()
    const second = await again(email, 'x'.repeat(1000))
    const devices = server.auth.devices(uid)
    expect(devices.map(({ device, provider }) => [device.slice(0, 17), provider])).toEqual([
      ['x'.repeat(17), 'password'],
      ['Firefox on a desk', 'password'],
    ])
    expect(devices[0]!.device).toHaveLength(200)
    await server.auth.endDevice(uid, devices[0]!.id)
    await expect(refresh(second.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await refresh(first.refreshToken)
    expect(server.auth.devices(uid).map(({ device }) => device)).toEqual(['Firefox on a desk'])
    const stranger = await person()
    await server.auth.endDevice(stranger.uid, devices[1]!.id)
    await refresh(first.refreshToken)
  })

  it('end after 90 days without use, not while they are used', async () => {
    const { email, first } = await person()
    const unused = await again(email, 'a drawer')
    try {
      for (const days of [60, 120]) {
        server.clock.offsetMs = days * DAY
        await refresh(first.refreshToken)
      }
      await expect(refresh(unused.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
      server.clock.offsetMs = 100 * DAY
      await expect(refresh(unused.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
      server.clock.offsetMs = 211 * DAY
      await expect(refresh(first.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    } finally {
      server.clock.offsetMs = 0
    }
  })

  it('of the same second end too when everything is signed out, and the next one holds', async () => {
    const { email, uid } = await person()
    for (let round = 0; round < 5; round += 1) {
      const session = await again(email, 'phone')
      await server.auth.admin.update(uid, { validSince: Math.floor(Date.now() / 1000) })
      expect(await server.auth.verifier.verify(session.idToken)).toBeNull()
      await expect(refresh(session.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
      const next = await again(email, 'phone')
      expect(await server.auth.verifier.verify(next.idToken)).not.toBeNull()
      await refresh(next.refreshToken)
    }
  })

  it('stay ended when an account that was disabled comes back', async () => {
    const { uid, first } = await person()
    await server.auth.admin.update(uid, { disabled: true })
    await server.auth.admin.update(uid, { disabled: false })
    expect(await server.auth.verifier.verify(first.idToken)).toBeNull()
    await expect(refresh(first.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
  })
})

describe('while nothing can be written', () => {
  async function opened() {
    const database = openDatabase(':memory:')
    const clock = { aheadMs: 0 }
    const now = () => Date.now() + clock.aheadMs
    const mailer = openMailer(database, now)
    const auth = await openAuth({
      database,
      projectId: 'demo',
      name: 'Demo',
      now,
      mailer,
      publicUrl: () => 'http://localhost',
    })
    const begin = async (email: string) => await auth.signIn.signUp(email, password, null, network, 'phone')
    const setFull = (isFull: boolean) => database.sql.exec(`PRAGMA query_only = ${isFull ? 'ON' : 'OFF'}`)
    return { auth, begin, clock, database, setFull }
  }

  it('a sign-in goes on, and its use is noted once there is space', async () => {
    const { auth, begin, clock, database, setFull } = await opened()
    const { account, refreshToken } = await begin('ana@example.com')
    const usedAt = () => auth.devices(account.uid)[0]!.usedAt
    const begun = usedAt()
    setFull(true)
    for (const hours of [2, 4]) {
      clock.aheadMs = (hours * DAY) / 24
      const { idToken } = await auth.signIn.refresh(refreshToken)
      expect(await auth.verifier.verify(idToken)).toMatchObject({ uid: account.uid })
    }
    expect(usedAt()).toBe(begun)
    setFull(false)
    await auth.signIn.refresh(refreshToken)
    expect(usedAt() - begun).toBeGreaterThanOrEqual(DAY / 6)
    await database.close()
  })

  it('what ended is refused all the same, and so is what nobody used or what ends just then', async () => {
    const { auth, begin, clock, database, setFull } = await opened()
    const ended = await begin('ended@example.com')
    const disabled = await begin('disabled@example.com')
    const later = await begin('later@example.com')
    await auth.endDevice(ended.account.uid, auth.devices(ended.account.uid)[0]!.id)
    await auth.admin.update(disabled.account.uid, { disabled: true })
    setFull(true)
    clock.aheadMs = DAY / 12
    await expect(auth.signIn.refresh(ended.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await expect(auth.signIn.refresh(disabled.refreshToken)).rejects.toMatchObject({ code: 'USER_DISABLED' })
    clock.aheadMs = 91 * DAY
    await expect(auth.signIn.refresh(later.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    clock.aheadMs = DAY / 12
    const refreshed = expect(auth.signIn.refresh(later.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    setFull(false)
    database.sql.exec('UPDATE auth_refresh_tokens SET ended_at = 1')
    setFull(true)
    await refreshed
    await database.close()
  })
})

it('go on in an instance that was opened by the first version, and its open codes for passwords are still good', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-first-version-'))
  const database = openDatabase(join(folder, 'data.sqlite'))
  database.migrate('auth', authMigrations.slice(0, 1))
  const seconds = Math.floor(Date.now() / 1000)
  database.sql.exec(`
    INSERT INTO auth_accounts (uid, email, valid_since, created_at) VALUES ('ana', 'ana@example.com', 1, 1);
    INSERT INTO auth_refresh_tokens (token_hash, uid, auth_time, provider, session_claims)
      VALUES ('${hashSecret('kept')}', 'ana', ${seconds - 60}, 'password', '{}');
    INSERT INTO auth_action_codes VALUES ('${hashSecret('code')}', 'PASSWORD_RESET', 'ana', 'ana@example.com', ${Date.now() + 60_000});
    INSERT INTO auth_action_codes VALUES ('${hashSecret('void')}', 'PASSWORD_RESET', NULL, 'x@example.com', ${Date.now() + 60_000});`)
  const mailer = openMailer(database, Date.now)
  const auth = await openAuth({
    database,
    projectId: 'demo',
    name: 'Demo',
    now: Date.now,
    mailer,
    publicUrl: () => 'http://localhost',
  })
  expect((await auth.signIn.refresh('kept')).account).toMatchObject({ uid: 'ana', google: null, emailLink: false })
  expect(auth.devices('ana')).toHaveLength(1)
  expect(auth.emailChange.check('code')).toMatchObject({ kind: 'PASSWORD_RESET', uid: 'ana', newEmail: null })
  expect(() => auth.emailChange.check('void')).toThrow('INVALID_OOB_CODE')
  await database.close()
  rmSync(folder, { recursive: true })
})

it('what has ended or lies unused is found by an index, however many sign-ins there are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'varanda-sessions-'))
  const database = openDatabase(join(folder, 'data.sqlite'))
  database.migrate('auth', authMigrations)
  for (const column of ['ended_at', 'used_at']) {
    const [plan] = database.sql.prepare(`EXPLAIN QUERY PLAN DELETE FROM auth_refresh_tokens WHERE ${column} < ?`).all(0)
    expect(String(plan!.detail)).toMatch(/USING (COVERING )?INDEX auth_refresh_tokens_by_/)
  }
  database.sql.close()
  rmSync(folder, { recursive: true })
})
