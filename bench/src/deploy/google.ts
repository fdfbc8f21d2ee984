/**
 * The part of Google's control plane that `firebase deploy` speaks to, on loopback and in memory: enough to go through
 * a whole deploy twice, not a judge of what Google would say. What the CLI asks beyond it is answered 404 and told.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { firestoreRoutes } from './google/firestore.ts'
import { functionsRoutes } from './google/functions.ts'
import { hostingRoutes } from './google/hosting.ts'
import { projectRoutes } from './google/project.ts'
import type { Json, Route, Setting } from './google/route.ts'
import { rulesRoutes } from './google/rules.ts'
import { storageRoutes } from './google/storage.ts'

export interface Google {
  url: string
  /** Names of the functions that are deployed. */
  functions(): string[]
  /** How often each method and kind of path was asked since the last `forget`, for example `POST functions`. */
  asked: Map<string, number>
  forget(): void
  /** What was asked and is not known here. */
  unknown: string[]
  close(): void
}

/** Opens one server for all of Google's hosts. */
export async function openGoogle(projectId: string): Promise<Google> {
  const functions = new Map<string, Json>()
  const operations = new Map<string, Json>()
  const unknown: string[] = []
  const asked = new Map<string, number>()
  let url = ''
  const setting: Setting = {
    projectId,
    url: () => url,
    done(response) {
      const operation = { name: `operations/${operations.size + 1}`, done: true, response }
      operations.set(operation.name, operation)
      return operation
    },
  }
  const routes = [
    ...projectRoutes(setting, operations),
    ...functionsRoutes(setting, functions),
    ...rulesRoutes(setting),
    ...firestoreRoutes(setting),
    ...storageRoutes(setting),
    ...hostingRoutes(setting),
  ]

  const server: Server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const body = await bodyOf(request)
    let known: Route | undefined
    let answer: unknown
    for (const route of routes) {
      const match = route[0] === request.method && route[2].exec(decodeURI(pathname))
      if (!match) continue
      known = route
      answer = route[3]({ body, query: searchParams, parts: match.slice(1) })
      break
    }
    const kind = known ? `${known[0]} ${known[1]}` : 'unknown'
    asked.set(kind, (asked.get(kind) ?? 0) + 1)
    if (!known) unknown.push(`${request.method} ${pathname}`)
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: { code: 404, status: 'NOT_FOUND', message: 'not found' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    functions: () => [...functions.keys()].map((name) => name.split('/').at(-1)!),
    asked,
    forget: () => asked.clear(),
    unknown,
    close: () => server.close(),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as Json
  } catch {
    return {}
  }
}
