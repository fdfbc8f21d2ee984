/**
 * The whole house without pages, with accounts known0@… to knownN@… of one password. It believes X-Forwarded-For of
 * loopback, so that every request can come from a network of its own and no limit is met.
 *
 * node server.ts DATA PROJECT ACCOUNTS
 */
import { hashPassword } from '@varanda/embedded/auth/password-hash'
import { start } from '@varanda/embedded/server'

const [dataDir = '', projectRoot = '', accounts = ''] = process.argv.slice(2)
const server = await start({ dataDir, projectRoot, hosting: false, outbox: true, trustProxy: ['127.0.0.1', '::1'] })
const passwordHash = await hashPassword('quintal com sombra')
await server.auth.admin.import(
  Array.from({ length: Number(accounts) }, (_, n) => ({
    uid: `known${n}`,
    email: `known${n}@example.org`,
    emailVerified: true,
    passwordHash,
    google: null,
    displayName: null,
    photoUrl: null,
    disabled: false,
    claims: {},
    createdAt: null,
    lastLoginAt: null,
  })),
)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
console.log(`ready ${server.url} .`)
