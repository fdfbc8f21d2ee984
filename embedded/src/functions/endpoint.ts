/**
 * What a deployed function asks for, read from its export's `__endpoint` in the worker and sent over as plain data.
 * Source: https://firebase.google.com/docs/reference/functions/2nd-gen/node/firebase-functions
 */
import * as v from 'valibot'

/** Options may hold parameters or a marker for "as it is deployed now"; only a plain number counts here. */
const number = v.fallback(v.optional(v.number()), undefined)

const schema = v.object({
  region: v.fallback(v.optional(v.array(v.string())), undefined),
  timeoutSeconds: number,
  availableMemoryMb: number,
  concurrency: number,
  callableTrigger: v.optional(v.object({})),
  httpsTrigger: v.optional(v.object({})),
  eventTrigger: v.optional(
    v.object({
      eventType: v.string(),
      eventFilters: v.fallback(v.record(v.string(), v.string()), {}),
      eventFilterPathPatterns: v.fallback(v.record(v.string(), v.string()), {}),
      retry: v.fallback(v.boolean(), false),
    }),
  ),
  taskQueueTrigger: v.optional(
    v.object({
      retryConfig: v.fallback(
        v.object({
          maxAttempts: number,
          maxRetrySeconds: number,
          minBackoffSeconds: number,
          maxBackoffSeconds: number,
          maxDoublings: number,
        }),
        {},
      ),
      rateLimits: v.fallback(v.object({ maxConcurrentDispatches: number, maxDispatchesPerSecond: number }), {}),
    }),
  ),
  scheduleTrigger: v.optional(
    v.object({
      schedule: v.string(),
      timeZone: v.fallback(v.optional(v.string()), undefined),
      retryConfig: v.fallback(
        v.object({
          retryCount: number,
          maxRetrySeconds: number,
          minBackoffSeconds: number,
          maxBackoffSeconds: number,
          maxDoublings: number,
        }),
        {},
      ),
    }),
  ),
})

export type EndpointManifest = v.InferOutput<typeof schema>

export interface Endpoint extends EndpointManifest {
  name: string
}

/** Seconds that a call may take when the function does not say. */
export const DEFAULT_TIMEOUT_SECONDS = 60

/** Null when the export is no function that we know how to run. */
export function readEndpoint(name: string, manifest: unknown): Endpoint | null {
  const result = v.safeParse(schema, manifest)
  return result.success ? { name, ...result.output } : null
}
