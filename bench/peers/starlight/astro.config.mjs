import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

/** Starlight as its own guide sets it up for two languages, with nothing added and no picture to load. */
export default defineConfig({
  site: 'https://peer.example',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [
    starlight({
      title: 'Peer',
      defaultLocale: 'root',
      locales: { root: { label: 'Português', lang: 'pt-BR' }, en: { label: 'English', lang: 'en-US' } },
    }),
  ],
})
