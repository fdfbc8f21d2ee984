import { StartError } from '../options.ts'

/**
 * Origins of push services that are trusted besides those of the browsers, out of VARANDA_PUSH_SERVICES. Throws
 * StartError.
 */
export function readPushServices(settings: Record<string, string | undefined>): string[] {
  const given = (settings.VARANDA_PUSH_SERVICES ?? '').split(',').map((text) => text.trim())
  return given.filter(Boolean).map((text) => {
    const url = URL.canParse(text) ? new URL(text) : null
    if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
      throw new StartError(`VARANDA_PUSH_SERVICES takes addresses such as https://push.example.org, not "${text}".`)
    }
    return url.origin
  })
}
