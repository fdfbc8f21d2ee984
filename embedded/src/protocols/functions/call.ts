/**
 * Functions over HTTP: callables and https functions at `/__/fn/NAME`, and those that hosting rewrites lead to.
 * Source: https://firebase.google.com/docs/functions/callable-reference
 */
import type { TokenVerifier } from '../../auth/contract.ts'
import type { Functions } from '../../functions/host.ts'
import { InvocationError } from '../../functions/invoke.ts'
import type { HttpHandler, HttpRequest, HttpResponse } from '../../http/exchange.ts'
import { json } from '../../http/json.ts'
import { innerHeaders } from './inner-headers.ts'

export interface FunctionCalls {
  handler: HttpHandler
  /** Runs the named function with the visitor's own path. */
  callFunction(name: string, request: HttpRequest): Promise<HttpResponse>
}

const PREFIX = '/__/fn/'

export function functionCalls(functions: Functions, verifier: TokenVerifier): FunctionCalls {
  async function run(name: string, request: HttpRequest, path: string): Promise<HttpResponse> {
    const inner = await innerHeaders(request, verifier)
    if (!inner) return refusal(401, 'UNAUTHENTICATED', 'Unauthenticated')
    try {
      const endpoint = await functions.endpoint(name)
      if (!endpoint?.callableTrigger && !endpoint?.httpsTrigger) {
        return refusal(404, 'NOT_FOUND', `There is no function ${name}`)
      }
      const { method, body } = request
      return inner.outward(await functions.call(endpoint, { method, path, headers: inner.headers, body }))
    } catch (error) {
      if (!(error instanceof InvocationError)) throw error
      if (error.reason === 'timeout') return refusal(504, 'DEADLINE_EXCEEDED', 'DEADLINE_EXCEEDED')
      if (error.reason === 'unloaded') return refusal(503, 'UNAVAILABLE', 'UNAVAILABLE')
      return refusal(500, 'INTERNAL', 'INTERNAL')
    }
  }

  return {
    callFunction: (name, request) => run(name, request, request.url.pathname + request.url.search),
    handler(request) {
      const { pathname, search } = request.url
      if (!pathname.startsWith(PREFIX)) return null
      const [name = '', ...rest] = pathname.slice(PREFIX.length).split('/')
      return run(decodeURIComponent(name), request, `/${rest.join('/')}${search}`)
    },
  }
}

function refusal(code: number, status: string, message: string): HttpResponse {
  return json(code, { error: { status, message } })
}
