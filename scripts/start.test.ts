import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { start } from '@varanda/embedded/server'
import { lockFolder } from '@varanda/embedded/server/folder-lock'
import { demoPassword } from '@varanda/seed/logins'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkDataFolder, isUnfinished, markUnfinished, resetDataFolder } from './server/data-folder.ts'
import { lockDemo } from './server/demo.ts'
import { isPublished, readDemo } from './server/demo-file.ts'
import { isOpenToOthers, readOptions, StartError } from './server/options.ts'
import { checkOtherPorts } from './server/ports.ts'
import { notTheVersion } from './server/say-known.ts'

const fixtureRoot = join(import.meta.dirname, '../embedded/test/fixtures/project')

/** Runs the command as it is typed, without settings from outside. */
function startWith(...parameters: string[]): Promise<{ code: number; said: string; printed: string }> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  return new Promise((resolve) => {
    const settings = [
      'PORT',
      'HOST',
      'DATA',
      'CERT',
      'KEY',
      'HTTP_PORT',
      'ADMIN_PORT',
      'TRUST_PROXY',
      'PUBLIC_URL',
      'SMTP_URL',
      'PUSH_SERVICES',
      'MEMBER_GIB',
      'CARDS',
      'CARDS_UID',
      'STRIPE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_CONNECT_WEBHOOK_SECRET',
    ]
    const env = {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      ...Object.fromEntries(settings.map((name) => [`VARANDA_${name}`, ''])),
    }
    const file = join(import.meta.dirname, 'start.ts')
    const child = execFile(process.execPath, [file, ...parameters], { env }, (_error, printed, said) =>
      resolve({ code: child.exitCode ?? -1, said, printed }),
    )
  })
}

describe('a start that cannot be', () => {
  let folder: string
  let taken: Server
  let takenPort: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'varanda-start-'))
    mkdirSync(join(folder, 'foreign'))
    writeFileSync(join(folder, 'foreign/letters.txt'), 'not ours')
    writeFileSync(join(folder, 'file'), 'not a folder')
    taken = createServer()
    await new Promise<void>((done) => taken.listen(0, 'localhost', done))
    takenPort = String((taken.address() as { port: number }).port)
  })

  afterAll(() => {
    taken.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const at = (name: string) => join(folder, name)
  const refusals: [string, () => string[], RegExp][] = [
    ['an unknown option', () => ['--colour', 'red'], /'--colour'.*--no-demo/],
    ['a stray word', () => ['now'], /'now'.*--port N/],
    ['an option without its value', () => ['--port'], /'--port <value>'/],
    ['a port below zero', () => ['--port', '-1'], /'--port'/],
    ['a port that is no number', () => ['--port', 'abc'], /not "abc"/],
    ['a port beyond the last', () => ['--port', '70000'], /65535/],
    ['an empty folder name', () => ['--data', ''], /--data needs a value/],
    ['a certificate without its key', () => ['--cert', 'cert.pem'], /--cert and --key/],
    ['a way to https that is not there', () => ['--http-port', '80'], /needs --cert/],
    ['a proxy that is no address', () => ['--trust-proxy', '10.0.0.1,nginx'], /not "nginx"/],
    ['an address with a path', () => ['--public-url', 'https://casa.example/x'], /--public-url/],
    ['a port in use', () => ['--data', at('new'), '--port', takenPort], /is in use/],
    ['a host that is not here', () => ['--data', at('new'), '--host', 'nowhere.invalid', '--port', '0'], /no address/],
    ['a file as data folder', () => ['--data', at('file'), '--port', '0'], /is a file/],
    ['a folder below a file', () => ['--data', at('file/new'), '--port', '0'], /cannot be written/],
    ['a folder of something else', () => ['--data', at('foreign'), '--port', '0'], /holds something else/],
    [
      'emptying a folder of something else',
      () => ['--data', at('foreign'), '--reset', '--port', '0'],
      /something else/,
    ],
  ]

  it.each(refusals)('says it in one sentence and changes nothing: %s', async (_name, parameters, sentence) => {
    const { code, said, printed } = await startWith(...parameters())
    expect(said).toMatch(/^[^\n]+\.\n$/)
    expect(said).toMatch(sentence)
    expect({ code, printed }).toEqual({ code: notTheVersion, printed: '' })
    expect(readdirSync(folder).sort()).toEqual(['file', 'foreign'])
    expect(readFileSync(at('foreign/letters.txt'), 'utf8')).toBe('not ours')
    expect(readdirSync(at('foreign'))).toEqual(['letters.txt'])
  })
})

describe('the other ports', () => {
  it('are looked at before anything is opened', async () => {
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
    const { port } = taken.address() as { port: number }
    const asked = (...parameters: string[]) =>
      checkOtherPorts(readOptions(['--host', '127.0.0.1', ...parameters], {}), 4380)
    await expect(asked('--admin-port', String(port))).rejects.toThrow(/in use; choose another with --admin-port/)
    const secure = ['--cert', 'a.pem', '--key', 'b.pem']
    await expect(asked(...secure, '--http-port', String(port))).rejects.toThrow(/another with --http-port/)
    await expect(asked('--admin-port', '4380')).rejects.toThrow(/a number each/)
    await expect(asked('--admin-port', '0')).resolves.toBeUndefined()
    taken.close()
  })
})

describe('the data folder', () => {
  const open = (name: string) => {
    const folder = mkdtempSync(join(tmpdir(), `varanda-${name}-`))
    return { folder, close: () => rmSync(folder, { recursive: true, force: true }) }
  }

  it('of a running instance is not emptied', () => {
    const { folder, close } = open('running')
    writeFileSync(join(folder, 'varanda.sqlite'), 'words')
    const unlock = lockFolder(folder)
    expect(() => resetDataFolder(folder)).toThrow(/another server is using it/)
    expect(readFileSync(join(folder, 'varanda.sqlite'), 'utf8')).toBe('words')
    unlock()
    resetDataFolder(folder)
    expect(readdirSync(folder)).toEqual(['lock'])
    close()
  })

  it('that a start left half-way, or before its first document, is taken up again', () => {
    const { folder, close } = open('half')
    lockFolder(folder)()
    expect(() => checkDataFolder(folder)).not.toThrow()
    markUnfinished(folder)
    writeFileSync(join(folder, 'service-account.json'), '{}')
    expect(() => checkDataFolder(folder)).not.toThrow()
    expect(isUnfinished(folder)).toBe(true)
    resetDataFolder(folder)
    expect(isUnfinished(folder)).toBe(false)
    close()
  })
})

describe('the demo family', () => {
  it('keeps the password of our code on this machine alone', () => {
    const open = (...parameters: string[]) => isOpenToOthers(readOptions(parameters, {}))
    expect(open()).toBe(false)
    expect(open('--host', '127.0.0.1')).toBe(false)
    expect(open('--host', '::1', '--public-url', 'http://localhost:80')).toBe(false)
    for (const host of ['0.0.0.0', '::', '192.168.0.7', 'casa.example']) expect(open('--host', host), host).toBe(true)
    expect(open('--public-url', 'https://casa.example')).toBe(true)
    expect(open('--trust-proxy', '127.0.0.1')).toBe(true)
  })

  it('opens to nobody by it where others can reach the instance', { timeout: 60_000 }, async () => {
    const data = mkdtempSync(join(tmpdir(), 'varanda-demo-'))
    const server = await start({ dataDir: data, projectRoot: fixtureRoot, functions: false, hosting: false })
    const emails = ['cida@example.org', 'rita@example.org', 'outra@example.org']
    for (const email of emails) await server.auth.admin.create(undefined, { email, password: demoPassword })
    await server.auth.admin.create('child', {})
    const logins = emails.slice(0, 2).map((email) => ({ label: 'x', email, password: demoPassword }))
    await lockDemo(server, data, { logins, administrator: 'x' })
    const enter = (email: string, password: string) =>
      server.auth.signIn.withPassword(email, password, '203.0.113.1').then(
        () => true,
        () => false,
      )
    const locked = readDemo(data)!
    expect(isPublished(locked)).toBe(false)
    for (const email of emails) expect(await enter(email, demoPassword), email).toBe(false)
    for (const { email, password } of locked.logins) expect(await enter(email, password), email).toBe(true)
    expect(new Set(locked.logins.map(({ password }) => password)).size).toBe(2)
    await server.stop()
    rmSync(data, { recursive: true })
  })
})

describe('the command line', () => {
  it('wins over the settings, and both over what is usual', () => {
    const settings = { VARANDA_PORT: '5000', VARANDA_HOST: '0.0.0.0', VARANDA_DATA: 'elsewhere' }
    expect(readOptions([], {})).toEqual({ host: 'localhost', data: 'data', demo: true, reset: false, trustProxy: [] })
    expect(readOptions([], settings)).toMatchObject({ port: 5000, host: '0.0.0.0', data: 'elsewhere' })
    expect(readOptions(['--port', '0', '--no-demo'], settings)).toMatchObject({ port: 0, demo: false })
    expect(() => readOptions([], { VARANDA_PORT: 'http' })).toThrow(StartError)
    const edge = {
      VARANDA_CERT: 'a.pem',
      VARANDA_KEY: 'b.pem',
      VARANDA_HTTP_PORT: '80',
      VARANDA_TRUST_PROXY: '::1, 10.0.0.1',
    }
    expect(readOptions(['--public-url', 'https://casa.example/', '--admin-port', '9100'], edge)).toMatchObject({
      certificate: { cert: 'a.pem', key: 'b.pem' },
      httpPort: 80,
      adminPort: 9100,
      trustProxy: ['::1', '10.0.0.1'],
      publicUrl: 'https://casa.example',
    })
  })
})
