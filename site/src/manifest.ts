import { brand } from '@varanda/domain/brand'
import { type Locale, localeTags, localizedPath } from '@varanda/domain/locale'
import { app as appEn } from '@varanda/domain/messages/en/app'
import { app } from '@varanda/domain/messages/pt/app'
import { shareTarget } from '@varanda/domain/post/share/share-target'
import { memberScreens } from '@varanda/domain/site/member-screens'
import { home as homeEn } from '@varanda/domain/site/messages/en/home'
import { home } from '@varanda/domain/site/messages/pt/home'
import { routes } from '@varanda/domain/site/routes'
import { shortcutSize, shortcuts } from '@varanda/domain/site/shortcuts'

const words = { pt: { app, home }, en: { app: appEn, home: homeEn } }

const pngIcons = (name: string, purpose: 'any' | 'maskable') =>
  [192, 512].map((size) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }))

/**
 * What a browser installs: the members' app, in the language of the page that it was installed from. One language's app
 * is the other's too, since a member may change it at any time.
 * Source: https://www.w3.org/TR/appmanifest/
 */
export function manifest(locale: Locale): Response {
  const { app, home } = words[locale]
  const at = (path: string) => localizedPath(locale, path)
  const content = {
    id: routes.user.path,
    name: brand.name,
    short_name: brand.name,
    description: home.description,
    lang: localeTags[locale],
    dir: 'ltr',
    start_url: at(routes.user.path),
    scope: '/',
    display: 'standalone',
    background_color: brand.themeColor.day,
    theme_color: brand.themeColor.day,
    categories: ['social'],
    icons: [
      { src: '/icon-512.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      // For systems that install no drawing: Android's launchers, and what shops and shortcuts show.
      ...pngIcons('icon', 'any'),
      ...pngIcons('icon-maskable', 'maskable'),
    ],
    shortcuts: shortcuts.map(({ place, screen, file }) => ({
      name: app.places[place],
      url: at(memberScreens[screen]),
      icons: [{ src: `/${file}`, sizes: `${shortcutSize}x${shortcutSize}`, type: 'image/png' }],
    })),
  }
  // Without workers nobody on the device would take it in.
  if (!process.env.VARANDA_NO_WORKER) Object.assign(content, { share_target: shareTargetIn(locale) })
  return new Response(JSON.stringify(content), { headers: { 'content-type': 'application/manifest+json' } })
}

/** Source: https://w3c.github.io/web-share-target/ */
function shareTargetIn(locale: Locale) {
  const { photos, ...words } = shareTarget.fields
  return {
    action: `${shareTarget.path}?${shareTarget.language}=${locale}`,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { ...words, files: [{ name: photos, accept: shareTarget.accept }] },
  }
}
