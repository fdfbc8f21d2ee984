import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { idempotencyKeyHeader, retriedStatuses } from '@varanda/domain/http-retries'
import { deleteApp, initializeApp } from 'firebase/app'
import { getFunctions, httpsCallable } from 'firebase/functions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from './call.ts'
import { callByHttp } from './call-by-http.ts'

/**
 * Requests by key and body; each call's name says with what it is answered: statuses in turn, with a code or without.
 */
let came: { key: unknown; body: string }[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  came.push({ key: request.headers[idempotencyKeyHeader.toLowerCase()], body })
  const [, statuses = '', code] = /^\/([^-]*)-?(.*)$/.exec(request.url ?? '') ?? []
  const each = statuses.split('.')
  const status = each[came.length - 1] ?? each.at(-1)
  if (status === 'none') return request.socket.destroy()
  response.writeHead(Number(status), { 'Content-Type': 'application/json' })
  if (status === '200') return response.end('{"result":{"n":1}}')
  const error = { status: 'INTERNAL', message: 'INTERNAL', ...(code && { details: { code } }) }
  response.end(code || status === '500' ? JSON.stringify({ error }) : 'Service Unavailable')
})
const app = initializeApp({ projectId: 'demo', apiKey: 'x', appId: 'x' }, 'calls by http')
let ask: (name: string) => Promise<unknown>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const functions = callByHttp(getFunctions(app, `http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  ask = async (name) => (await httpsCallable(functions, name)({ a: 1 })).data
})
afterAll(async () => {
  await deleteApp(app)
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  came = []
})

describe('a call by the real SDK', () => {
  it.each(retriedStatuses)('that is answered %d is sent twice, under one key', async (status) => {
    await expect(ask(String(status))).rejects.toThrow()
    expect(came).toHaveLength(2)
    expect(came[0]?.key).toMatch(/^\w{20}$/)
    expect(came[1]).toEqual(came[0])
    expect(JSON.parse(came[0]!.body)).toEqual({ data: { a: 1 } })
  })

  it('is answered by what its second attempt brought', async () => {
    expect(await ask('503.200')).toEqual({ n: 1 })
    expect(came).toHaveLength(2)
  })

  it('is sent once where it is refused otherwise, or where no answer comes', async () => {
    for (const name of ['400-bad-input', '401-signed-out', '403-code-wrong', '404-person-unknown', 'none']) {
      came = []
      await expect(ask(name)).rejects.toThrow()
      expect(came, name).toHaveLength(1)
    }
  })

  it('that the instance failed at is told from one that it did not answer', async () => {
    const told = async (name: string) => {
      came = []
      return ask(name).then(
        () => 'answered',
        (error) => refusalOf(error)?.code ?? 'unreachable',
      )
    }
    expect(await told('500')).toBe('failed')
    expect(await told('500-failed')).toBe('failed')
    expect(await told('429-too-many-tries')).toBe('too-many-tries')
    for (const name of ['none', '502', '503', '504']) expect(await told(name), name).toBe('unreachable')
  })
})
