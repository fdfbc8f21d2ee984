/**
 * kill -9 in the middle of uploads and of the triggers that follow them.
 *
 * KILLS=50 vitest run embedded/test/functions/kill.test.ts   the long form
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../src/sqlite/database.ts'
import { openInstance, type TestInstance } from '../support/instance.ts'

const kills = Number(process.env.KILLS ?? 4)
const bucket = 'varanda.appspot.com'
const script = new URL('../support/instance-process.ts', import.meta.url).pathname

let instance: TestInstance
let token: string
/** Names of objects that were answered as stored. */
const acknowledged = new Set<string>()

beforeAll(async () => {
  instance = await openInstance({ functions: false })
  token = (await instance.person('ana')).idToken
  await instance.write('members/ana', { name: 'Ana' })
  await instance.server.stop()
})
afterAll(() => instance.close())

const picture = (text: string) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text.repeat(400))])

async function inOneRequest(url: string, name: string): Promise<boolean> {
  const answer = await fetch(`${url}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${token}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': 'multipart/related; boundary=b',
    },
    body: Buffer.concat([
      Buffer.from('--b\r\nContent-Type: application/json\r\n\r\n{}\r\n--b\r\nContent-Type: image/jpeg\r\n\r\n'),
      picture(name),
      Buffer.from('\r\n--b--'),
    ]),
  })
  await answer.arrayBuffer()
  return answer.ok
}

async function inPieces(url: string, name: string): Promise<boolean> {
  const headers = { Authorization: `Firebase ${token}`, 'X-Goog-Upload-Protocol': 'resumable' }
  const begun = await fetch(`${url}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      ...headers,
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Type': 'image/jpeg',
    },
  })
  const place = begun.headers.get('x-goog-upload-url') ?? url
  const whole = picture(name)
  const send = (command: string, from: number, to: number) =>
    fetch(place, {
      method: 'POST',
      headers: { ...headers, 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(from) },
      body: whole.subarray(from, to),
    })
  await (await send('upload', 0, 1000)).arrayBuffer()
  const answer = await send('upload, finalize', 1000, whole.length)
  await answer.arrayBuffer()
  return answer.ok
}

/** Several upload without a pause until the instance dies. */
async function round(number: number): Promise<void> {
  const when = number % 2 === 0 ? 'at-once' : 'ready'
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, instance.dataDir, '0', when],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = line.toString().trim()
  const ended = once(child, 'exit')
  let isOver = false
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `uploads/ana/${number}-${writer}-${count}`
      const upload = count % 3 === 2 ? inPieces : inOneRequest
      if (await upload(url, name).catch(() => false)) acknowledged.add(name)
      else if (isOver) return
    }
  })
  const before = acknowledged.size
  await sleep(150 + ((number * 97) % 400))
  // On a busy machine little is done until then.
  while (acknowledged.size < before + 5) await sleep(10)
  isOver = true
  child.kill('SIGKILL')
  await ended
  await Promise.all(writers)
}

it(`${kills} deaths lose no upload and no trigger, and nothing happens twice`, async () => {
  for (let number = 0; number < kills; number += 1) await round(number)
  await instance.start()
  await instance.server.idle()
  expect(instance.server.functions!.deadLetters()).toEqual([])
  const tallied = (await instance.list('tallied')).map(({ name }) => String(name)).sort()
  const total = await instance.read('totals/objects')
  await instance.server.stop()

  const database = openDatabase(join(instance.dataDir, 'varanda.sqlite'))
  const rows = database.sql.prepare('SELECT name, hash FROM storage_object').all()
  const open = database.sql.prepare('SELECT id, received FROM storage_upload WHERE done IS NULL').all()
  await database.close()
  const files = (folder: string) =>
    (readdirSync(join(instance.dataDir, 'storage', folder), { recursive: true }) as string[])
      .map((path) => path.split('/').at(-1)!)
      .filter((file) => file.length > 2)
  expect(files('blobs').sort()).toEqual([...new Set(rows.map(({ hash }) => String(hash)))].sort())
  const drafts = files('drafts')
  expect(drafts.filter((draft) => !open.some(({ id }) => id === draft))).toEqual([])
  expect(open.filter(({ id, received }) => Number(received) > 0 && !drafts.includes(String(id)))).toEqual([])

  const stored = rows.map(({ name }) => String(name)).sort()
  expect([...acknowledged].filter((name) => !stored.includes(name))).toEqual([])
  expect(tallied).toEqual(stored)
  expect(total).toEqual({ count: stored.length })
  expect(stored.length).toBeGreaterThan(kills * 4)
  if (process.env.KILLS) console.log({ kills, acknowledged: acknowledged.size, stored: stored.length })
}, 600_000)
