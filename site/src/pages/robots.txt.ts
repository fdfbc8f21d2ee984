import { locales, localizedPath } from '@varanda/domain/locale'
import { routes } from '@varanda/domain/routes'
import type { APIContext } from 'astro'

/**
 * Doors that lead a robot nowhere: behind them is a person, or nothing without one. /auth is not here: it asks by
 * itself not to be listed, which a robot that may not read it would never learn.
 */
const closed = [
  ...[routes.user.path, '/admin', routes.welcome.path, '/unsubscribe'].flatMap((path) =>
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
