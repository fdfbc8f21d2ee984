import { DomainError, type ErrorCode } from '@varanda/domain/errors'
import { refusals } from '../ui/notice/say-failure.ts'

const overCodes: readonly ErrorCode[] = ['appeal-over', 'already-resolved', 'report-unknown']

/**
 * Decides, and returns what is said of it: `done`, or that somebody else was first. Then, too, it waits for nobody any
 * more, and its row is to go.
 */
export async function decideOnce(decide: () => Promise<unknown>, done: string): Promise<string> {
  try {
    await decide()
    return done
  } catch (error) {
    if (error instanceof DomainError && overCodes.includes(error.code)) return refusals[error.code]
    throw error
  }
}
