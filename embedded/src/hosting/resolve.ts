/**
 * What a path leads to, in Firebase Hosting's order of priority: redirects, files that exist, rewrites, the 404 page.
 * Source: https://firebase.google.com/docs/hosting/full-config#hosting_priority_order
 */
import type { HostingConfig } from './config.ts'
import { fillDestination } from './path-pattern.ts'
import { encodePath } from './request-path.ts'

export type Outcome =
  | { kind: 'redirect'; location: string; status: number }
  /** A path below the public folder, without a slash at the beginning. */
  | { kind: 'file'; path: string }
  | { kind: 'function'; functionId: string }
  | { kind: 'missing' }

/** `exists` answers for paths below the public folder. `path` comes from requestPath. */
export function resolvePath(config: HostingConfig, exists: (path: string) => boolean, path: string): Outcome {
  for (const { pattern, destination, status } of config.redirects) {
    const parts = pattern.match(path)
    if (parts) return { kind: 'redirect', location: fillDestination(destination, parts), status }
  }
  const direct = resolveFile(config, exists, path)
  if (direct) return direct
  for (const { pattern, target } of config.rewrites) {
    if (!pattern.match(path)) continue
    if ('functionId' in target) return { kind: 'function', functionId: target.functionId }
    const file = resolveFile({ ...config, cleanUrls: false, trailingSlash: undefined }, exists, target.file)
    return file ?? { kind: 'missing' }
  }
  return { kind: 'missing' }
}

function resolveFile(config: HostingConfig, exists: (path: string) => boolean, path: string): Outcome | null {
  const { cleanUrls, trailingSlash } = config
  const bare = path.replace(/^\/|\/$/g, '')
  const slashed = path.endsWith('/') && path !== '/'
  const redirect = (to: string): Outcome => ({ kind: 'redirect', location: encodePath(to), status: 301 })
  const at = (folder: string, file: string) => (folder ? `${folder}/${file}` : file)

  if (!slashed && bare && exists(bare)) {
    if (!cleanUrls || !bare.endsWith('.html')) return { kind: 'file', path: bare }
    return redirect(cleanAddress(bare.replace(/\.html$/, ''), trailingSlash))
  }
  const page = cleanUrls && bare && exists(`${bare}.html`) ? `${bare}.html` : null
  const index = exists(at(bare, 'index.html')) ? at(bare, 'index.html') : null
  const found = page ?? index
  if (!found) return null
  if (path === '/') return { kind: 'file', path: found }
  if (page && /(^|\/)index$/.test(bare)) return redirect(cleanAddress(bare, trailingSlash))
  if (trailingSlash === false && slashed) return redirect(`/${bare}`)
  if (trailingSlash === true && !slashed) return redirect(`/${bare}/`)
  // Left to itself, a folder's page wants the slash, so that its relative links work; another page does not.
  if (trailingSlash === undefined && !page && !slashed) return redirect(`/${bare}/`)
  if (trailingSlash === undefined && page && slashed) return redirect(`/${bare}`)
  return { kind: 'file', path: found }
}

/** The one address of a page; `name` is its file without `.html`. */
function cleanAddress(name: string, trailingSlash: boolean | undefined): string {
  const clean = `/${name.replace(/(^|\/)index$/, '')}`
  return trailingSlash && clean !== '/' ? `${clean}/` : clean
}
