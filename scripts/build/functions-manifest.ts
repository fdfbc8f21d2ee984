/**
 * Writes functions/dist/functions.yaml: what the built functions declare, as the Firebase SDK tells it. `firebase
 * deploy` reads that file instead of running the functions, which it could not: it looks for the SDK's program in
 * folders where pnpm does not put it. https://firebase.google.com/docs/functions/manage-functions
 */
import { execFile } from 'node:child_process'
import { readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const functions = join(resolve(import.meta.dirname, '../..'), 'functions')
const program = join(functions, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')

/** Only what is read here; the file holds more. */
export interface FunctionsManifest {
  endpoints: Record<
    string,
    {
      region: string[]
      callableTrigger?: object
      taskQueueTrigger?: object
      eventTrigger?: { eventFilters?: Record<string, string> }
      httpsTrigger?: object
      scheduleTrigger?: object
    }
  >
  params?: { name: string; type: string }[]
}

/** Asks the functions that are built now, for no project in particular. */
export async function askFunctions(file: string): Promise<FunctionsManifest> {
  const unfinished = `${file}.${process.pid}`
  await promisify(execFile)(process.execPath, [program], {
    cwd: join(functions, 'dist'),
    env: { PATH: process.env.PATH, FUNCTIONS_MANIFEST_OUTPUT_PATH: unfinished, FIREBASE_CONFIG: '{}' },
  })
  renameSync(unfinished, file)
  // JSON is YAML.
  return JSON.parse(readFileSync(file, 'utf8')) as FunctionsManifest
}

export const manifestFile = join(functions, 'dist/functions.yaml')
