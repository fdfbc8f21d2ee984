import type { Account } from '@varanda/embedded/auth/account'
import { withoutNames } from '../ask.ts'
import type { Project } from '../project.ts'
import { entryOf, grouped } from './account-entry.ts'

/** Accounts of one call at most. */
export const accountsAtOnce = 1000

/**
 * Takes accounts there, each under its uid; one that is there already is replaced, so that a repeat does no harm. Answers why
 * some were refused, by uid.
 */
export async function moveAccounts(
  project: Pick<Project, 'identity'>,
  accounts: readonly Account[],
): Promise<Record<string, string>> {
  const refused: Record<string, string> = {}
  for (const { hash, users } of grouped(accounts.map(entryOf))) {
    const answer = await project.identity('accounts:batchCreate', { ...hash, users, allowOverwrite: true })
    const { error = [] } = answer as { error?: { index?: number; message?: string }[] }
    for (const { index = 0, message = 'no reason' } of error) {
      const uid = users[index]?.localId
      if (uid !== undefined) refused[uid] = withoutNames(message)
    }
  }
  return refused
}
