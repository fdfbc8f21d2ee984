import { letNewAppTakeOver } from '../../data/app-worker.ts'
import { allIsWritten } from './all-written.ts'

/**
 * Loads the app anew, in its new version. Drafts and the outbox are on disk and outlive the page; reactions and choices that
 * are still on their way are waited for.
 */
export async function takeNewVersion(): Promise<void> {
  await allIsWritten().catch((error) => console.warn('writes', error))
  await letNewAppTakeOver().catch((error) => console.warn('worker', error))
  location.reload()
}
