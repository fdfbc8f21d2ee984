import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A key made here, for an Admin SDK that signs its own tokens offline; nobody else knows it. */
export function writeServiceAccount(folder: string, projectId: string): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const path = join(folder, 'service-account.json')
  const account = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: 'test',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: `admin@${projectId}.iam.gserviceaccount.com`,
    client_id: '1',
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  writeFileSync(path, JSON.stringify(account))
  return path
}
