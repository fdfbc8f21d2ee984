import type { Functions } from 'firebase/functions'
import { http } from './http.ts'

/**
 * Lets the SDK of functions ask by `http`, so that a call is repeated like any other request, under one key. The SDK
 * takes its way of asking as `fetchImpl`, which its public type does not name.
 */
export function callByHttp(functions: Functions): Functions {
  return Object.assign(functions, { fetchImpl: http })
}
