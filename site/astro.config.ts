import react from '@astrojs/react'
import { defaultLocale, localeTags } from '@varanda/domain/locale'
import { defineConfig } from 'astro/config'
import { i18n } from 'astro-i18n-aut/integration'

/** The address in canonical links and previews. A deployment names its own. */
const site = process.env.SITE_URL ?? 'https://varanda.example'

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  i18n: { defaultLocale: 'pt-BR', locales: ['pt-BR', 'en'], routing: { prefixDefaultLocale: false } },
  integrations: [
    react(),
    i18n({
      locales: localeTags,
      defaultLocale,
      redirectDefaultLocale: false,
      exclude: ['pages/404.astro', 'pages/500.astro', 'pages/**/*.ts'],
    }),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        // Firebase's own hosts, for a house that runs there; the embedded backend's headers narrow this to 'self'.
        "connect-src 'self' https://*.googleapis.com https://*.cloudfunctions.net",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "manifest-src 'self'",
        // The request form's device works in one.
        "worker-src 'self'",
      ],
    },
  },
  devToolbar: { enabled: false },
  // Everything stays in files of its own: nothing to hash, everything to cache.
  vite: { build: { assetsInlineLimit: 0 } },
})
