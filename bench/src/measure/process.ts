/** A process under measurement: what it has used, and how it starts and ends. Linux only. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** CPU time of a process with all its threads, user and system, in microseconds. Source: proc(5), fields 14 and 15. */
export function cpuMicros(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return ticks * 10_000
}

/** Resident memory in bytes. */
export function residentBytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) * 1024
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
