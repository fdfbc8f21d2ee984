/** The credential that the Admin SDK inside functions runs with: it signs offline and never asks Google. */
import { chmodSync, writeFileSync } from 'node:fs'
import { serviceAccountEmail } from './custom-token.ts'
import type { KeyRing } from './keys.ts'

/** Writes the file for its owner's eyes only. */
export function writeServiceAccount(path: string, keys: KeyRing, projectId: string): void {
  const key = keys.signing('service-account')
  const credential = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: key.kid,
    private_key: key.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: serviceAccountEmail(projectId),
    client_id: '0',
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  writeFileSync(path, `${JSON.stringify(credential, null, 2)}\n`, { mode: 0o600 })
  // The mode above is only for a file that is new.
  chmodSync(path, 0o600)
}
