import { publicDir } from 'astro:config/server'
import { existsSync } from 'node:fs'
import type { Locale } from '@varanda/domain/locale'

/**
 * The picture that goes along when a page's link is sent (1200 × 630): /og/{name}-{locale}.png where the site has it,
 * with the page's path as its name (`home`, `use-cases`), else the porch. Undefined stands for the porch.
 */
export const previewPicture = (locale: Locale, path: string): string | undefined => {
  const picture = `og/${path === '/' ? 'home' : path.slice(1)}-${locale}.png`
  return existsSync(new URL(picture, publicDir)) ? `/${picture}` : undefined
}
