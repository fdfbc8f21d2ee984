import { locales } from '@varanda/domain/locale'
import { listedPaths, routes } from '@varanda/domain/site/routes'
import type { APIContext } from 'astro'
import { alternatesOf, pageHref } from '../layouts/page-address'

/** The blog tells of itself, in /sitemap-blog.xml. */
const paths = listedPaths.filter((path) => path !== routes.blog.path)

/** Every listed page in every language, each naming all its twins and itself. Addresses hold nothing to escape. */
const entries = (site: URL | undefined): string[] =>
  paths.flatMap((path) => {
    const twins = alternatesOf(path, site).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    return locales.map((locale) => `<url><loc>${pageHref(locale, path, site)}</loc>${twins.join('')}</url>`)
  })

export const GET = ({ site }: Pick<APIContext, 'site'>) =>
  new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...entries(site),
      '</urlset>',
      '',
    ].join('\n'),
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
