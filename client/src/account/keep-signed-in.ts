import { lastingNotes } from '../browser-notes.ts'

/** "Keep me signed in": ticked by default on phones, always on in the installed app. Remembered in this browser. */
const key = 'keepSignedIn'

/** Whether this is the installed app. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** What the tick box shows before anyone touched it. */
export function keepsByDefault(): boolean {
  return isInstalled() || matchMedia('(pointer: coarse)').matches
}

/** What was chosen at the last sign-in. Without a choice nothing is kept. */
export function keepsSignedIn(): boolean {
  return isInstalled() || lastingNotes.get(key) === 'yes'
}

export function rememberKeepSignedIn(keep: boolean): void {
  lastingNotes.set(key, keep ? 'yes' : 'no')
}

export function forgetKeepSignedIn(): void {
  lastingNotes.remove(key)
}
