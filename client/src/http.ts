import { httpRetries, idempotencyKeyHeader, idempotentMethods, retriedStatuses } from '@varanda/domain/http-retries'
import { newId } from '@varanda/domain/ids'
import { FetchError, ofetch } from 'ofetch'

/** Methods that change nothing (RFC 9110, 9.2.1): a request by any other carries a key. */
const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * The one way by which this code asks over HTTP, calls of functions included; Firebase's other SDKs and the app's
 * worker ask by themselves. A request whose method is not idempotent is sent once more after an answer of
 * `retriedStatuses`, both times with the same `Idempotency-Key`, so that a repeated request can be told from a new one.
 * Answers with whatever status came last; throws where no answer came, which is not repeated, nor within `timeout`
 * milliseconds.
 */
export async function http(
  url: string,
  { method = 'GET', ...init }: RequestInit & { method?: string; timeout?: number } = {},
) {
  const name = method.toUpperCase()
  const headers = new Headers(init.headers)
  if (!safeMethods.includes(name) && !headers.has(idempotencyKeyHeader)) headers.set(idempotencyKeyHeader, newId())
  const isIdempotent = idempotentMethods.includes(name)
  const options = {
    ...init,
    method: name,
    headers,
    retry: isIdempotent ? httpRetries.idempotent : httpRetries.other,
    retryStatusCodes: [...retriedStatuses],
    // The body stays as it came; who asked reads it.
    responseType: 'stream' as const,
    // No answer is no status: ofetch would take it for a 500.
    onRequestError: ({ options }: { options: { retry?: number | false } }) => {
      options.retry = false
    },
  }
  try {
    return (await ofetch.raw(url, options)) as Response
  } catch (error) {
    if (error instanceof FetchError && error.response) return error.response as Response
    throw error
  }
}
