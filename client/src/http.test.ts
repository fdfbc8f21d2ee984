import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { idempotencyKeyHeader, retriedStatuses } from '@varanda/domain/http-retries'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { http } from './http.ts'

/** What came, by method and key; the server answers with the status in the path, or with those in its query in turn. */
let came: { method: string; key: string | undefined; body: string }[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const key = request.headers[idempotencyKeyHeader.toLowerCase()]
  came.push({ method: request.method ?? '', key: typeof key === 'string' ? key : undefined, body })
  const statuses = (request.url ?? '').slice(1).split(',')
  const status = statuses[came.length - 1] ?? statuses.at(-1)
  if (status === 'none') return request.socket.destroy()
  response.writeHead(Number(status), { 'Content-Type': 'application/json' }).end('{"n":1}')
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  came = []
})

const attempts = { GET: 1, HEAD: 1, PUT: 1, DELETE: 1, POST: 2, PATCH: 2 } as const
const bodied: readonly string[] = ['PUT', 'POST', 'PATCH']

for (const [method, times] of Object.entries(attempts)) {
  for (const status of retriedStatuses) {
    it(`${method} that is answered ${status} is sent ${times === 1 ? 'once' : 'twice'}`, async () => {
      const answer = await http(`${origin}/${status}`, { method, ...(bodied.includes(method) && { body: '{"a":1}' }) })
      expect(answer.status).toBe(status)
      expect(came.map((one) => one.method)).toEqual(Array(times).fill(method))
      const keys = new Set(came.map(({ key }) => key))
      expect(keys.size).toBe(1)
      if (method === 'GET' || method === 'HEAD') expect([...keys]).toEqual([undefined])
      else expect([...keys][0]).toMatch(/^\w{20}$/)
      if (bodied.includes(method)) expect(new Set(came.map(({ body }) => body))).toEqual(new Set(['{"a":1}']))
    })
  }
}

it('sends nothing again after any other answer, nor where none came', async () => {
  for (const status of [200, 204, 400, 401, 403, 404, 410, 501, 507]) {
    came = []
    expect((await http(`${origin}/${status}`, { method: 'POST' })).status).toBe(status)
    expect(came).toHaveLength(1)
  }
  came = []
  await expect(http(`${origin}/none`, { method: 'POST' })).rejects.toThrow()
  expect(came).toHaveLength(1)
})

it('answers what the second attempt brought, with its body unread, and gives each request a key of its own', async () => {
  const answer = await http(`${origin}/503,200`, { method: 'POST' })
  expect(answer.ok).toBe(true)
  expect(await answer.json()).toEqual({ n: 1 })
  const failed = await http(`${origin}/400`, { method: 'POST' })
  expect(await failed.json()).toEqual({ n: 1 })
  expect(new Set(came.map(({ key }) => key)).size).toBe(2)
})

it('keeps the key that a request brought', async () => {
  await http(`${origin}/503`, { method: 'POST', headers: { [idempotencyKeyHeader]: 'own' } })
  expect(came.map(({ key }) => key)).toEqual(['own', 'own'])
})
