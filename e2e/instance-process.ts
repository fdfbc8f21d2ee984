/** An instance in a process of its own, started by the command that the README gives. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Instance {
  url: string
  /** The link printed at start: the demo administrator's invite. */
  inviteLink: string
  /** The page that shows outgoing mail. */
  outbox: string
  logins: readonly { label: string; email: string; password: string }[]
  stop(): Promise<void>
  /** SIGKILL: nothing is said to anybody. */
  kill(): Promise<void>
}

const start = fileURLToPath(new URL('../scripts/start.ts', import.meta.url))

/**
 * Starts an instance on `data`; `port` 0 takes any free one. Throws with everything it printed when it does not get
 * ready.
 */
export async function openInstance(data: string, port = 0): Promise<Instance> {
  const child = spawn(process.execPath, [start, '--data', data, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = await untilReady(child)
  const line = (pattern: RegExp) => pattern.exec(printed)?.[1] ?? ''
  return {
    url: line(/^Ready: (\S+)$/m),
    inviteLink: line(/(\S+\/join#invite=\S+)/),
    outbox: line(/(\S+\/__\/outbox\S*)/),
    logins: [...printed.matchAll(/^ {2}(\S.*?) {2,}(\S+@\S+) +(\S+)$/gm)].map(
      ([, label = '', email = '', password = '']) => ({
        label,
        email,
        password,
      }),
    ),
    stop: () => end(child, 'SIGINT'),
    kill: () => end(child, 'SIGKILL'),
  }
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const give = (chunk: Buffer) => {
      printed += chunk
      // The last line of the greeting names the outbox.
      if (/^Ready: /m.test(printed) && /__\/outbox/.test(printed)) resolve(printed)
    }
    child.stdout?.on('data', give)
    child.stderr?.on('data', give)
    child.on('exit', (code) => reject(new Error(`The instance ended with ${code} before it was ready:\n${printed}`)))
  })
}

function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    child.on('exit', () => resolve())
    child.kill(signal)
  })
}
