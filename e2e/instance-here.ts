/** An instance in this process: its parts can be reached, and it can be asked for what the command cannot. */
import { fileURLToPath } from 'node:url'
import { brand } from '@varanda/domain/brand'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import type { ListenerCut } from '@varanda/embedded/firestore/listen/hub'
import { type Server, type ServerOptions, start } from '@varanda/embedded/server'
import { readDemo } from '../scripts/server/demo-file.ts'
import type { Instance } from './instance-process.ts'

const projectRoot = fileURLToPath(new URL('..', import.meta.url))

/** `listenerCut` says when an open listener ends whose right is gone. */
export async function openInstanceHere(
  dataDir: string,
  listenerCut: ListenerCut,
  more: Partial<ServerOptions> = {},
): Promise<Instance & { server: Server }> {
  const log = () => {}
  const options = {
    dataDir,
    projectRoot,
    name: brand.name,
    host: 'localhost',
    port: 0,
    outbox: true,
    ownOrigin: anyOrigin,
    log,
    listenerCut,
  }
  const server = await start({ ...options, ...more })
  const stop = () => server.stop()
  return {
    url: server.url,
    server,
    inviteLink: '',
    outbox: server.outboxUrl ?? '',
    logins: readDemo(dataDir)?.logins ?? [],
    stop,
    kill: stop,
  }
}
