import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpHandler } from '../../src/http/exchange.ts'

/** A handler behind node:http on a free loopback port. */
export async function serve(handler: HttpHandler): Promise<{ host: string; close: () => Promise<void> }> {
  const server: Server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const response = await handler({
      method: incoming.method ?? 'GET',
      url: new URL(incoming.url ?? '/', 'http://localhost'),
      headers: incoming.headers as Record<string, string | undefined>,
      body: Buffer.concat(chunks),
      address: '127.0.0.1',
    })
    outgoing.writeHead(response?.status ?? 404, response?.headers ?? {})
    outgoing.end(response?.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
