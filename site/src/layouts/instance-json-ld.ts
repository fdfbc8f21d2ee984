import { brand } from '@varanda/domain/brand'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { pageHref } from './page-address'

/** Who runs this site, for the home page (https://schema.org/Organization, https://schema.org/WebSite). */
export const instanceJsonLd = (locale: Locale, description: string, site: URL | undefined): string => {
  const home = pageHref('pt', '/', site)
  const instance = `${home}/#house`
  const graph = [
    {
      '@type': 'Organization',
      '@id': instance,
      name: brand.name,
      url: home,
      logo: new URL('/apple-touch-icon.png', site).href,
      email: brand.contact,
    },
    {
      '@type': 'WebSite',
      '@id': `${pageHref(locale, '/', site)}/#site`,
      name: brand.name,
      url: pageHref(locale, '/', site),
      description,
      inLanguage: localeTags[locale],
      publisher: { '@id': instance },
    },
  ]
  // No text may close the script that it stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}
