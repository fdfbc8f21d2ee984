import { isInstalled } from '@varanda/client/account/keep-signed-in'
import { ofMember } from '@varanda/client/browser-notes'
import { appRegistration } from '../../../data/app-worker.ts'

/** What this browser can do about being pushed to. */
export type Ability = 'able' | 'install' | 'unsupported'

/** iPhone and iPad push to apps on the Home Screen alone. */
export function abilityHere(): Ability {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'able'
  return machineHere() === 'ios' && !isInstalled() ? 'install' : 'unsupported'
}

/** Whose settings undo a no. An iPad says that it is a Mac. */
export function machineHere(): 'ios' | 'android' | 'desktop' {
  const { userAgent, maxTouchPoints } = navigator
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'desktop'
}

/** The endpoint that the instance was last told of for this browser's member; it goes with the sign-in. */
export const savedNote = `${ofMember}push`
/** When this browser last compared its key with the instance's, in milliseconds. */
export const comparedNote = `${ofMember}pushCompared`

/** The subscription of the app's own worker. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await appRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Whether a subscription was made for this key (65 bytes as base64url). */
export function isFor(subscription: PushSubscription, key: string): boolean {
  const held = subscription.options.applicationServerKey
  return held !== null && held !== undefined && toBase64Url(held) === key
}

export function toBase64Url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
