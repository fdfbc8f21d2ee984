import { atom } from 'nanostores'
import { endOffer } from './offer.ts'

/** Only Chromium has it. Source: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's own question, kept until somebody wants it; it can be put once. */
export const $prompt = atom<InstallPrompt | undefined>()

/** Keeps the browser's question from being put by itself. It comes early, and once. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    $prompt.set(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => {
    $prompt.set(undefined)
    endOffer()
  })
}
