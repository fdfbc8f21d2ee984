/** The fixture's functions as a build leaves them: beside them what they declare, told by Firebase's own program. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerOptions } from '../../src/server.ts'
import { fixtureRoot } from './instance.ts'

const program = new URL('../../node_modules/firebase-functions/lib/bin/firebase-functions.js', import.meta.url).pathname

/** What a server is told to run them by; the folder is the test's to remove. */
export function declaredFixture(): Required<Pick<ServerOptions, 'functionsDir' | 'functionsEntry'>> {
  const built = join(fixtureRoot, 'functions')
  const functionsDir = mkdtempSync(join(tmpdir(), 'varanda-declared-'))
  execFileSync(process.execPath, [program], {
    cwd: built,
    env: {
      PATH: process.env.PATH,
      FUNCTIONS_MANIFEST_OUTPUT_PATH: join(functionsDir, 'functions.yaml'),
      FIREBASE_CONFIG: JSON.stringify({ projectId: 'varanda', storageBucket: 'varanda.appspot.com' }),
    },
    stdio: 'ignore',
  })
  return { functionsDir, functionsEntry: join(built, 'index.js') }
}
