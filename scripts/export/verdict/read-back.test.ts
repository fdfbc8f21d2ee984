import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProject, type Project } from '../project.ts'
import { documentsThere } from './read-back.ts'

/** Stands for a Firestore whose stream of an answer breaks: what it answers in turn, and after which document it was asked. */
let answers: object[][] = []
let heard: (string | undefined)[] = []
let far: Server
let project: Project

beforeAll(async () => {
  far = createServer(async (request, answer) => {
    const { structuredQuery } = (await json(request)) as {
      structuredQuery: { startAt?: { values: [{ referenceValue: string }] } }
    }
    heard.push(structuredQuery.startAt?.values[0].referenceValue.split('/').at(-1))
    answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers.shift() ?? [{}]))
  })
  await new Promise<void>((done) => far.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(far.address() as AddressInfo).port}`
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: host, FIREBASE_AUTH_EMULATOR_HOST: host })
  process.env.STORAGE_EMULATOR_HOST = `http://${host}`
  project = await openProject('my-house', 'my-house.appspot.com')
})
afterAll(async () => {
  await project.close()
  far.closeAllConnections()
  far.close()
})

const found = (id: string) => ({ document: { name: `${project.documents}/users/${id}`, fields: {} } })
const broken = (code: number) => ({ error: { code, message: `No ${project.documents}/users/Ana for now.` } })
async function read(...given: object[][]): Promise<string[]> {
  answers = given
  heard = []
  const names: string[] = []
  for await (const [name] of documentsThere(project)) names.push(name)
  return names
}

test('an answer that breaks off under status 200 is asked for again, and a short page is not the last', async () => {
  expect(await read([found('a'), broken(503)], [found('a'), found('b')], [found('c'), { readTime: 'now' }])).toEqual([
    ...['users/a', 'users/b', 'users/c'],
  ])
  expect(heard).toEqual([undefined, undefined, 'b', 'c'])
})

test('an answer that is refused amid itself ends it, and nobody is named', async () => {
  await expect(read([found('a'), broken(403)])).rejects.toThrow(/ answers 403: No … for now\.$/)
})
