import { letNewAppTakeOver } from '../../data/app-worker.ts'

/** Loads the app anew, in its new version. What was written is on disk: drafts and the outbox outlive the page. */
export async function takeNewVersion(): Promise<void> {
  await letNewAppTakeOver().catch((error) => console.warn('worker', error))
  location.reload()
}
