/** Reads everything back and says what is the same as in the backup. */
import type { Backup } from '@varanda/embedded/backup/read-backup'
import type { Fields } from '@varanda/embedded/firestore/wire'
import { accountDigest } from '../account/account-digest.ts'
import { entryOf } from '../account/account-entry.ts'
import { digestOf, renamed } from '../document/fields.ts'
import { fileDigest } from '../file/file-digest.ts'
import { pages } from '../pages.ts'
import type { Project } from '../project.ts'
import { type Comparison, compare } from './compare.ts'
import { accountsThere, documentsThere, filesThere } from './read-back.ts'

export type Verdict = Record<'accounts' | 'documents' | 'files', Comparison> & {
  /** Documents that are not there, and whose time is over. */
  lapsed: number
}

/** `isLapsed`: whether the project may have deleted a document meanwhile. */
export async function verdictOn(
  project: Project,
  backup: Backup,
  isLapsed: (path: string, fields: Fields, nowMs: number) => boolean,
): Promise<Verdict> {
  const accounts = await compareAccounts(project, backup)
  const files = await compareFiles(project, backup)
  const { lapsed, ...documents } = await compareDocuments(project, backup, isLapsed)
  return { accounts, documents, files, lapsed }
}

function compareAccounts(project: Project, backup: Backup): Promise<Comparison> {
  const kept = new Map<string, string>()
  const withPassword = new Set<string>()
  for (const page of pages(backup.accounts, ({ uid }) => uid, { from: '', limit: 1000 })) {
    for (const { hash, user } of page.map(entryOf)) {
      if (hash) withPassword.add(user.localId)
      kept.set(user.localId, accountDigest(user, hash !== null))
    }
  }
  return compare(kept, accountsThere(project, withPassword))
}

function compareFiles(project: Project, backup: Backup): Promise<Comparison> {
  const kept = new Map<string, string>()
  for (const page of pages(backup.objects, ({ name }) => name, { from: '', limit: 1000 })) {
    for (const object of page) kept.set(object.name, fileDigest({ ...object, md5Hash: object.md5 }))
  }
  return compare(kept, filesThere(project))
}

async function compareDocuments(
  project: Project,
  backup: Backup,
  isLapsed: (path: string, fields: Fields, nowMs: number) => boolean,
): Promise<Comparison & { lapsed: number }> {
  const kept = new Map<string, string>()
  for (const page of pages(backup.documents, ({ id }) => id, { from: 0, limit: 500 })) {
    for (const { path, fields } of page) kept.set(path, digestOf(renamed(fields, project.documents)))
  }
  const compared = await compare(kept, documentsThere(project))
  // Only for what is missing: read once more instead of being kept for all.
  const missing = new Set(compared.faults.flatMap(([what, name]) => (what === 'missing' ? [name] : [])))
  const gone = new Set<string>()
  if (missing.size > 0) {
    const now = Date.now()
    for (const page of pages(backup.documents, ({ id }) => id, { from: 0, limit: 500 })) {
      for (const { path, fields } of page) if (missing.has(path) && isLapsed(path, fields, now)) gone.add(path)
    }
  }
  const faults = compared.faults.filter(([what, name]) => what !== 'missing' || !gone.has(name))
  return { ...compared, faults, lapsed: gone.size }
}

/** A short table: what is kept, what is there, and how much of it is the same. */
export function tableOf(verdict: Verdict): string {
  const rows = [
    ['', 'backup', 'project', 'same', 'faults'],
    ...(['accounts', 'documents', 'files'] as const).map((name) => {
      const { kept, there, same, faults } = verdict[name]
      return [name, ...[kept, there, same, faults.length].map(String)]
    }),
  ]
  return rows.map(([name = '', ...rest]) => name.padEnd(10) + rest.map((text) => text.padStart(9)).join('')).join('\n')
}
