/**
 * The server: plants the demo family into an empty instance, serves everything on one port. It is run bundled, by
 * `pnpm start` and by a release; what is loaded here stays in memory for as long as the instance runs.
 */
import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brand } from '@varanda/domain/brand'
import { mailBudget, usualMailsPerDay } from '@varanda/domain/mail/mail-budget'
import { anyOrigin } from '@varanda/domain/site/any-origin'
import { isUnnamed } from '@varanda/domain/site/operator-marks'
import { readCertificate } from '@varanda/embedded/http/certificate'
import { type Server, start } from '@varanda/embedded/server'
import { readMeasurement } from '../build/measurement.ts'
import { checkDataFolder, holdsInstance, isUnfinished, resetDataFolder } from './data-folder.ts'
import { isPublished, readDemo } from './demo-file.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { givenFrom } from './given-from.ts'
import type { Greeting } from './greet.ts'
import { readMemberQuota } from './member-quota.ts'
import { isLoopbackHost, isOpenToOthers, readOptions, StartError, VersionError } from './options.ts'
import { checkOtherPorts, choosePort } from './ports.ts'
import { endSaying, notTheVersion } from './say-known.ts'
import { scheduleWork } from './schedule-work.ts'
import { readCards } from './services/cards.ts'
import { readGoogleClient } from './services/google-client.ts'
import { readMailServer, readMailsPerDay } from './services/mail-server.ts'
import { readOperator } from './services/operator.ts'
import { readPushServices } from './services/push-services.ts'
import { letCompilersSleep, wakeCompilersWhenBusy } from './sleeping-compilers.ts'

letCompilersSleep()

const root = resolve(import.meta.dirname, '../..')
const bundles = join(root, 'scripts/dist')

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

try {
  const options = readOptions(process.argv.slice(2), process.env)
  const data = resolve(givenFrom, options.data)
  const mailServer = readMailServer(process.env)
  const mailsPerDay = readMailsPerDay(process.env)
  const memberQuota = readMemberQuota(process.env)
  const pushServices = readPushServices(process.env)
  const cards = readCards(process.env, options)
  const google = readGoogleClient(process.env)
  const ownWords = readOperator(process.env)
  const analytics = readMeasurement(process.env)
  const port = await choosePort(options.port, options.host)
  await checkOtherPorts(options, port)
  if (options.certificate) readCertificate(options.certificate)
  checkDataFolder(data)
  if (options.reset || isUnfinished(data)) resetDataFolder(data)
  if (options.demo && !holdsInstance(data)) await run('prepare', ['plant', data])
  const demo = readDemo(data)
  if (demo && isPublished(demo) && isOpenToOthers(options)) {
    // Before anybody can come in: what is printed in our code as their password must open nothing.
    console.log('Others can reach this instance: giving the demo family passwords of its own …')
    await run('prepare', ['lock', data])
  }
  const server = await start({
    dataDir: data,
    projectRoot: root,
    name: brand.name,
    functionsEntry: join(root, 'functions/dist/hosted.js'),
    host: options.host,
    port,
    outbox: true,
    ownOrigin: anyOrigin,
    ...(ownWords && { ownWords }),
    trustProxy: options.trustProxy,
    pushServices,
    scheduleWork,
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
  stopOnSignal(server)
  giveBackMemory(() => server.giveBack())
  wakeCompilersWhenBusy()
  // Whoever tries a new version waits for this file.
  if (process.env.VARANDA_HEALTHY) await noteHealthy(process.env.VARANDA_HEALTHY, server.adminUrl)
  console.log(`\nReady: ${server.url}`)
  const { url, adminUrl, projectId, outboxUrl } = server
  await run('greet', [], {
    url,
    adminUrl,
    projectId,
    ...(outboxUrl && { outboxUrl }),
    data,
    publicUrl: options.publicUrl ?? url,
    mailBudget: mailServer ? mailBudget(mailsPerDay ?? usualMailsPerDay) : null,
    isSandbox: cards === 'sandbox',
    isWatched: options.adminPort !== undefined,
    isNameless: !ownWords && isUnnamed(brand.operator) && isOpenToOthers(options),
    isPlain: !options.certificate && !options.publicUrl?.startsWith('https:') && !isLoopbackHost(options.host),
  })
} catch (error) {
  endSaying(error)
}

/** Throws when what is served does not say of itself that it is well. */
async function noteHealthy(file: string, adminUrl: string): Promise<void> {
  const { ok, status } = await fetch(`${adminUrl}/__/health`)
  if (!ok) throw new VersionError(`The new version is not healthy (${status}).`)
  writeFileSync(file, '')
}

/** Another bundle in a process of its own. One that fails has said why. */
function run(name: 'prepare' | 'greet', parameters: string[], told?: Greeting): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(bundles, `${name}.js`), ...parameters],
    {
      stdio: [told ? 'pipe' : 'ignore', 'inherit', 'inherit'],
    },
  )
  child.stdin?.on('error', () => {})
  child.stdin?.end(JSON.stringify(told))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    // A greeting that was cut off by the server's own end is missed by nobody.
    child.on('close', (code) => {
      if (code === 0 || name === 'greet') resolve()
      else {
        const Kind = code === notTheVersion ? StartError : VersionError
        reject(new Kind(`The data folder could not be prepared (${name} ended with ${code}).`))
      }
    })
  })
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
