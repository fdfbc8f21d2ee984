/** Reads pages of this house without showing them. Takes paths; answers what e2e/pages.ts calls `Head`. */
globalThis.readHeads = (addresses) =>
  Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address)
      // Styles of another page are none that the shown one allows, and it would say so.
      const html = (await answer.text()).replace(/<style.*?<\/style>/gs, '')
      const page = new DOMParser().parseFromString(html, 'text/html')
      const content = (selector) => page.querySelector(selector)?.content ?? ''
      const all = (selector) => [...page.querySelectorAll(selector)]
      return {
        address,
        status: answer.status,
        lang: page.documentElement.lang,
        title: page.title,
        description: content('meta[name="description"]'),
        canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
        alternates: Object.fromEntries(
          all('link[rel="alternate"][hreflang]').map((link) => [link.hreflang, link.getAttribute('href')]),
        ),
        preview: Object.fromEntries(
          all('meta[property^="og:"], meta[name^="twitter:"]').map((meta) => [
            meta.getAttribute('property') ?? meta.name,
            meta.content,
          ]),
        ),
        robots: content('meta[name="robots"]'),
        links: all('main a[href]').map((link) => link.getAttribute('href')),
      }
    }),
  )
