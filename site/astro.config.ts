import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@astrojs/react'
import { measuringHosts } from '@varanda/domain/account/consent'
import { defaultLocale, localeTags } from '@varanda/domain/locale'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import { buildTargets } from '@varanda/domain/site/browser-floor'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { i18n } from 'astro-i18n-aut/integration'
import { measured } from './src/measured.ts'
import { withOwnHashes } from './src/own-hashes.ts'

/**
 * The address in canonical links and previews. A deployment names its own; where none is named, the server that serves
 * the pages puts its own there.
 */
const site = process.env.SITE_URL ?? anyOrigin

const { script, connect } = measured ? measuringHosts : { script: [], connect: [] }

/** Puts the question about counting visits on every page of a build that counts; no other build holds any of it. */
const consent: AstroIntegration = {
  name: 'varanda-consent',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      if (measured) injectScript('page', "import '/src/scripts/consent.ts'")
    },
  },
}

/** `client:needed`, for an island that most visitors of its page only read. */
const neededDirective: AstroIntegration = {
  name: 'varanda-needed-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'needed', entrypoint: './src/needed-directive.ts' }),
  },
}

/** Each page's policy knows of that page alone. */
const ownHashes: AstroIntegration = {
  name: 'varanda-own-hashes',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const { name, parentPath } of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!name.endsWith('.html')) continue
        const file = join(parentPath, name)
        writeFileSync(file, withOwnHashes(readFileSync(file, 'utf8')))
      }
    },
  },
}

/** Style sheets below this size are part of the page: for less, a request of its own takes longer. */
const inlineBytes = 5_000

export default defineConfig({
  site,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  i18n: { defaultLocale: 'pt-BR', locales: ['pt-BR', 'en'], routing: { prefixDefaultLocale: false } },
  integrations: [
    react(),
    consent,
    neededDirective,
    ownHashes,
    i18n({
      locales: localeTags,
      defaultLocale,
      redirectDefaultLocale: false,
      exclude: ['pages/404.astro', 'pages/500.astro', 'pages/**/*.ts'],
    }),
  ],
  security: {
    csp: {
      scriptDirective: { resources: ["'self'", ...script] },
      directives: [
        "default-src 'self'",
        `img-src 'self' data: blob: ${connect.join(' ')}`,
        "font-src 'self'",
        // Firebase's own hosts, for an instance that runs there; the embedded backend's headers narrow this to 'self'.
        `connect-src 'self' https://*.googleapis.com https://*.cloudfunctions.net ${connect.join(' ')}`,
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
  vite: {
    build: {
      target: buildTargets,
      cssTarget: buildTargets,
      // What one page wears goes along with it, and a picture need not wait for a connection; the rest is kept for a
      // year. What is for paper, nobody waits for.
      assetsInlineLimit: (file, content) =>
        file.endsWith('.css') && !file.endsWith('print.css') && content.length < inlineBytes,
    },
  },
})
