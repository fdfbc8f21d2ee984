/**
 * The control endpoints of Google's emulators that test suites call: publishing rules and clearing documents. They ask
 * for no credential, so only tool mode has them.
 */
import type { HttpHandler, HttpRequest, HttpResponse } from '../http/exchange.ts'
import { isObject, json, jsonObject } from '../http/json.ts'
import { RulesSyntaxError } from '../rules/contract.ts'
import type { PublishedRules } from './published-rules.ts'
import type { World } from './world.ts'

const path = /^\/(?:emulator|internal)\//
const rulesPath = /^\/emulator\/v1\/projects\/([\w.:-]+?):securityRules$/
const documentsPath = /^\/emulator\/v1\/projects\/([\w.:-]+)\/databases\/([\w()-]+)\/documents$/

/** `worldOf` says null for a project that is not served. */
export function control(
  worldOf: (project: string, database?: string) => World | null,
  storageRules: PublishedRules,
): HttpHandler {
  return async (request) => {
    const { method } = request
    const pathname = decodeURIComponent(request.url.pathname)
    if (!path.test(pathname)) return null
    if (method === 'PUT' && pathname === '/internal/setRules') return publish(storageRules, request)
    const ruled = method === 'PUT' ? rulesPath.exec(pathname)?.[1] : undefined
    const [, cleared, database] = (method === 'DELETE' && documentsPath.exec(pathname)) || []
    const project = ruled ?? cleared
    if (project === undefined) return refusal(501, 'UNIMPLEMENTED', `${method} ${pathname} is not served here.`)
    const world = worldOf(project, database)
    if (!world) return refusal(404, 'NOT_FOUND', `The project ${project} is not served here.`)
    if (ruled !== undefined) return publish(world.rules, request)
    await world.clear()
    return json(200, {})
  }
}

/** The body is `{ rules: { files: [{ content }] } }`. */
function publish(rules: PublishedRules, request: HttpRequest): HttpResponse {
  const given = jsonObject(request)?.rules
  const files: unknown = isObject(given) ? given.files : null
  const file: unknown = Array.isArray(files) && files.length === 1 ? files[0] : null
  if (!isObject(file) || typeof file.content !== 'string') {
    return refusal(400, 'INVALID_ARGUMENT', 'The body is { rules: { files: [{ content }] } } with one file.')
  }
  try {
    rules.publish(file.content)
    return json(200, {})
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    return refusal(400, 'INVALID_ARGUMENT', `${error.message}\nThe rules published before stay.`)
  }
}

function refusal(code: number, status: string, message: string): HttpResponse {
  return json(code, { error: { code, status, message } })
}
