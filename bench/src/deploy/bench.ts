/**
 * `pnpm bench deploy`: the whole `firebase deploy`, as docs/firebase.md has it, without a login: every address of
 * Google's is a server on loopback. Twice: the second time nothing may be left to change. See README.md.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { report } from '../measure/figures.ts'
import { type Google, openGoogle } from './google.ts'

const root = resolve(import.meta.dirname, '../../..')
const require = createRequire(import.meta.url)
const tools = join(require.resolve('firebase-tools/package.json'), '..')
const projectId = 'demo-deploy'
const home = mkdtempSync(join(tmpdir(), 'deploy-'))

/** The settings by which the CLI is told where each of Google's services is. */
function addresses(url: string): Record<string, string> {
  const source = readFileSync(join(tools, 'lib/api.js'), 'utf8')
  const named = source.matchAll(/envOverride\("([A-Z0-9_]+)", "https:\/\//g)
  return Object.fromEntries([...named].map(([, name]) => [name!, url]))
}

interface Deployment {
  code: number
  seconds: number
  output: string
}

function deploy(google: Google, options: string[]): Promise<Deployment> {
  const started = Date.now()
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [join(tools, 'lib/bin/firebase.js'), 'deploy', '--project', projectId, '--non-interactive', ...options],
      {
        cwd: root,
        env: {
          ...process.env,
          XDG_CONFIG_HOME: home,
          ...addresses(google.url),
          FIREBASE_TOKEN: 'loopback',
          CI: 'true',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
      if (process.env.VERBOSE) process.stderr.write(chunk)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 1, seconds: (Date.now() - started) / 1000, output }))
  })
}

/** What the CLI does at each deploy, changed or not: questions in the form of a POST, and a version of the site. */
const always = /token|permissions|tests|services|policy|versions|files|releases/

/** What a deploy asked Google to make or to change. */
function changes(google: Google): Record<string, number> {
  return Object.fromEntries([...google.asked].filter(([kind]) => /^(POST|PATCH|PUT) /.test(kind) && !always.test(kind)))
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)

function proved({ code, output }: Deployment, google: Google): void {
  if (code === 0 && output.includes('Deploy complete!') && google.unknown.length === 0) return
  console.error(output)
  throw new Error(
    `The deploy ended with ${code}; not known here: ${[...new Set(google.unknown)].join(', ') || 'nothing'}`,
  )
}

const google = await openGoogle(projectId)
try {
  const first = await deploy(google, ['--force'])
  proved(first, google)
  const made = changes(google)
  google.forget()
  const second = await deploy(google, ['--force'])
  proved(second, google)
  const changed = changes(google)
  const manifest = JSON.parse(readFileSync(join(root, 'functions/dist/functions.yaml'), 'utf8')) as {
    endpoints: Record<string, object>
  }
  const expected = Object.keys(manifest.endpoints)
  const deployed = google.functions()
  console.log('made by the first deploy:')
  console.table(made)
  console.log('changed by the second:')
  console.table(changed)
  console.log(/.*Deploy complete!.*/.exec(second.output)?.[0])
  report(
    'deploy',
    {
      'functions that are not deployed': { value: expected.filter((name) => !deployed.includes(name)).length, goal: 0 },
      'changes of a second deploy': { value: sum(changed), goal: 0 },
    },
    {
      functions: deployed.length,
      'made by the first deploy': sum(made),
      'first, s': first.seconds,
      'second, s': second.seconds,
    },
  )
} finally {
  google.close()
  rmSync(home, { recursive: true, force: true })
}
