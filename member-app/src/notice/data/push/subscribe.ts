import { lastingNotes } from '@varanda/client/browser-notes'
import { call } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import { dropPushSubscription } from '@varanda/domain/notice/calls/drop-push-subscription'
import { savePushSubscription } from '@varanda/domain/notice/calls/save-push-subscription'
import type { PushChannel } from '@varanda/domain/notice/push/push-subscription'
import { appRegistration } from '../../../data/app-worker.ts'
import { instanceKey } from './instance-pushes.ts'
import { comparedNote, isFor, savedNote, subscriptionHere, toBase64Url } from './this-browser.ts'

/** What subscribing needs, fetched before the tap: browsers ask for the permission only while they answer one. */
export interface Preparation {
  registration: ServiceWorkerRegistration
  key: string
}

/**
 * 'unreachable' where the instance cannot push; undefined as long as there is no worker. A subscription for another key is
 * undone: nothing could be pushed to it. Throws as `call`.
 */
export async function prepare(): Promise<Preparation | 'unreachable' | undefined> {
  const key = await instanceKey()
  if (key === null) return 'unreachable'
  const registration = await appRegistration()
  if (!registration?.active) return undefined
  const held = await registration.pushManager.getSubscription()
  if (held && !isFor(held, key)) await held.unsubscribe()
  lastingNotes.set(comparedNote, String(Date.now()))
  return { registration, key }
}

/** To be called within the tap. Answers what the member, or their device, said. Throws when it did not work. */
export async function subscribe({ registration, key }: Preparation): Promise<'on' | 'denied' | 'unanswered'> {
  const asked = Notification.requestPermission()
  const make = () => registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  // Firefox takes both for the same tap only without a pause between them.
  const first = make().catch((error: unknown) => ({ error }))
  const permission = await asked
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'unanswered'
  const made = await first
  const subscription = 'error' in made ? await make() : made
  try {
    await save(subscription)
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

/** How often, and after how long in milliseconds, an instance is asked again that has not noted this sign-in yet. */
const notedTries = 8
const notedPauseMs = 1500

/** Tells the instance where this device hears. Throws as `call`. */
export async function save(subscription: PushSubscription): Promise<void> {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')]
  if (!p256dh || !auth) throw new Error('a subscription without keys')
  const { endpoint } = subscription
  await onceNoted({ endpoint, p256dh: toBase64Url(p256dh), auth: toBase64Url(auth) })
  lastingNotes.set(savedNote, endpoint)
}

async function onceNoted(channel: PushChannel): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return void (await call(savePushSubscription, channel))
    } catch (error) {
      const isEarly = error instanceof DomainError && error.code === 'try-again' && tries < notedTries
      if (!isEarly) throw error
      await new Promise((resolve) => setTimeout(resolve, notedPauseMs))
    }
  }
}

/** The browser first: whatever becomes of the call, nothing arrives any more. Throws as `call`. */
export async function unsubscribe(): Promise<void> {
  lastingNotes.remove(savedNote)
  await (await subscriptionHere())?.unsubscribe()
  await call(dropPushSubscription, {})
}
