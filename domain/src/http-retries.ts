/** How often a request that failed is sent again, by whether its method is idempotent (RFC 9110, 9.2.2). */
export const httpRetries = { idempotent: 0, other: 1 } as const

export const idempotentMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE']

/** The answers after which a request may be sent again. */
export const retriedStatuses = [408, 409, 425, 429, 500, 502, 503, 504] as const

/**
 * The name of a request that changes something, the same when it is repeated
 * (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotencyKeyHeader = 'Idempotency-Key'
