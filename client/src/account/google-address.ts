import type { Locale } from '@varanda/domain/locale'
import { loadConfig } from '../connect.ts'

/**
 * Where a visit to Google begins that ends on /auth in this language; undefined where the instance has no client there.
 */
export async function googleAddress(locale: Locale, next: string | null): Promise<string | undefined> {
  const begin = (await loadConfig()).embedded?.google
  return begin && `${begin}?${new URLSearchParams({ lang: locale, ...(next && { next }) })}`
}
