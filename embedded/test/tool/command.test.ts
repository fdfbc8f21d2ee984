/** `pnpm embedded --rules FILE` as it is typed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'

const main = join(import.meta.dirname, '../../src/tool/main.ts')
const folder = mkdtempSync(join(tmpdir(), 'varanda-tool-command-'))
const rulesFile = join(folder, 'my.rules')
const rules = (condition: string) => `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read: if ${condition}; } } }`

let running: Command[] = []
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill()
    await ended
  }
  running = []
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Command {
  child: ChildProcess
  /** Waits for a line of the output, and gives what the pattern found. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  ended: Promise<number | null>
  output(): string
}

function command(...parameters: string[]): Command {
  const child = spawn(process.execPath, [main, ...parameters])
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  child.stderr.on('data', (chunk) => {
    text += chunk
  })
  const started: Command = {
    child,
    ended: new Promise((resolve) => child.on('close', resolve)),
    output: () => text,
    says: async (pattern) => {
      await expect.poll(() => text, { interval: 20 }).toMatch(pattern)
      return pattern.exec(text)!
    },
  }
  running.push(started)
  return started
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'says how to reach it, and on %s stops and leaves nothing',
  async (signal) => {
    writeFileSync(rulesFile, rules('true'))
    const tool = command('--rules', rulesFile, '--project', 'family')
    const [, url = ''] = await tool.says(/^Ready: (http:\/\/127\.0\.0\.1:\d+)$/m)
    const [, credentials = ''] = await tool.says(/GOOGLE_APPLICATION_CREDENTIALS=(\S+)/)
    await tool.says(/FIRESTORE_EMULATOR_HOST=127\.0\.0\.1:\d+/)
    await tool.says(/connectFirestoreEmulator\(db, '127\.0\.0\.1', \d+\)/)
    const answer = await fetch(`${url}/v1/projects/family/databases/(default)/documents/a/b`)
    expect(answer.status).toBe(404)
    expect(existsSync(credentials)).toBe(true)
    tool.child.kill(signal)
    expect(await tool.ended).toBe(0)
    expect(existsSync(dirname(credentials))).toBe(false)
  },
)

test('with --watch publishes again when the file changes, and keeps the rules before when it cannot', async () => {
  writeFileSync(rulesFile, rules('false'))
  const tool = command('--rules', rulesFile, '--watch')
  const [, url = ''] = await tool.says(/^Ready: (\S+)$/m)
  const status = async () => (await fetch(`${url}/v1/projects/any/databases/(default)/documents/a/b`)).status
  expect(await status()).toBe(403)
  writeFileSync(rulesFile, rules('true'))
  await tool.says(/^Published .*my\.rules\.$/m)
  expect(await status()).toBe(404)
  // As editors do that put a new file in the old one's place.
  writeFileSync(`${rulesFile}.new`, rules('nobody()'))
  renameSync(`${rulesFile}.new`, rulesFile)
  await tool.says(/^\S+my\.rules:2:91: there is no function nobody\nNot published: the rules before stay\.$/m)
  expect(await status()).toBe(404)
})

test('with --explain prints why a request was refused', async () => {
  writeFileSync(rulesFile, rules("request.auth.uid == 'ana'"))
  const tool = command('--rules', rulesFile, '--explain')
  const [, url = ''] = await tool.says(/^Ready: (\S+)$/m)
  await fetch(`${url}/v1/projects/any/databases/(default)/documents/a/b`)
  await tool.says(/^Refused: get a\/b for nobody\nfirestore\.rules:2:91: denied\. request\.auth\.uid has no answer/m)
})

test.each([
  ['rules that cannot be published', ['--rules', rulesFile], /^\S+my\.rules:2:2: there is no service cloud\n$/],
  ['a rules file that is not there', ['--rules', 'none.rules'], /^The file none\.rules cannot be read\.\n$/],
  ['no rules file', ['--port', '0'], /^--rules FILE is needed\./],
  ['an option that does not exist', ['--rule', 'x'], /^Unknown option '--rule'\.\n\npnpm embedded/],
  ['a port that is none', ['--rules', 'x', '--port', '80a'], /^--port takes a number from 0 to 65535, not "80a"\.\n$/],
  ['a project id that is none', ['--rules', 'x', '--project', 'a/b'], /^"a\/b" is no project id\.\n$/],
])('%s ends with a sentence and 1', async (_, parameters, message) => {
  writeFileSync(rulesFile, "rules_version = '2';\n service cloud { }")
  const tool = command(...parameters)
  expect(await tool.ended).toBe(1)
  expect(tool.output()).toMatch(message)
})
