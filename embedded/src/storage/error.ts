/** The closed set of refusals, each with the HTTP status that both of Storage's surfaces answer. */
export const storageStatuses = {
  INVALID_ARGUMENT: 400,
  /** What Firebase's SDK calls `storage/quota-exceeded`. */
  QUOTA_EXCEEDED: 402,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  NOT_MODIFIED: 304,
  CONDITION_NOT_MET: 412,
  TOO_LARGE: 413,
  OUT_OF_RANGE: 416,
  RESOURCE_EXHAUSTED: 429,
} as const

export type StorageStatus = keyof typeof storageStatuses

export class StorageError extends Error {
  readonly status: StorageStatus
  constructor(status: StorageStatus, message: string) {
    super(message)
    this.name = 'StorageError'
    this.status = status
  }
}
