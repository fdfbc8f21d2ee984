import { withoutNames } from '../ask.ts'
import { ExportError } from '../export-error.ts'

/** What the Storage client throws, as a sentence; anything else as it is. */
export function storageError(bucket: string, error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  if (code === 404) return new ExportError(`There is no bucket ${bucket}; say which with --bucket.`)
  // Statuses of HTTP, and what Node calls a connection that broke.
  if (typeof code !== 'number' && typeof code !== 'string') return error
  return new ExportError(`${bucket} answers ${code}: ${withoutNames(message ?? '')}`)
}
