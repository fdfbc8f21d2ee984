/** A process under measurement: what it has used, and how it starts and ends. Linux only. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * CPU time of a process, all its threads and all that it started, ended ones too: user and system, in microseconds. Source:
 * proc(5), fields 14 to 17 of `stat`.
 */
export function cpuMicros(pid: number): number {
  const ticks = withChildren(pid).map((one) => {
    const text = asked(`/proc/${one}/stat`)
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, one) => sum + one, 0) * 10_000
}

/**
 * Resident memory of a process and all that it started, in bytes. Pages of files count once, as many as one of them holds: they
 * run the same program.
 */
export function residentBytes(pid: number): number {
  const all = withChildren(pid).map((one) => asked(`/proc/${one}/status`))
  const kilobytes = (text: string, name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0)
  const own = all.reduce((sum, text) => sum + kilobytes(text, 'RssAnon') + kilobytes(text, 'RssShmem'), 0)
  return (own + Math.max(...all.map((text) => kilobytes(text, 'RssFile')))) * 1024
}

function withChildren(pid: number): number[] {
  const children = asked(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return [pid, ...children.flatMap((child) => withChildren(Number(child)))]
}

/** Nothing of a process that has just ended. */
function asked(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

export interface Running {
  pid: number
  /** Milliseconds from its start until it answered. */
  startedIn: number
  stop(): Promise<void>
}

/** Starts a program and waits until `isReady` says so; throws after `waitMs` or when it ends by itself. */
export async function launch(
  command: string,
  parameters: string[],
  isReady: (output: string) => Promise<boolean>,
  waitMs = 30_000,
): Promise<Running> {
  const began = performance.now()
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  while (!(await isReady(output).catch(() => false))) {
    if (child.exitCode !== null || performance.now() - began > waitMs) {
      child.kill('SIGKILL')
      throw new Error(`${command} did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return { pid: child.pid!, startedIn: performance.now() - began, stop: () => ended(child) }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 5_000).unref()
  })
}
