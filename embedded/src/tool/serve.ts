/** `pnpm embedded --rules FILE`: starts, says how to reach it, and ends on a signal. */
import { ToolError } from './error.ts'
import type { ServeCommand } from './options.ts'
import { readRules, readText, watchRules } from './rules-file.ts'
import { start, type Tool, type ToolOptions } from './start.ts'

type Say = (line: string) => void

/** Throws ToolError when it cannot start. */
export async function serve(command: ServeCommand, say: Say): Promise<void> {
  const { rules, storageRules, indexes, indexCheck, project, port, explain } = command
  const options: ToolOptions = {
    rules: readRules(rules),
    port,
    indexCheck,
    ...(storageRules !== undefined && { storageRules: readRules(storageRules) }),
    ...(indexes !== undefined && { indexes: readJson(indexes) }),
    ...(project !== undefined && { project }),
    ...(explain && { tellWhy: say }),
  }
  const tool = await start(options)
  const watchers = command.watch ? watchFiles(command, tool, say) : []
  for (const line of greeting(command, tool)) say(line)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const close of watchers) close()
      void tool.stop()
    })
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file))
  } catch (error) {
    if (error instanceof ToolError) throw error
    throw new ToolError(`${file} is no JSON: ${(error as Error).message}.`)
  }
}

function watchFiles({ rules, storageRules }: ServeCommand, tool: Tool, say: Say): (() => void)[] {
  const watchers = [watchRules(rules, (text) => tool.publishRules(text), say)]
  if (storageRules !== undefined) watchers.push(watchRules(storageRules, (text) => tool.publishStorageRules(text), say))
  return watchers
}

function greeting({ project, rules, watch }: ServeCommand, tool: Tool): string[] {
  const { host } = new URL(tool.adminUrl)
  return [
    `Ready: ${tool.url}`,
    '',
    `Serves ${project === undefined ? 'every project that a client names' : `the project ${project}`}, by ${rules}${
      watch ? ', published again when it changes' : ''
    }. Its data goes when it stops.`,
    '',
    'Web SDK:',
    `  connectFirestoreEmulator(db, '127.0.0.1', ${tool.port})`,
    `  connectAuthEmulator(auth, '${tool.url}')`,
    `  connectStorageEmulator(storage, '127.0.0.1', ${tool.port})`,
    '',
    `Admin SDK (project ${tool.projectId}):`,
    '  export FIRESTORE_PREFER_REST=true METADATA_SERVER_DETECTION=none',
    `  export FIRESTORE_EMULATOR_HOST=${host} FIREBASE_AUTH_EMULATOR_HOST=${host}`,
    `  export FIREBASE_STORAGE_EMULATOR_HOST=${host} STORAGE_EMULATOR_HOST=http://${host}`,
    `  export GOOGLE_APPLICATION_CREDENTIALS=${tool.serviceAccountFile}`,
    '',
    'Rules tests (@firebase/rules-unit-testing):',
    `  initializeTestEnvironment({ projectId, firestore: { host: '127.0.0.1', port: ${tool.port} } }), and so for storage`,
    '  in Node with the hook that embedded/README.md shows',
    '',
    `fetch: 'Authorization: Bearer owner' at ${tool.url}, or at ${tool.adminUrl} for accounts`,
  ]
}
