import { locales, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/site/routes'
import type { APIContext } from 'astro'

/** Doors that lead a robot nowhere: behind them is a person, or nothing without one. */
const closed = [
  ...[routes.user.path, '/admin', '/unsubscribe', '/answer', '/by-mail'].flatMap((path) =>
    locales.map((locale) => localizedPath(locale, path)),
  ),
  '/media/',
  '/session',
  '/__/',
]

export const GET = ({ site }: Pick<APIContext, 'site'>) =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('/sitemap.xml', site)}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
