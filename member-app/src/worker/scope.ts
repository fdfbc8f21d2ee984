/** The part of a service worker's global scope that ours uses; the page's types do not know it. */
export interface LaterEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface AskEvent extends LaterEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface PushArrives extends LaterEvent {
  readonly data: { text(): string } | null
}

interface NoticeTapped extends LaterEvent {
  readonly notification: { readonly data?: { navigate?: unknown }; close(): void }
}

interface SubscriptionChanged extends LaterEvent {
  readonly oldSubscription?: { readonly options: PushSubscriptionOptions } | null
}

/** A window of this site. */
export interface OpenPage {
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(word: unknown, ports: MessagePort[]): void
}

interface WorkerScope {
  readonly navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> }
  readonly clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> }
  readonly registration: {
    readonly scope: string
    readonly pushManager: PushManager
    showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>
    unregister(): Promise<boolean>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LaterEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushArrives) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NoticeTapped) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChanged) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export const worker = globalThis as unknown as WorkerScope

/** Caches of our workers begin so, and each address that a worker stands for has its own. */
export const cachePrefix = `varanda-app ${new URL(worker.registration.scope).pathname} `

/** Forgets what workers at this address kept, but for the cache named here. */
export async function forgetCaches(but?: string): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix) && name !== but).map((name) => caches.delete(name)),
  )
}
