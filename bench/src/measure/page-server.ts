/** A folderless web server on 127.0.0.1 for pages that a benchmark makes in memory. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}

/**
 * Serves each text under its name, whose ending says what it is; everything else is not found. The pages are isolated
 * from other origins, for their clocks are exact to 5 µs then, and to 100 µs otherwise.
 */
export async function servePages(pages: Record<string, string>): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://x').pathname.slice(1)
    const text = pages[name]
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': types[name.split('.').at(-1)!] ?? 'text/plain',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    })
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
