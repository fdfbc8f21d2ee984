import { DomainError } from '@varanda/domain/errors'

/** What deciding came to; where the report has changed since it was read, it is asked for anew. */
export async function orStale(deciding: Promise<unknown>, onStale: () => void): Promise<void> {
  try {
    await deciding
  } catch (error) {
    if (error instanceof DomainError && error.code === 'edited-meanwhile') onStale()
    throw error
  }
}
