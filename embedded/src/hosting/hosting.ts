/** Serves the built site as firebase.json says: files, clean addresses, redirects, rewrites, headers, the 404 page. */
import type { HttpHandler, HttpRequest, HttpResponse } from '../http/exchange.ts'
import { openAssets, type Placeholder } from './asset.ts'
import { compressAnswer } from './compress-answer.ts'
import type { HostingConfig } from './config.ts'
import { requestPath } from './request-path.ts'
import { resolvePath } from './resolve.ts'
import { serveAsset } from './serve-asset.ts'

/**
 * Every service is at home here, so pages may speak to this origin only, whatever a build that also runs on Firebase
 * allows. A comma joins two policies of one header, and both hold (https://www.w3.org/TR/CSP3/#parse-response-csp).
 */
const homeOnly = "connect-src 'self'"

/** What is missing may be there again after the next start, as the files of a version that is gone back to. */
const askedAgain = { 'cache-control': 'no-cache' }

export interface HostingOptions {
  config: HostingConfig
  /** Absolute path of the public folder. */
  root: string
  /** Answers a rewrite to a function; the path stays the visitor's. */
  callFunction: (functionId: string, request: HttpRequest) => Promise<HttpResponse>
  /** What pages say for what was not known when they were built. */
  placeholders?: readonly Placeholder[] | undefined
  /** Origins that pages may speak to besides this one. */
  alsoTo?: readonly string[] | undefined
}

export function hosting({ config, root, callFunction, placeholders, alsoTo = [] }: HostingOptions): HttpHandler {
  const mayConnect = [homeOnly, ...alsoTo].join(' ')
  const assets = openAssets(root, placeholders)
  const exists = (path: string) => !config.isIgnored(path) && assets.exists(path)

  function configuredHeaders(path: string): Record<string, string> {
    const headers: Record<string, string> = {}
    for (const { pattern, headers: added } of config.headers) {
      if (!pattern.match(path)) continue
      for (const { key, value } of added) headers[key.toLowerCase()] = value
    }
    const policy = headers['content-security-policy']
    return { ...headers, 'content-security-policy': policy ? `${policy}, ${mayConnect}` : mayConnect }
  }

  async function notFound(request: HttpRequest, path: string): Promise<HttpResponse> {
    const page = exists('404.html') ? await assets.open('404.html') : null
    const headers = { ...configuredHeaders('/404.html'), ...configuredHeaders(path), ...askedAgain }
    if (page) return serveAsset(request, page, 404, headers)
    return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: 'Not Found\n' }
  }

  return async (request) => {
    const { pathname, search } = request.url
    const path = requestPath(pathname)
    if (!path || path === '/__' || path.startsWith('/__/')) return notFound(request, '/404.html')
    const outcome = resolvePath(config, exists, path)
    if (outcome.kind === 'function') {
      const answer = await callFunction(outcome.functionId, request)
      const page = isFailedPage(request, answer) && exists('500.html') ? await assets.open('500.html') : null
      if (page) return serveAsset(request, page, answer.status, { ...configuredHeaders(path), ...failed(answer) })
      const response = await compressAnswer(request, answer)
      const policy = response.headers?.['content-security-policy']
      const own = policy && { 'content-security-policy': `${policy}, ${mayConnect}` }
      return { ...response, headers: { ...configuredHeaders(path), ...response.headers, ...own } }
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } }
    if (outcome.kind === 'redirect') {
      const location = withQuery(outcome.location, search)
      return { status: outcome.status, headers: { ...configuredHeaders(path), location } }
    }
    const asset = outcome.kind === 'file' ? await assets.open(outcome.path) : null
    if (!asset || outcome.kind !== 'file') return notFound(request, path)
    // The page that says so is never found, at its own address either.
    const isMissing = outcome.path === '404.html'
    return serveAsset(request, asset, isMissing ? 404 : 200, {
      ...configuredHeaders(path),
      ...(isMissing && askedAgain),
    })
  }
}

/** A browser went somewhere, and the function failed without a page of its own to say so. */
function isFailedPage({ method, headers }: HttpRequest, { status, headers: answered, stream }: HttpResponse): boolean {
  const wantsPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html')
  return Boolean(wantsPage) && status >= 500 && !stream && !answered?.['content-type']?.startsWith('text/html')
}

/** Kept by nobody; when to try again is the function's to say. */
function failed({ headers }: HttpResponse): Record<string, string> {
  const again = headers?.['retry-after']
  return { 'cache-control': 'no-store', ...(again && { 'retry-after': again }) }
}

/** The visitor's query goes along, before a fragment and after what the destination itself asks. */
function withQuery(location: string, search: string): string {
  const [address = '', ...fragment] = location.split('#')
  const query = address.includes('?') ? search.replace(/^\?/, '&') : search
  return [address + query, ...fragment].join('#')
}
