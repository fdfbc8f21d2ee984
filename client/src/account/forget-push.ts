import { arrivalNote } from '@varanda/domain/notice/push/worker-word'

/** Whoever signs out here is pushed nothing more: what the instance still sends to this browser leads nowhere. */
export async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await caches.delete(arrivalNote.cache)
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    await (await registration.pushManager?.getSubscription())?.unsubscribe()
    // What was shown already would tell whoever comes next.
    for (const shown of (await registration.getNotifications?.()) ?? []) shown.close()
  }
}
