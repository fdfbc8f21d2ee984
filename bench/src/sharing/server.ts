/**
 * An instance with its functions, for whoever measures it from outside.
 *
 * PUSH_SERVICE=… node server.ts DATA UID…   says `ready URL TOKENS .`, the tokens as JSON by uid
 */
import { start } from '@varanda/embedded/server'

const [dataDir = '', ...uids] = process.argv.slice(2)
const projectRoot = new URL('../../..', import.meta.url).pathname
const pushService = process.env.PUSH_SERVICE
const push = pushService && {
  pushServices: [pushService],
  // Pushes say by whom they are; nothing listens there.
  mailServer: { url: 'smtp://127.0.0.1:9', from: 'casa@varanda.example' },
}
const server = await start({ dataDir, projectRoot, port: 0, hosting: false, outbox: true, log: () => {}, ...push })
const tokens = await Promise.all(
  uids.map(async (uid) => {
    const account = await server.auth.admin.create(uid, { email: `${uid}@example.org` })
    return [uid, (await server.auth.signIn.begin(account, 'custom')).idToken] as const
  }),
)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(`ready ${server.url} ${server.outboxUrl} ${JSON.stringify(Object.fromEntries(tokens))} .`)
