import type { MeasuredPage } from '@varanda/domain/account/consent'
import { connectApp } from '../connect.ts'

/**
 * Tells Google Analytics that a page was seen; only after a yes. Google's script adds the address of the page to
 * everything it sends, so it is given another one: that of the route. When Google cannot be asked which measurement id
 * the instance has, the SDK takes the one of init.json.
 */
export async function measure({ name, path }: MeasuredPage): Promise<void> {
  const [{ app }, sdk] = await Promise.all([connectApp(), import('firebase/analytics')])
  if (!(await sdk.isSupported())) return
  const page = { page_location: location.origin + path, page_path: path, page_title: name, page_referrer: '' }
  sdk.setConsent({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  const analytics = sdk.initializeAnalytics(app, {
    config: {
      ...page,
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  })
  sdk.logEvent(analytics, 'page_view', page)
}

/** Forgets by what this browser was recognised. */
export async function forgetMeasuring(): Promise<void> {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!name.startsWith('_ga')) continue
    // Google's script sets them on the widest domain that takes them.
    for (const domain of ['', ...location.hostname.split('.').map((_, at, all) => all.slice(at).join('.'))]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
    }
  }
  indexedDB.deleteDatabase('firebase-installations-database')
}
