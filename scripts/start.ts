/** `pnpm start`: builds what changed, plants the demo family into an empty instance, serves everything on one port. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brand } from '@varanda/domain/brand'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import type { OwnInvite } from '@varanda/domain/invite/invite'
import { mailBudget, usualMailsPerDay } from '@varanda/domain/mail/mail-budget'
import { paths } from '@varanda/domain/paths'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import { type Server, start } from '@varanda/embedded/server'
import type { Firestore } from 'firebase-admin/firestore'
import { readMeasurement } from './build/measurement.ts'
import { buildChanged } from './build.ts'
import { adminSdk } from './server/admin-sdk.ts'
import { readCards } from './server/cards.ts'
import { checkDataFolder, holdsInstance, isUnfinished, markUnfinished, resetDataFolder } from './server/data-folder.ts'
import { isPublished, lockDemo, plantDemo, readDemo } from './server/demo.ts'
import { renewFoundingInvite } from './server/founding-invite.ts'
import { readGoogleClient } from './server/google-client.ts'
import { readMailServer, readMailsPerDay } from './server/mail-server.ts'
import { readMemberQuota } from './server/member-quota.ts'
import { isLoopbackHost, isOpenToOthers, readOptions, StartError, type StartOptions } from './server/options.ts'
import { choosePort } from './server/ports.ts'
import { readPushServices } from './server/push-services.ts'

const root = resolve(import.meta.dirname, '..')
/** How many members' invites are looked through for a free seat. */
const membersAsked = 100
const say = (text: string) => console.log(text)

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

try {
  const options = readOptions(process.argv.slice(2), process.env)
  const data = resolve(root, options.data)
  const mailServer = readMailServer(process.env)
  const mailsPerDay = readMailsPerDay(process.env)
  const memberQuota = readMemberQuota(process.env)
  const pushServices = readPushServices(process.env)
  const cards = readCards(process.env, options)
  const port = await choosePort(options.port, options.host)
  checkDataFolder(data)
  if (options.reset || isUnfinished(data)) resetDataFolder(data)
  await buildChanged(say)
  if (options.demo && !holdsInstance(data)) await plant(data)
  if (isOpenToOthers(options)) await lock(data)
  const google = readGoogleClient(process.env)
  const analytics = readMeasurement(process.env)
  const server = await start({
    dataDir: data,
    projectRoot: root,
    host: options.host,
    port,
    outbox: true,
    ownOrigin: anyOrigin,
    trustProxy: options.trustProxy,
    pushServices,
    ...(options.certificate && { certificate: options.certificate }),
    ...(options.httpPort !== undefined && { httpPort: options.httpPort }),
    ...(options.adminPort !== undefined && { adminPort: options.adminPort }),
    ...(options.publicUrl && { publicUrl: options.publicUrl }),
    ...(mailServer && { mailServer }),
    ...(mailsPerDay !== undefined && { mailsPerDay }),
    ...(memberQuota !== undefined && { memberQuota }),
    ...(cards && { cards }),
    ...(google && { google }),
    ...(analytics && { analytics }),
  })
  await greet(server, options, data)
  if (mailServer) say(`\n${mailBudgetSaid(mailsPerDay)}`)
  if (cards === 'sandbox') say('\nCards: a stand-in, no money moves (VARANDA_CARDS).')
  stopOnSignal(server)
} catch (error) {
  // These are sentences for whoever typed the command; anything else is a defect and keeps its stack.
  const known =
    error instanceof StartError ||
    (error instanceof Error &&
      /^(?:PortInUse|Certificate|UnusableData|NewerDatabase|RulesFile|IndexesFile|HostingConfig)Error$/.test(
        error.name,
      ))
  console.error(known ? (error as Error).message : error)
  process.exit(1)
}

/** How many mails go out a day that are no codes and no invites. */
function mailBudgetSaid(perDay = usualMailsPerDay): string {
  const { digests, notices } = mailBudget(perDay)
  return `Mail: at most ${digests} digests and ${notices} mails with notices a day (VARANDA_MAILS_PER_DAY); codes and invites come on top.`
}

/** Plants while no functions run: the world holds what they would have written, and no trigger must fire for it. */
async function plant(data: string): Promise<void> {
  markUnfinished(data)
  const server = await start({ dataDir: data, projectRoot: root, port: 0, functions: false, hosting: false })
  await plantDemo(server, data, say)
  await server.stop()
}

/** Before anybody can come in: what is printed in our code as the demo family's password must open nothing. */
async function lock(data: string): Promise<void> {
  const demo = readDemo(data)
  if (!demo || !isPublished(demo)) return
  say('Others can reach this instance: giving the demo family passwords of its own …')
  const server = await start({ dataDir: data, projectRoot: root, port: 0, functions: false, hosting: false })
  await lockDemo(server, data, demo)
  await server.stop()
}

async function greet(server: Server, options: StartOptions, data: string): Promise<void> {
  const demo = readDemo(data)
  const { firestore, close } = await adminSdk(server, data)
  say(`\nReady: ${server.url}`)
  if (demo) {
    say(`\nDemo logins for ${brand.name}:`)
    for (const { label, email, password } of demo.logins) say(`  ${label.padEnd(16)}  ${email.padEnd(30)} ${password}`)
    const invite = await openInvite(firestore, demo.administrator)
    if (invite) {
      const left = invite.seats - invite.acceptances.length
      say(
        `\nInvite link with ${left} of ${invite.seats} seats left:\n  ${capabilityLink('join', 'pt', invite.token, server.url)}`,
      )
    }
  } else {
    const token = await renewFoundingInvite(firestore)
    if (token)
      say(
        `\nThe instance is empty. This link makes its first administrator, once:\n  ${capabilityLink('join', 'pt', token, server.url)}`,
      )
  }
  if (server.outboxUrl)
    say(
      `\n${process.env.VARANDA_SMTP_URL ? 'What became of outgoing mail' : 'Outgoing mail'} is shown at:\n  ${server.outboxUrl}`,
    )
  if (options.adminPort) say(`\nFigures for Prometheus, for this machine only:\n  ${server.adminUrl}/metrics`)
  if (!options.certificate && !isLoopbackHost(options.host)) {
    say(
      '\nOver plain http on a network address browsers switch off copying, notifications and offline use; put https in front.',
    )
  }
  await close()
}

/** The administrator's invite, or another member's when it is full: a link that still opens the instance. */
async function openInvite(firestore: Firestore, administrator: string): Promise<OwnInvite | undefined> {
  const own = await firestore.doc(paths.ownInvite(administrator)).get()
  const hasSeats = (invite: OwnInvite | undefined) =>
    invite?.state === 'open' && invite.acceptances.length < invite.seats ? invite : undefined
  const first = hasSeats(own.data() as OwnInvite | undefined)
  if (first) return first
  const members = await firestore.collection('users').select().limit(membersAsked).get()
  for (const { id } of members.docs) {
    const invite = hasSeats((await firestore.doc(paths.ownInvite(id)).get()).data() as OwnInvite | undefined)
    if (invite) return invite
  }
  return undefined
}

function stopOnSignal(server: Server): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}
