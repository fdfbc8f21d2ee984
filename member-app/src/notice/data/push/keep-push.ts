import { $thisDevice, lookAtThisDevice } from '@varanda/client/account/device/device'
import { $session } from '@varanda/client/account/session'
import { lastingNotes } from '@varanda/client/browser-notes'
import { call } from '@varanda/client/call'
import { loadFirestore } from '@varanda/client/firestore'
import type { Device } from '@varanda/domain/account/device'
import { day } from '@varanda/domain/moment'
import { dropPushSubscription } from '@varanda/domain/notice/calls/drop-push-subscription'
import type { WorkerWord } from '@varanda/domain/notice/push/worker-word'
import { paths } from '@varanda/domain/paths'
import { appRegistration } from '../../../data/app-worker.ts'
import { $arrivedHere, tellArrival } from './arrival.ts'
import { prepare, save } from './subscribe.ts'
import { abilityHere, comparedNote, savedNote, subscriptionHere } from './this-browser.ts'

/** How often and after how long (milliseconds) it is asked whether the instance has noted this device by now. */
const looks = 4
const pauseMs = 5000

/**
 * At each start where notices were on or may be: browsers end subscriptions, and some tell nobody. What is there is told
 * to the instance if that knows another one, or none; what is gone is taken off, made anew within a day where the browser lets
 * us, and offered again by the settings.
 */
export async function keepPush(): Promise<void> {
  const session = $session.get()
  if (session.state !== 'member' || abilityHere() !== 'able') return
  const own = await appRegistration()
  // On the first visit in a language its worker is still to come: what is there goes on, until the next start.
  if (!own?.active) return
  const hadElsewhere = await leaveOtherLanguage(own)
  const isAllowed = Notification.permission === 'granted'
  const wasOn = hadElsewhere || lastingNotes.get(savedNote) !== null
  if (!wasOn && !(await subscriptionHere())) return
  const device = await deviceHere(session.uid)
  if (!device) return
  if (isAllowed && (isDue() || hadElsewhere)) await compareKeys(wasOn || device.push !== undefined)
  const subscription = await subscriptionHere()
  if (subscription && isAllowed) {
    if (!device.push || lastingNotes.get(savedNote) !== subscription.endpoint) await save(subscription)
    await tellArrival()
  } else if (device.push) await call(dropPushSubscription, {})
}

/** What the worker says, while a page is open. */
export async function hear({ push }: WorkerWord): Promise<void> {
  if (push === 'changed') return keepPush()
  $arrivedHere.set(Date.now())
  await tellArrival()
}

/** Each language has a worker of its own, and each worker may have a subscription: everything would come twice. */
async function leaveOtherLanguage(own: ServiceWorkerRegistration): Promise<boolean> {
  const others = (await navigator.serviceWorker.getRegistrations()).filter(({ scope }) => scope !== own.scope)
  const left = await Promise.all(
    others.map(async ({ pushManager }) => (await pushManager.getSubscription())?.unsubscribe() ?? false),
  )
  return left.includes(true)
}

const isDue = () => Date.now() - Number(lastingNotes.get(comparedNote) ?? 0) > day

/** With `wanted`, subscribes anew without a tap, where the browser lets us. */
async function compareKeys(wanted: boolean): Promise<void> {
  const prepared = await prepare()
  if (!prepared || prepared === 'unreachable' || !wanted || (await subscriptionHere())) return
  const { registration, key } = prepared
  await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((error) => console.warn('push', error))
}

/** This sign-in as the instance has it; after a new one that takes a moment. */
async function deviceHere(uid: string): Promise<Device | undefined> {
  const { firestore, sdk } = await loadFirestore()
  await lookAtThisDevice()
  const id = $thisDevice.get()
  for (let look = 0; id && look < looks; look += 1) {
    const held = await sdk.getDocFromServer(sdk.doc(firestore, paths.device(uid, id)))
    if (held.exists()) return held.data() as Device
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return undefined
}
