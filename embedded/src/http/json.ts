/** JSON answers and bodies, as every protocol here needs them. */
import type { HttpRequest, HttpResponse } from './exchange.ts'
import { isTooDeep } from './json-depth.ts'

/** A JSON answer that no cache keeps. */
export function json(status: number, value: unknown): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  }
}

/** The request's body as a JSON object; an empty body is `{}`. Null when it is anything else, or nested too deeply. */
export function jsonObject(request: HttpRequest): Record<string, unknown> | null {
  if (request.body.length === 0) return {}
  if (isTooDeep(request.body)) return null
  try {
    const value: unknown = JSON.parse(request.body.toString('utf8'))
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
