/** The closed set of failures that the engine answers with; numbers are google.rpc.Code, statuses its names. */
export const statusCodes = {
  CANCELLED: 1,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const

export type Status = keyof typeof statusCodes

/** A refusal that is meant for the client; anything else that is thrown is a defect and becomes INTERNAL. */
export class FirestoreError extends Error {
  readonly status: Status
  constructor(status: Status, message: string) {
    super(message)
    this.name = 'FirestoreError'
    this.status = status
  }
  get code(): number {
    return statusCodes[this.status]
  }
}
