/** The same folder and configuration behind our hosting and behind superstatic, Firebase's own local server. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import superstatic from 'superstatic'
import { parseHostingConfig } from '../../src/hosting/config.ts'
import { hosting } from '../../src/hosting/hosting.ts'
import type { HttpHandler } from '../../src/http/exchange.ts'
import { type Listener, listen } from '../../src/http/listen.ts'
import { type Answer, ask } from './exchange.ts'

export interface Site {
  /** Absolute path of the public folder. */
  root: string
  /** The hosting part of firebase.json without `public`. */
  config: Record<string, unknown>
}

export interface Both {
  show(site: Site): void
  ours(path: string): Promise<Answer>
  theirs(path: string): Promise<Answer>
  close(): Promise<void>
}

type Middleware = (request: object, response: object, next: (error?: unknown) => void) => void

/** What superstatic said, but for what is missing: that is asked for again here, however the path is configured. */
export function askedAgain(theirs: Answer): Answer {
  return theirs.status === 404 ? { ...theirs, headers: { ...theirs.headers, 'cache-control': 'no-cache' } } : theirs
}

export async function openBoth(): Promise<Both> {
  let our: HttpHandler = () => null
  let their: Middleware = (_request, _response, next) => next()
  const mine: Listener = await listen((request) => our(request), { host: '127.0.0.1', port: 0, log: () => {} })
  const other: Server = createServer((request, response) => {
    their(request, response, (error) => {
      response.statusCode = error ? 500 : 404
      response.end('Not Found\n')
    })
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  return {
    show({ root, config }) {
      our = hosting({
        config: parseHostingConfig({ ...config, public: '.' }),
        root,
        callFunction: async (name) => ({
          status: 200,
          headers: { 'content-type': 'text/html' },
          body: `function ${name}`,
        }),
      })
      // Given as a function, it is not mixed with a firebase.json of the current folder.
      const given = structuredClone(config)
      their = superstatic({
        cwd: root,
        config: () => Promise.resolve(given),
        rewriters: {
          function: async (rewrite: { function: string | { functionId: string } }) => ({
            data: `function ${typeof rewrite.function === 'string' ? rewrite.function : rewrite.function.functionId}`,
          }),
        },
      } as never) as unknown as Middleware
    },
    ours: (path) => ask(mine.url, path),
    theirs: (path) => ask(otherUrl, path),
    async close() {
      await mine.close(0)
      other.closeAllConnections()
      await new Promise((resolve) => other.close(resolve))
    },
  }
}
