import { DomainError } from '@varanda/domain/errors'
import type { OpenAppeal } from '@varanda/domain/report/calls/open-appeals'
import { checkDecider, type Ruling } from '@varanda/domain/report/ruling'
import type { Reader } from '../../circle/read-book.ts'
import { reportOf } from './taken-words.ts'

/** Why `admin` may not decide about an answered ruling now; null where they may. `admins`: all who could act. */
export async function waitsFor(
  reader: Reader,
  ruling: Ruling,
  admin: string,
  admins: readonly string[],
  now: Date,
): Promise<OpenAppeal['waits']> {
  const reporter = (await reportOf(reader, ruling))?.by.uid
  try {
    checkDecider(ruling, admin, admins, now, reporter)
    return null
  } catch (error) {
    if (error instanceof DomainError && error.code !== 'appeal-over') return error.code as OpenAppeal['waits']
    throw error
  }
}
