/** Loads the app anew. What was written is on disk: drafts and the outbox outlive the page. */
export async function takeNewVersion(): Promise<void> {
  location.reload()
}
