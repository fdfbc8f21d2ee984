import { onRequest } from 'firebase-functions/v2/https'
import { hear } from '../heard.ts'
import { noteHeard } from '../note-heard.ts'
import { cardSecrets, cardSettings } from '../settings.ts'

/**
 * Where Stripe says that something is new. Only that is taken from a message, never what it says: whatever it is about is
 * asked for anew. 200 once it is written down; what is no message of Stripe's gets 400 and nothing else.
 */
export const cardWebhook = onRequest({ secrets: cardSecrets }, async (request, response) => {
  response.set('Cache-Control', 'no-store')
  if (request.method !== 'POST') return void response.set('Allow', 'POST').status(405).end()
  const settings = cardSettings()
  const now = new Date()
  const heard =
    settings.mode === 'off'
      ? undefined
      : await hear(request.rawBody ?? Buffer.alloc(0), request.headers['stripe-signature'], settings, now)
  if (!heard) return void response.status(400).end()
  try {
    await noteHeard(heard, now)
    response.status(200).end()
  } catch (error) {
    // They send it again.
    console.error('A message of Stripe could not be written down', (error as { code?: unknown }).code ?? '')
    response.status(503).end()
  }
})
