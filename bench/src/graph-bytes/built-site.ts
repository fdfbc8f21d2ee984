/** The site as it was built, on 127.0.0.1, which remembers the scripts that were asked for. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const dist = join(import.meta.dirname, '../../../dist')
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface BuiltSite {
  readonly url: string
  /** Names and texts of the scripts that were asked for, by the page or by a worker. */
  scripts(): [string, string][]
  /** The same of those that these name, directly or not, and nobody asked for. */
  mentioned(): [string, string][]
  /** Before another page. */
  forget(): void
  /** When the last script was asked for. */
  lastAsked(): number
  close(): void
}

export async function serveBuilt(): Promise<BuiltSite> {
  const asked = new Set<string>()
  let last = Date.now()
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)
    const name = [path, `${path}.html`, `${path}/index.html`].find((name) => extname(name) && existsSync(dist + name))
    if (name?.endsWith('.js')) {
      asked.add(name)
      last = Date.now()
    }
    response.writeHead(name ? 200 : 404, { 'content-type': types[extname(name ?? '')] ?? 'application/octet-stream' })
    response.end(name && readFileSync(dist + name))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const textOf = (name: string) => readFileSync(dist + name, 'utf8')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scripts: () => Array.from(asked, (name) => [name, textOf(name)]),
    mentioned: () => {
      const known = new Set(asked)
      for (const name of known) {
        for (const [, other] of textOf(name).matchAll(/["'`](?:\.\/|\/?_astro\/)([\w.-]+\.js)["'`]/g)) {
          if (existsSync(`${dist}/_astro/${other}`)) known.add(`/_astro/${other}`)
        }
      }
      return [...known].filter((name) => !asked.has(name)).map((name) => [name, textOf(name)])
    },
    forget: () => asked.clear(),
    lastAsked: () => last,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
