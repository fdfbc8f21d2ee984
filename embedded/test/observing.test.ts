/** What the server says about itself: health, figures and logs, and to whom. */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LogEntry, logLine } from '../src/log.ts'
import { publicHealth } from '../src/server/health.ts'
import { openDatabase } from '../src/sqlite/database.ts'
import { openInstance, type TestInstance } from './support/instance.ts'

const lines: string[] = []
let instance: TestInstance
beforeAll(async () => {
  instance = await openInstance({ outbox: true, log: (entry) => lines.push(logLine(entry)) })
})
afterAll(() => instance.close())

/** As a program on this machine asks; fetch marks itself as a browser does. */
function askAdmin(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(instance.server.adminUrl + path, { headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })
}

describe('health', () => {
  it('is a yes or no in public, and told in full on the loopback plane', async () => {
    const answer = await fetch(`${instance.server.url}/__/health`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ ok: true })
    const { body } = await askAdmin('/__/health')
    expect(JSON.parse(body)).toMatchObject({ ok: true, isWritable: true, jobs: { dead: 0 } })
    expect(JSON.parse(body).databaseBytes).toBeGreaterThan(0)
  })
})

describe('a disk that takes nothing more', () => {
  it('is seen in the commits, and makes the instance unwell until it takes again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'varanda-full-'))
    const database = openDatabase(join(folder, 'data.sqlite'))
    const seen: boolean[] = []
    database.observeCommits(({ ms, units, failed }) => {
      expect(ms).toBeGreaterThanOrEqual(0)
      expect(units).toBe(1)
      seen.push(failed)
    })
    database.migrate('test', ['CREATE TABLE test (text TEXT) STRICT'])
    const write = () => database.write(() => database.statement('INSERT INTO test VALUES (?)').run('x'.repeat(100_000)))
    await write()
    const { page_count: pages } = database.sql.prepare('PRAGMA page_count').get() as { page_count: number }
    database.sql.exec(`PRAGMA max_page_count = ${pages}`)
    await expect(write()).rejects.toMatchObject({ name: 'UnwritableError' })
    database.sql.exec('PRAGMA max_page_count = 1000000')
    await write()
    expect(seen).toEqual([false, true, false])
    await database.close()
    rmSync(folder, { recursive: true })

    const health = (isWritable: boolean, diskFreeBytes: number) =>
      publicHealth({
        isWritable: () => isWritable,
        diskFreeBytes: () => diskFreeBytes,
        databaseBytes: () => 0,
        filesBytes: () => 0,
        lastBackupAt: () => null,
        jobs: () => ({ waiting: 0, dead: 0 }),
      })({ method: 'GET', url: new URL('http://x/__/health'), headers: {}, body: Buffer.alloc(0), address: '' })
    expect(health(true, 2 ** 30)).toMatchObject({ status: 200 })
    expect(health(false, 2 ** 30)).toMatchObject({ status: 503, body: '{"ok":false}' })
    expect(health(true, 2 ** 20)).toMatchObject({ status: 503 })
  })
})

describe('figures', () => {
  it('are for programs of this machine only', async () => {
    expect((await fetch(`${instance.server.url}/metrics`)).status).toBe(404)
    expect((await askAdmin('/metrics', { 'sec-fetch-mode': 'no-cors' })).status).toBe(403)
    expect((await askAdmin('/metrics', { host: 'rebound.example' })).status).toBe(403)
    expect((await askAdmin('/metrics')).status).toBe(200)
  })

  it('count requests, commits and refusals', async () => {
    const value = async (name: string) => {
      const { body } = await askAdmin('/metrics')
      const line = body.split('\n').find((one) => one.startsWith(`${name} `))
      return line === undefined ? 0 : Number(line.split(' ').at(-1))
    }
    const names = {
      refused: 'varanda_requests_total{protocol="firestore",status="403"}',
      latency: 'varanda_request_seconds_count{protocol="firestore"}',
      commits: 'varanda_commit_seconds_count',
      denied: 'varanda_rules_denied_total',
    }
    const before = Object.fromEntries(
      await Promise.all(Object.values(names).map(async (name) => [name, await value(name)])),
    )
    const refused = await fetch(`${instance.server.url}/v1/projects/varanda/databases/(default)/documents/notes/a`)
    expect(refused.status).toBe(403)
    await refused.text()
    await instance.write('notes/b', { text: 'x' })
    for (const name of Object.values(names))
      await expect.poll(() => value(name), { message: name }).toBeGreaterThan(before[name]!)
    const { body } = await askAdmin('/metrics')
    for (const name of [
      ...['sockets', 'streams', 'listeners', 'commit_queue', 'jobs_waiting', 'dead_letters', 'disk_free_bytes'],
      ...[
        'database_bytes',
        'event_loop_lag_p99_seconds',
        'resident_bytes',
        'rules_denied_total',
        'commits_failed_total',
      ],
    ]) {
      expect(body).toMatch(new RegExp(`^varanda_${name} [\\d.e+-]+$`, 'm'))
    }
  })
})

describe('logs', () => {
  const secrets = {
    password: 'quintal com sombra e rede',
    address: 'segredo.ana+x@casa.example',
    words: 'a tia vai chegar de surpresa',
    invite: 'Zk3vQ8xW1nB7mT5rY2uP0a',
    code: 'oob4567890QWERTYabcdefgh',
  }

  it('hold no password, token, address or words after a run that met them all, failures included', async () => {
    const { server } = instance
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(server.url + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })
    const identity = '/identitytoolkit.googleapis.com/v1/accounts'
    const { address: email, password } = secrets
    const session = await server.auth.signIn.signUp(email, password, null, '127.0.0.1')
    const bearer = { authorization: `Bearer ${session.idToken}` }
    await post(`${identity}:signInWithPassword?key=${secrets.invite}`, { email, password, returnSecureToken: true })
    await post(`${identity}:signInWithPassword`, { email, password: `${password}!`, returnSecureToken: true })
    await post(`${identity}:sendOobCode`, { email, requestType: 'PASSWORD_RESET' })
    await post(`${identity}:resetPassword`, { oobCode: secrets.code, newPassword: password })
    await post('/securetoken.googleapis.com/v1/token', {
      refresh_token: session.refreshToken,
      grant_type: 'refresh_token',
    })
    await post(
      '/v1/projects/varanda/databases/(default)/documents:commit',
      { writes: [{ update: secrets.words }] },
      bearer,
    )
    await post('/__/fn/whoAmI', { data: secrets.words }, bearer)
    await post('/__/fn/nothing', { data: secrets.words }, bearer)
    // What the SDK for functions writes into its log as it came.
    await post('/__/fn/whoAmI', { password, nested: { words: secrets.words }, [secrets.words]: 7 }, bearer)
    await post('/__/fn/whoAmI', {
      data: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: secrets.words },
    })
    lines.push(logLine({ severity: 'WARNING', message: 'y'.repeat(100_000), deep: { words: 'z'.repeat(100_000) } }))
    for (const path of [
      '/join?invite',
      '/unsubscribe?token',
      '/answer?token',
      '/by-mail?token',
      '/en/request-invite/status?token',
    ]) {
      const headers = { cookie: `__session=${session.idToken}` }
      for (const method of ['GET', 'POST']) await fetch(`${server.url}${path}=${secrets.invite}`, { method, headers })
    }
    // What code of others may quote when it breaks.
    const quoted = `no: {"text": "${secrets.words}"} ?invite=${secrets.invite} ${email} Bearer ${session.idToken}`
    const entry: LogEntry = { severity: 'ERROR', message: 'x', error: new Error(quoted), token: session.refreshToken }
    lines.push(logLine({ ...entry, nested: { deep: [`oobCode ${secrets.code}`, email] } }))

    await expect.poll(() => lines.join('\n')).toContain('Request body is missing data')
    const said = lines.join('\n')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(10_000)
    expect(said).toContain('"severity":"ERROR"')
    for (const secret of [...Object.values(secrets), session.idToken, session.refreshToken]) {
      expect(said).not.toContain(secret)
    }
  })

  it('are one line of JSON each, with the time, and stay readable', () => {
    const error = new TypeError('x is not a function')
    const line = logLine(
      { severity: 'ERROR', message: 'A request failed', path: '/v1/projects/varanda', error },
      new Date(0),
    )
    expect(line).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({
      time: '1970-01-01T00:00:00.000Z',
      severity: 'ERROR',
      path: '/v1/projects/varanda',
      error: expect.stringMatching(/TypeError: x is not a function\n\s+at .*observing\.test\.ts/),
    })
  })
})
