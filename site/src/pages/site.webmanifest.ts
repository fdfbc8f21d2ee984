import { brand } from '@varanda/domain/brand'
import { localeTags } from '@varanda/domain/locale'
import { home } from '@varanda/domain/messages/pt/home'
import { routes } from '@varanda/domain/routes'

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: home.description,
  lang: localeTags.pt,
  start_url: routes.user.path,
  scope: '/',
  display: 'standalone',
  background_color: brand.themeColor.day,
  theme_color: brand.themeColor.day,
  icons: [
    { src: '/icon-512.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
}

export const GET = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
