import type { ServerOptions } from '@varanda/embedded/server'
import { StartError } from '../options.ts'

/**
 * The instance's client at Google, of the settings; undefined without one. Throws StartError when half of it is
 * missing.
 */
export function readGoogleClient(settings: Record<string, string | undefined>): ServerOptions['google'] {
  const { VARANDA_GOOGLE_CLIENT_ID: clientId, VARANDA_GOOGLE_CLIENT_SECRET: clientSecret } = settings
  if (!clientId && !clientSecret) return undefined
  if (clientId && clientSecret) return { clientId, clientSecret }
  throw new StartError('VARANDA_GOOGLE_CLIENT_ID and VARANDA_GOOGLE_CLIENT_SECRET go together.')
}
