/** What a backup holds that no project takes, said to whoever moves it. */
import type { Backup } from '@varanda/embedded/backup/read-backup'
import type { TaskName } from '../../functions/src/tasks/names.ts'
import { entryOf } from './account/account-entry.ts'
import { pages } from './pages.ts'

/**
 * Tasks whose work is found again on the other side: their documents have alarms, or each night looks at everything. Whatever
 * else waits is lost with its row.
 */
const foundAgain: ReadonlySet<string> = new Set<TaskName>([
  'ringAlarm',
  'sendMail',
  'sendBulkMail',
  'eraseMember',
  'makeExport',
  'makeGraph',
])

/** Triggers and tasks that would be lost; `1 × name` each. */
export function lostWork(backup: Pick<Backup, 'waitingJobs'>): string[] {
  return backup
    .waitingJobs()
    .filter(({ kind, functionName }) => kind !== 'task' || !foundAgain.has(functionName))
    .map(({ kind, functionName, count }) => `${count} × ${functionName || kind}`)
}

/** Sentences. */
export function staysBehind(backup: Pick<Backup, 'accounts' | 'waitingMails'>): string[] {
  let [passwords, withGoogle] = [0, 0]
  for (const page of pages(backup.accounts, ({ uid }) => uid, { from: '', limit: 1000 })) {
    for (const account of page) {
      if (entryOf(account).losesPassword) passwords++
      if (account.google) withGoogle++
    }
  }
  const mails = backup.waitingMails()
  return [
    'Sign-ins stay behind: everybody signs in once more.',
    ...(passwords > 0
      ? [
          `Accounts that lose their password, whose hash Google does not take: ${passwords}. They come in by mail and choose another.`,
        ]
      : []),
    ...(withGoogle > 0
      ? [
          `Accounts linked to Google's, whose button is not shown there: ${withGoogle}. They come in by mail or password.`,
        ]
      : []),
    ...(mails > 0
      ? [`Messages of identity that wait for the mail server and will not be sent: ${mails}. Whoever asked asks again.`]
      : []),
  ]
}
