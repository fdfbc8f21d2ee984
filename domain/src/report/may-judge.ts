import { DomainError } from '../errors.ts'
import type { Report } from './report.ts'

/**
 * Why `admin` may not end a report, nor take back what was done by it: it is about them, or they made it and somebody else
 * could look; `admins`: all who could act. Null where they may. A house with one administrator has nobody else.
 */
export function ownPartIn(
  { about, by }: Pick<Report, 'about' | 'by'>,
  admin: string,
  admins: readonly string[],
): 'about' | 'by' | null {
  if (about.uid === admin) return 'about'
  const isAnother = admins.some((uid) => uid !== admin && uid !== about.uid)
  return by.uid === admin && isAnother ? 'by' : null
}

/** Throws `not-yourself`. */
export function checkJudge(...given: Parameters<typeof ownPartIn>): void {
  if (ownPartIn(...given)) throw new DomainError('not-yourself')
}
