/**
 * `pnpm admin:grant ADDRESS`: makes a member an administrator, of an instance in a folder or of one on Firebase, whose
 * first link it prints when no address is given.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { capabilityLink } from '@varanda/domain/capability/capability-link'
import { renewFoundingInvite } from './server/founding-invite.ts'
import { givenFrom } from './server/given-from.ts'
import { GrantError, grantAdmin } from './server/grant-admin.ts'
import { inRunningInstance, inStoppedInstance, type Keys, onFirebase, sayFailure } from './server/reach-instance.ts'

const root = resolve(import.meta.dirname, '..')
const usage = 'pnpm admin:grant ADDRESS [--data FOLDER] [--admin-port N], or on Firebase [ADDRESS] --project ID'
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

try {
  const { values, positionals } = parseArgs({
    options: {
      data: { type: 'string', default: process.env.VARANDA_DATA || 'data' },
      'admin-port': { type: 'string' },
      project: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [email, ...more] = positionals
  const { project, 'admin-port': port } = values
  if ((!email && !project) || more.length > 0) throw new GrantError(usage)
  const data = resolve(givenFrom, values.data)
  if (project) await onFirebase(project, (sdk) => (email ? grant(sdk, email) : printFoundingLink(sdk, project)))
  else if (email && port) await inRunningInstance(data, port, (sdk) => grant(sdk, email))
  else if (email) await inStoppedInstance(data, (sdk) => grant(sdk, email))
  // The Admin SDK holds idle connections open for a minute.
  process.exit(0)
} catch (error) {
  sayFailure(error, usage)
}

async function grant(keys: Keys, email: string): Promise<void> {
  const granted = await grantAdmin(keys, email, new Date())
  console.log(`${email} runs the instance ${granted ? 'now' : 'already'}.`)
}

/** What an empty instance in a folder prints at its start, for one that nobody starts. */
async function printFoundingLink({ firestore }: Keys, project: string): Promise<void> {
  const token = await renewFoundingInvite(firestore)
  if (!token) throw new GrantError('The instance has an administrator already.')
  const origin = process.env.SITE_URL || `https://${project}.web.app`
  console.log(
    `This link makes the instance's first administrator, once:\n  ${capabilityLink('join', 'pt', token, new URL(origin).origin)}`,
  )
}
