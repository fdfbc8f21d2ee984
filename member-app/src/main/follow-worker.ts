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
    } else if (data?.push) withPush(({ hear }) => hear(data))
  })
}

/** Whoever never switched notices on, and allowed none, is spared the file. */
export function keepPushHere(): void {
  const isPossible = globalThis.Notification?.permission === 'granted' || lastingNotes.get(`${ofMember}push`)
  if (isPossible) withPush(({ keepPush }) => keepPush())
}

function withPush(act: (push: typeof import('../notice/data/push/keep-push.ts')) => Promise<void>): void {
  import('../notice/data/push/keep-push.ts').then(act).catch((error) => console.warn('push', error))
}
