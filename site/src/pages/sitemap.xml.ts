import type { APIContext } from 'astro'

/** The pages of the build, and the blog as it is at the moment of asking (https://www.sitemaps.org/protocol.html). */
const parts = ['/sitemap-pages.xml', '/sitemap-blog.xml']

export const GET = ({ site }: Pick<APIContext, 'site'>) =>
  new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...parts.map((path) => `<sitemap><loc>${new URL(path, site)}</loc></sitemap>`),
      '</sitemapindex>',
      '',
    ].join('\n'),
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
