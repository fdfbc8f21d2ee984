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
    const file = target.file.replace(/^\//, '')
    return exists(file) ? { kind: 'file', path: file } : { kind: 'missing' }
  }
  return { kind: 'missing' }
}

function resolveFile(config: HostingConfig, exists: (path: string) => boolean, path: string): Outcome | null {
  const { cleanUrls, trailingSlash } = config
  const slashed = path.endsWith('/')
  const unslashed = slashed ? path.slice(0, -1) : path
  const file = (at: string): Outcome => ({ kind: 'file', path: at.slice(1) })

  if (!slashed && exists(path.slice(1))) {
    return cleanUrls && path.endsWith('.html') ? redirect(cleanAddress(path, trailingSlash === true)) : file(path)
  }

  const index = `${unslashed}/index.html`
  if (exists(index.slice(1))) {
    const wantsSlash = trailingSlash ?? (cleanUrls ? slashed : true)
    if (path === '/' || wantsSlash === slashed) return file(index)
    return redirect(wantsSlash ? `${path}/` : unslashed)
  }

  const page = `${unslashed}.html`
  // Where nothing is said about slashes, a page has none, and with one it is another address.
  if (!cleanUrls || unslashed === '' || (slashed && trailingSlash === undefined) || !exists(page.slice(1))) return null
  if (trailingSlash === false && slashed) return redirect(unslashed)
  if (trailingSlash === true && !slashed) return redirect(cleanAddress(page, true))
  return page.endsWith('/index.html') ? redirect(cleanAddress(page, false)) : file(page)
}

function redirect(to: string): Outcome {
  return { kind: 'redirect', location: encodePath(to), status: 301 }
}

/** The address of a page without its ending. */
function cleanAddress(page: string, withSlash: boolean): string {
  const clean = page.replace(/\.html$/, '').replace(/\/index$/, '')
  return withSlash || clean === '' ? `${clean}/` : clean
}
