import { endOffer } from './offer.ts'
import { $prompt } from './prompt.ts'

/** Puts the browser's question; from a tap. Whatever the answer is, it is one. */
export async function askToInstall(): Promise<void> {
  const prompt = $prompt.get()
  if (!prompt) return
  await prompt.prompt()
  $prompt.set(undefined)
  endOffer()
}
