import { $session } from '@varanda/client/account/session'
import { lastingNotes, ofMember } from '@varanda/client/browser-notes'
import { localizedPath } from '@varanda/domain/locale'
import type { WorkerWord } from '@varanda/domain/notice/push/worker-word'
import { locale } from '../ui/locale.ts'
import type { router as appRouter } from './router.tsx'

/** Goes where a notice that was tapped leads, and hears of what was pushed. */
export function followWorker(router: typeof appRouter): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<WorkerWord | undefined>) => {
    if (data?.push === 'open') {
      ports[0]?.postMessage('goes')
      router.history.push(localizedPath(locale, data.path))
    } else if (data?.push === 'changed') void keepPushHere()
    else if (data?.push === 'arrived') {
      import('../notice/data/push/arrival.ts')
        .then(({ $arrivedHere, tellArrival }) => {
          $arrivedHere.set(Date.now())
          return tellArrival()
        })
        .catch((error) => console.warn('push', error))
    }
  })
}

/** Whoever never switched notices on, and allowed none, is spared the file. */
export async function keepPushHere(): Promise<void> {
  const session = $session.get()
  const isPossible = globalThis.Notification?.permission === 'granted' || lastingNotes.get(`${ofMember}push`)
  if (!isPossible || session.state !== 'member') return
  await import('../notice/data/push/keep-push.ts')
    .then(({ keepPush }) => keepPush(session.uid))
    .catch((error) => console.warn('push', error))
}
