import { letNewAppTakeOver } from '../../data/app-worker.ts'
import { allIsWritten } from './all-written.ts'
import { isPageFree } from './page-is-free.ts'

/**
 * Loads the app anew, in its new version. Drafts and the outbox are on disk and outlive the page; reactions and choices that
 * are still on their way are waited for. That may take as long as there is no network: where something was begun meanwhile,
 * or it is not wanted any more, nothing is loaded.
 */
export async function takeNewVersion(isWanted: () => boolean): Promise<void> {
  await allIsWritten().catch((error) => console.warn('writes', error))
  if (!isWanted() || !isPageFree()) return
  await letNewAppTakeOver().catch((error) => console.warn('worker', error))
  location.reload()
}
