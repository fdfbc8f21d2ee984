/**
 * `pnpm export:firebase BACKUP`: says what a backup holds and what of it stays behind; with `--project ID` moves it into that
 * Firebase project, which has to be empty, and compares. Given again it goes on. Ends with 1 when something is not as in the
 * backup.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from '@varanda/embedded/backup/manifest'
import { type Backup, openBackup } from '@varanda/embedded/backup/read-backup'
import { readIndexes } from '@varanda/embedded/server/project'
import { type Checkpoint, keepCheckpoint, readCheckpoint } from './export/checkpoint.ts'
import { kindOf } from './export/document/kind-of.ts'
import { lapsedBy } from './export/document/lapsed.ts'
import { requireEmpty } from './export/empty-project.ts'
import { ExportError } from './export/export-error.ts'
import { move } from './export/move.ts'
import { openProject } from './export/project.ts'
import { settingsFor } from './export/settings.ts'
import { lostWork, staysBehind } from './export/stays-behind.ts'
import { tableOf, type Verdict, verdictOn } from './export/verdict/verdict.ts'
import { givenFrom } from './server/given-from.ts'

const root = resolve(import.meta.dirname, '..')
const usage = 'pnpm export:firebase BACKUP [--project ID] [--bucket NAME] [--without-waiting]'
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))

try {
  const { values, positionals } = parseArgs({
    options: {
      project: { type: 'string' },
      bucket: { type: 'string' },
      'without-waiting': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [from, ...more] = positionals
  const { project, bucket } = values
  if (!from || more.length > 0) throw new ExportError(usage)
  if (project !== undefined && !/^[a-z][a-z0-9-]{3,29}$/.test(project)) {
    throw new ExportError(`--project takes a project's id, not "${project}".`)
  }
  const folder = resolve(givenFrom, from)
  const backup = await openBackup(folder)
  introduce(backup, project ?? 'PROJECT')
  const lost = lostWork(backup)
  if (lost.length > 0 && !values['without-waiting']) {
    throw new ExportError(
      `Work waits in it that would be lost: ${lost.join(', ')}. Start the instance, wait a minute, stop it, and back it up again; --without-waiting leaves it.`,
    )
  }
  if (!project) {
    console.log('Nothing was written: --project ID moves it.')
    process.exit(0)
  }
  const isSame = await moveInto(backup, folder, project, bucket ?? `${project}.firebasestorage.app`)
  // The SDKs hold idle connections open for a minute.
  process.exit(isSame ? 0 : 1)
} catch (error) {
  const { name, message } = error as Error
  const isKnown = error instanceof ExportError || error instanceof BackupError
  // node:util's, of the command line.
  const isUsage = name === 'TypeError' && (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  if (!isKnown && !isUsage) throw error
  console.error(isKnown ? message : `${message.split('.')[0]}; ${usage}`)
  process.exit(1)
}

function introduce(backup: Backup, project: string): void {
  const { at, accounts, documents, objects } = backup.manifest
  console.log(`An instance of ${at}: ${accounts} accounts, ${documents} documents, ${objects} files.`)
  for (const sentence of staysBehind(backup)) console.log(sentence)
  console.log(
    'Indexes and TTL policies come before this, functions after it: they would run on each document that comes.',
  )
  console.log('Before functions are deployed:')
  for (const line of settingsFor(project, process.env)) console.log(`  ${line}`)
}

async function moveInto(backup: Backup, folder: string, id: string, bucket: string): Promise<boolean> {
  const file = `${folder}.to-${id}.json`
  const known = { backup: backup.manifest.database, project: id, bucket }
  const project = await openProject(id, bucket)
  const found = readCheckpoint(file, known)
  const nothing = { accounts: null, files: null, documents: null, refused: {}, refusedDocuments: {} }
  const begun: Checkpoint = found ?? { format: 1, ...known, ...nothing }
  if (!found) {
    await requireEmpty(project)
    await keepCheckpoint(file, begun)
  }
  console.log(`Into ${id} at ${project.at}:`)
  const { refused, refusedDocuments } = await move(project, backup, {
    file,
    from: begun,
    say: (line) => console.log(line),
  })
  const reasons = Object.entries(Object.groupBy(Object.values(refused), (reason) => reason))
  for (const [reason, those = []] of reasons) console.error(`Accounts that were refused: ${those.length}. ${reason}`)
  const verdict = await verdictOn(project, backup, lapsedBy(readIndexes(join(root, 'firestore.indexes.json'))))
  console.log(tableOf(verdict))
  if (verdict.lapsed > 0) console.log(`Documents that are gone since their time was over: ${verdict.lapsed}.`)
  const { accounts, documents, files } = verdict
  if (found && accounts.there + documents.there + files.there === 0) {
    console.error(
      `${id} holds nothing, though ${file} says that it was moved: delete that file, and this moves it again.`,
    )
  }
  return tellFaults(verdict, refusedDocuments, `${file}.faults`)
}

/** Kinds and numbers are shown; names, which are of people, go into a file that only its owner reads. */
function tellFaults(
  { accounts, documents, files }: Verdict,
  refused: Checkpoint['refusedDocuments'],
  file: string,
): boolean {
  const refusal = (path: string) => path in refused && `refused with code ${refused[path]} of google.rpc.Code`
  const faults = [
    ...accounts.faults.map(([what, name]) => [what, 'an account', name] as const),
    ...documents.faults.map(([what, name]) => [refusal(name) || what, kindOf(name), name] as const),
    ...files.faults.map(([what, name]) => [what, 'a file', name] as const),
  ]
  if (faults.length === 0) {
    console.log('Everything is there as in the backup.')
    return true
  }
  const counts = Object.entries(Object.groupBy(faults, ([what, kind]) => `${what}: ${kind}`))
  for (const [of, those = []] of counts) console.error(`${of} (${those.length})`)
  writeFileSync(file, faults.map((fault) => `${fault.join('\t')}\n`).join(''), { mode: 0o600 })
  console.error(`Not as in the backup; ${file} has the names.`)
  return false
}
