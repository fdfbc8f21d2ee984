/**
 * The instance in a process of its own, to be killed: run by `openKillableInstance`, which tells it where everything is
 * in the environment and asks it things as messages.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { type Server, start } from '@varanda/embedded/server'
import { randomFrom } from '../../../../embedded/test/support/random.ts'
import { settled } from './settled.ts'

/** What the parent asks; the answer carries the same id. */
export type Question = { id: number } & (
  | { ask: 'idle' }
  | { ask: 'dead-letters' }
  | { ask: 'schedule'; name: string }
  | { ask: 'clock'; offset: number }
  | { ask: 'tokens'; uids: string[] }
)

const { HARNESS_SEED, HARNESS_DATA, HARNESS_PORT, HARNESS_ROOT, HARNESS_FUNCTIONS, HARNESS_PUSH } = process.env
const clockFile = process.env.HARNESS_CLOCK_FILE!
let offset = Number(process.env.HARNESS_CLOCK ?? 0)
tellFunctions()
const random = randomFrom(Number(HARNESS_SEED))

const server = await start({
  dataDir: HARNESS_DATA!,
  projectRoot: HARNESS_ROOT!,
  functionsDir: HARNESS_FUNCTIONS!,
  port: Number(HARNESS_PORT),
  now: () => Date.now() + offset,
  // A file's own push service, and whom it may turn to about us.
  ...(HARNESS_PUSH && {
    pushServices: [HARNESS_PUSH],
    mailServer: { url: 'smtp://127.0.0.1:9', from: 'casa@varanda.example' },
  }),
  log: ({ severity, message, ...more }) => {
    const isDefect = severity === 'ERROR' || / failed\b/.test(message)
    if (isDefect || process.env.HARNESS_LOG) console.error(severity, message, JSON.stringify(more))
  },
  // Each trigger and each task comes late and twice, so that they overtake one another.
  delivery: { plan: () => [random.below(150), random.below(600)] },
})
await server.functions?.endpoint('createPost')

/** In one step, since they look at any moment. */
function tellFunctions(): void {
  writeFileSync(`${clockFile}.next`, String(offset))
  renameSync(`${clockFile}.next`, clockFile)
}

async function answer(server: Server, question: Question): Promise<unknown> {
  if (question.ask === 'idle') return settled(server)
  if (question.ask === 'schedule') return server.functions?.runSchedule(question.name)
  if (question.ask === 'dead-letters') return server.functions?.deadLetters().map(({ functionName }) => functionName)
  if (question.ask === 'clock') {
    offset = question.offset
    tellFunctions()
    return null
  }
  return Promise.all(
    question.uids.map(async (uid) => {
      const account =
        server.auth.accounts.byUid(uid) ?? (await server.auth.admin.create(uid, { email: `${uid}@example.org` }))
      return (await server.auth.signIn.begin(account, 'custom')).idToken
    }),
  )
}

process.on('message', (question: Question) => {
  answer(server, question).then(
    (result) => process.send?.({ id: question.id, result }),
    (error) => process.send?.({ id: question.id, error: String(error) }),
  )
})
// The parent is gone, and nobody will look at this instance again.
process.on('disconnect', () => process.exit())
process.send?.({ url: server.url, adminUrl: server.adminUrl, projectId: server.projectId })
