/** The embedded server, serving a page that is nothing but the SDKs, in a process that can be ended either way. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Order } from '../../embedded/test/browser/serve.ts'

const browserTests = fileURLToPath(new URL('../../embedded/test/browser', import.meta.url))

const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{path=**} {
      allow read, write: if request.auth != null;
    }
    match /own/{uid}/notes/{note} {
      allow read, write: if request.auth.uid == uid;
    }
    match /rooms/{room}/notes/{note} {
      allow read: if exists(/databases/$(database)/documents/rooms/$(room)/members/$(request.auth.uid));
    }
  }
}`

type Wish = Order extends infer Each ? (Each extends Order ? Omit<Each, 'id'> : never) : never

export class SdkServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'varanda-sdk-'))
  #process: ChildProcess | null = null
  #url = ''
  #aheadMs = 0
  #asked = 0

  get url(): string {
    return this.#url
  }

  get host(): string {
    return new URL(this.#url).host
  }

  /** Bundles the page and writes the project. */
  async prepare(): Promise<void> {
    const pages = join(this.#folder, 'public')
    mkdirSync(pages)
    writeFileSync(join(this.#folder, 'firestore.rules'), rules)
    writeFileSync(
      join(this.#folder, 'firebase.json'),
      JSON.stringify({ hosting: { public: 'public' }, firestore: { rules: 'firestore.rules' } }),
    )
    writeFileSync(join(pages, 'index.html'), '<!doctype html><title>SDK</title><script src="page.js"></script>')
    await build({
      entryPoints: [join(browserTests, 'page.ts')],
      outfile: join(pages, 'page.js'),
      bundle: true,
      platform: 'browser',
      format: 'iife',
      logLevel: 'error',
    })
  }

  /** On the same file and, but for the first time, on the same port. */
  start(): Promise<void> {
    const port = this.#url ? new URL(this.#url).port : '0'
    const child = fork(
      join(browserTests, 'serve.ts'),
      [join(this.#folder, 'data'), this.#folder, port, String(this.#aheadMs)],
      { execArgv: [] },
    )
    this.#process = child
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)))
      child.once('message', ({ ready }: { ready: string }) => {
        this.#url = ready
        resolve()
      })
    })
  }

  ask(wish: Wish): Promise<void> {
    const id = ++this.#asked
    if (wish.kind === 'clock') this.#aheadMs = wish.aheadMs
    const child = this.#process!
    return new Promise((resolve, reject) => {
      const listen = ({ done, error }: { done: number; error?: string }) => {
        if (done !== id) return
        child.off('message', listen)
        if (error === undefined) resolve()
        else reject(new Error(error))
      }
      child.on('message', listen)
      child.send({ ...wish, id })
    })
  }

  /** The exit code, null when a signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#process!
    return new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill(signal)
    })
  }

  async remove(): Promise<void> {
    if (this.#process && this.#process.exitCode === null && this.#process.signalCode === null) await this.end('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
