/** The server as it ships, bundled, in a process of its own, asked by the web SDK as a browser asks. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '@varanda/domain/brand'
import { paths } from '@varanda/domain/paths'
import { createPost } from '@varanda/domain/post/calls/create-post'
import { demoPassword } from '@varanda/seed/logins'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type WebClient, webClient } from '../embedded/test/support/web-sdk.ts'
import { buildChanged } from './build.ts'
import { heapFlags } from './server/heap-flags.ts'

const server = join(import.meta.dirname, 'dist/serve.js')
const clients: WebClient[] = []
let data: string
let running: { child: ChildProcess; url: string; said: () => string }

beforeAll(async () => {
  await buildChanged(() => {})
  data = mkdtempSync(join(tmpdir(), 'varanda-serve-'))
  running = await serve()
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await end()
  rmSync(data, { recursive: true, force: true })
})

async function serve(options: string[] = [], settings: NodeJS.ProcessEnv = {}): Promise<typeof running> {
  const given = ['--data', data, '--port', '0', ...options]
  const env = { ...process.env, ...settings }
  const child = spawn(process.execPath, [...heapFlags, server, ...given], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const ready = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
      const url = /^Ready: (\S+)$/m.exec(said)?.[1]
      if (url) ready.resolve(url)
    })
  }
  child.on('close', (code) => ready.reject(new Error(`It ended with ${code}:\n${said}`)))
  return { child, url: await ready.promise, said: () => said }
}

async function end(): Promise<number | null> {
  const { child } = running
  if (child.exitCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  return ended
}

async function signIn(name: string): Promise<WebClient & { uid: string; token: string }> {
  const client = await webClient(running.url, { projectId: 'varanda', auth: true })
  clients.push(client)
  const { user } = await client.sdk.auth.signInWithEmailAndPassword(client.auth!, `${name}@example.org`, demoPassword)
  return { ...client, uid: user.uid, token: await user.getIdToken() }
}

/** Resolves once somebody who listens to a document is shown it as wanted. */
function seen({ sdk: { firestore }, db }: WebClient, path: string, wanted: (data: object) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = firestore.onSnapshot(
      firestore.doc(db, path),
      (shown) => {
        if (!shown.exists() || !wanted(shown.data())) return
        stop()
        resolve()
      },
      reject,
    )
  })
}

test('a member posts and takes another name, and their connection, who listens, is shown both', async () => {
  const marina = await signIn('marina')
  const beto = await signIn('beto')
  const postId = `${marina.uid}_aaaaaaaaaaaaaaaaaaaa`
  const post = seen(beto, paths.entry(beto.uid, postId), () => true)
  const audience = { connections: true, circles: [], people: [], except: [] }
  const answer = await fetch(`${running.url}/__/fn/${createPost.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${marina.token}` },
    body: JSON.stringify({ data: { postId, text: 'Tem bolo.', audience } }),
  })
  expect(await answer.json()).toMatchObject({ result: { postId } })
  await post

  const row = paths.connection(beto.uid, marina.uid)
  const name = seen(beto, row, (person) => 'name' in person && person.name === 'Marina de Outro Nome')
  const { firestore } = marina.sdk
  const batch = firestore.writeBatch(marina.db)
  batch.update(firestore.doc(marina.db, paths.user(marina.uid)), { name: 'Marina de Outro Nome' })
  const now = firestore.serverTimestamp()
  batch.set(firestore.doc(marina.db, paths.rate(marina.uid, 'profile')), { n: 1, from: now, at: now, of: marina.uid })
  await batch.commit()
  await name
})

test('it greets with logins, a link and the outbox, serves the built pages, and complains of nothing', async () => {
  await expect.poll(running.said).toMatch(/__\/outbox/)
  expect(running.said()).toContain('marina@example.org')
  expect(running.said()).toMatch(/\/join#invite=\S+/)
  const page = await fetch(`${running.url}/`)
  expect(await page.text()).toContain('<title>')
  expect(running.said()).not.toMatch(/"severity":"(?:ERROR|WARNING)"/)
})

test('after a kill it goes on with what was there', async () => {
  const gone = new Promise((resolve) => running.child.once('exit', resolve))
  running.child.kill('SIGKILL')
  await gone
  running = await serve()
  const { uid, sdk, db } = await signIn('marina')
  const own = await sdk.firestore.getDoc(sdk.firestore.doc(db, paths.user(uid)))
  expect(own.data()).toMatchObject({ name: 'Marina de Outro Nome' })
})

test('another server on its folder, or its port, ends in a way of its own, and so does whoever only looks', async () => {
  await expect(serve()).rejects.toThrow(/^It ended with 78:\nThe data file .+ another server is using it\.\n$/)
  const other = join(data, '../never-made')
  const taken = createServer()
  await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
  const { port } = taken.address() as { port: number }
  const beside = serve(['--data', other, '--admin-port', String(port)])
  await expect(beside).rejects.toThrow(/^It ended with 78:\nPort \d+ is in use; .+ --admin-port out\.\n$/)
  taken.close()
  const look = (folder: string) => {
    const env = { ...process.env, VARANDA_DATA: folder }
    const parameters = [...heapFlags, join(server, '../in-use.js')]
    const { status, stderr } = spawnSync(process.execPath, parameters, { env, encoding: 'utf8' })
    return [status, stderr]
  }
  expect(look(data)).toEqual([78, expect.stringContaining('another server is using it')])
  expect(look(other)).toEqual([0, ''])
  expect(existsSync(other)).toBe(false)
})

test('its links lead to where others reach it, not to this machine', async () => {
  await end()
  const [house, proxy] = ['https://casa.example', '127.0.0.1']
  running = await serve(['--no-demo', '--host', '0.0.0.0', '--public-url', house, '--trust-proxy', proxy])
  await expect.poll(running.said).toMatch(/^ {2}https:\/\/casa\.example\/__\/outbox\?key=\S+$/m)
  expect(running.said()).toMatch(/^ {2}https:\/\/casa\.example\/join#invite=\S+$/m)
  expect(running.said()).not.toContain('put https in front')
  expect(running.said()).toContain('VARANDA_OPERATOR')
})

test('its pages name whoever runs it, also those of the blog', async () => {
  await end()
  const settings = { VARANDA_OPERATOR: 'Rosa & Filhos', VARANDA_OPERATOR_CONTACT: 'rosa@casa.example' }
  const operator = { ...settings, VARANDA_OPERATOR_COUNTRY: 'Alemanha/Germany' }
  running = await serve(['--no-demo', '--public-url', 'https://casa.example', '--trust-proxy', '127.0.0.1'], operator)
  await expect.poll(running.said).toMatch(/__\/outbox/)
  expect(running.said()).not.toContain('VARANDA_OPERATOR')
  const shown = async (path: string) => (await fetch(`${running.url}${path}`)).text()
  expect(await shown('/en/privacy')).toMatch(
    /<strong><span [^>]*>Rosa &amp; Filhos<\/span><\/strong> \(<span [^>]*>Germany<\/span>\)/,
  )
  for (const path of ['/', '/about', '/privacy', '/terms', '/rights', '/help', '/auth', '/en', '/blog']) {
    const page = await shown(path)
    expect(page, path).toContain('rosa@casa.example')
    expect(page, path).not.toContain(brand.contact)
  }
  expect(await shown('/blog')).toContain('Rosa &amp; Filhos')
})

test('it ends when it is told to, and its bundles name no folder of the machine that built them', async () => {
  expect(await end()).toBe(0)
  expect(readFileSync(server, 'utf8')).not.toContain(join(import.meta.dirname, '..'))
})
