/**
 * Runs in the functions' process: loads them and serves them on a loopback port, with the request and response that the
 * functions framework gives them in the cloud.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import express, { type NextFunction, type Request, type Response } from 'express'
import { carryAdminSecret } from '../../http/carry-admin-secret.ts'
import { type DeployedFunction, deployedFunctions, manifestOf } from './exports.ts'
import { FUNCTION_HEADER, KIND_HEADER, SECRET_HEADER, type WorkerMessage, type WorkerStart } from './messages.ts'
import { withPromptTimers } from './prompt-timers.ts'

const BODY_LIMIT = '32mb'
const end = process.exit.bind(process)

// Nobody would take what it does once its server is gone. A terminal, or whoever runs the server, tells all of its
// processes to end: when this one does, the server decides.
process.on('disconnect', () => end())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const start = await new Promise<WorkerStart>((resolve) => process.once('message', resolve))
carryAdminSecret(start.adminPlane.host, start.adminPlane.secret, start.worker)
const tell = (message: WorkerMessage) => process.send?.(message, undefined, undefined, () => {})

/** Whose answer the code that is running belongs to. */
const calls = new AsyncLocalStorage<Response>()

// What a call throws outside its promise ends that call. The process's state is doubtful then: it gets no new ones.
process.on('uncaughtException', (error) => {
  const response = calls.getStore()
  console.error(error)
  if (!response) return end(1)
  tell({ kind: 'wounded' })
  response.destroy()
})

// A function that ends the process ends its own call; the process is given up like any other that is doubtful.
process.exit = (code) => {
  const response = calls.getStore()
  if (!response) return end(code)
  tell({ kind: 'wounded' })
  response.destroy()
  throw new Error(`A function called process.exit(${code ?? ''}).`)
}

try {
  const bundle = await withPromptTimers<Record<string, unknown>>(() => import(start.entry))
  const functions = deployedFunctions(isGroup(bundle.default) ? { ...bundle.default, ...bundle } : bundle)
  const server = createServer(application(functions))
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1', () => {
    tell({
      kind: 'ready',
      port: (server.address() as AddressInfo).port,
      manifests: Object.fromEntries([...functions].map(([name, fn]) => [name, manifestOf(fn)])),
    })
    // Node itself would write what it compiled at a process's own end, which this one has not.
    flushCompileCache()
  })
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
}

function application(functions: Map<string, DeployedFunction>) {
  const app = express()
  // The edge in front writes X-Forwarded-For anew: `request.ip` is the visitor, as in Cloud Functions.
  app.set('trust proxy', true)
  app.disable('x-powered-by')
  app.disable('etag')
  app.use((request, response, next) => {
    if (!hasSecret(request)) response.status(403).end()
    else next()
  })
  const verify = (request: IncomingMessage, _response: unknown, body: Buffer) => {
    Object.assign(request, { rawBody: body })
  }
  app.use(express.json({ limit: BODY_LIMIT, verify, strict: false }))
  app.use(express.urlencoded({ limit: BODY_LIMIT, verify, extended: true }))
  app.use(express.text({ limit: BODY_LIMIT, verify }))
  app.use(express.raw({ limit: BODY_LIMIT, verify, type: '*/*' }))
  app.use(async (request, response) => {
    const fn = functions.get(String(request.headers[FUNCTION_HEADER]))
    const kind = request.headers[KIND_HEADER]
    for (const name of [SECRET_HEADER, FUNCTION_HEADER, KIND_HEADER]) delete request.headers[name]
    if (!fn) response.status(404).end()
    else await calls.run(response, () => (kind === 'event' ? deliver(fn, request, response) : fn(request, response)))
  })
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const status = isObject(error) && typeof error.status === 'number' ? error.status : 500
    if (status >= 500) console.error(error)
    if (response.headersSent) response.end()
    else if (status < 500)
      response.status(status).json({ error: { status: 'INVALID_ARGUMENT', message: 'Bad Request' } })
    else response.status(500).json({ error: { status: 'INTERNAL', message: 'INTERNAL' } })
  })
  return app
}

async function deliver(fn: DeployedFunction, request: Request, response: Response): Promise<void> {
  try {
    await fn(request.body)
    response.status(204).end()
  } catch (error) {
    console.error(error)
    response.status(500).json({ message: error instanceof Error ? error.message : String(error) })
  }
}

function hasSecret(request: IncomingMessage): boolean {
  const given = Buffer.from(String(request.headers[SECRET_HEADER] ?? ''))
  const expected = Buffer.from(start.secret)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}
