/** Moves what a backup holds into a project, from where its checkpoint says. */
import type { Backup } from '@varanda/embedded/backup/read-backup'
import { accountsAtOnce, moveAccounts } from './account/move-accounts.ts'
import { type Checkpoint, keepCheckpoint } from './checkpoint.ts'
import { moveDocuments } from './document/move-documents.ts'
import { paced } from './document/pace.ts'
import { moveFiles } from './file/move-files.ts'
import { pages } from './pages.ts'
import type { Project } from './project.ts'

/** Until so many are there, it would begin with them once more. */
const filesAtOnce = 50
const documentsAtOnce = 200

/**
 * Documents come last: what they lead to is there. `file` is the checkpoint's; `say` hears how far it has come. Answers the
 * last checkpoint.
 */
export async function move(
  project: Project,
  backup: Backup,
  { file, from, say }: { file: string; from: Checkpoint; say: (line: string) => void },
): Promise<Checkpoint> {
  let at = from
  const reached = async (change: Partial<Checkpoint>) => {
    at = { ...at, ...change }
    await keepCheckpoint(file, at)
  }
  const { manifest } = backup

  const uidOf = ({ uid }: { uid: string }) => uid
  if (Object.keys(at.refused).length > 0) {
    // Nobody else: they may have chosen another password since.
    for (const page of pages(backup.accounts, uidOf, { from: '', limit: accountsAtOnce })) {
      const again = page.filter(({ uid }) => uid in at.refused)
      if (again.length === 0) continue
      await reached({ refused: { ...without(at.refused, again.map(uidOf)), ...(await moveAccounts(project, again)) } })
    }
  }
  for (const page of pages(backup.accounts, uidOf, { from: at.accounts ?? '', limit: accountsAtOnce })) {
    const refused = await moveAccounts(project, page)
    await reached({ accounts: uidOf(page.at(-1)!), refused: { ...at.refused, ...refused } })
  }
  say(`accounts: ${manifest.accounts}`)

  const nameOf = ({ name }: { name: string }) => name
  for (const page of pages(backup.objects, nameOf, { from: at.files ?? '', limit: filesAtOnce })) {
    await moveFiles(project, backup, page)
    await reached({ files: nameOf(page.at(-1)!) })
  }
  say(`files: ${manifest.objects}`)

  const pace = paced()
  let done = backup.documentsUpTo(at.documents ?? 0)
  const idOf = ({ id }: { id: number }) => id
  if (Object.keys(at.refusedDocuments).length > 0) {
    // Nothing else: members may have changed it since.
    for (const page of pages(backup.documents, idOf, { from: 0, limit: documentsAtOnce })) {
      const again = page.filter(({ path }) => path in at.refusedDocuments)
      if (again.length === 0) continue
      const others = without(
        at.refusedDocuments,
        again.map(({ path }) => path),
      )
      await reached({ refusedDocuments: { ...others, ...(await moveDocuments(project, again, pace)) } })
    }
  }
  if (done > 0 && done < manifest.documents) say(`documents: ${done} of ${manifest.documents}`)
  for (const page of pages(backup.documents, idOf, { from: at.documents ?? 0, limit: documentsAtOnce })) {
    const refused = await moveDocuments(project, page, pace)
    await reached({ documents: idOf(page.at(-1)!), refusedDocuments: { ...at.refusedDocuments, ...refused } })
    done += page.length
    if (done % (50 * documentsAtOnce) === 0) say(`documents: ${done} of ${manifest.documents}`)
  }
  say(`documents: ${manifest.documents}`)
  return at
}

function without<T>(refused: Record<string, T>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(refused).filter(([name]) => !names.includes(name)))
}
