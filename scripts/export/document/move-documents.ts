import type { KeptDocument } from '@varanda/embedded/backup/read-backup'
import { waitBefore } from '../ask.ts'
import { ExportError } from '../export-error.ts'
import type { Project } from '../project.ts'
import { renamed } from './fields.ts'
import { kindOf } from './kind-of.ts'

/** Writes of one request, as many as the client libraries put into one, and of its body: Firestore takes 10 MiB. */
const writesAtOnce = 20
const mostBytes = 8_000_000
const tries = 10
/** Codes of google.rpc that may be over when it is asked again. */
const passing: ReadonlySet<number> = new Set([4, 8, 10, 13, 14])

/**
 * Writes documents whole, so that a repeat does no harm, and resolves when all are there. In the JSON in which they are kept:
 * the client libraries would make an integer of the double 3.
 */
export async function moveDocuments(
  project: Pick<Project, 'firestore' | 'documents'>,
  documents: readonly KeptDocument[],
  pace: (writes: number) => Promise<void>,
): Promise<void> {
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${project.documents}/${path}`, fields: renamed(fields, project.documents) },
  }))
  const begun: Promise<void>[] = []
  for (const batch of batches(writes)) {
    await pace(batch.length)
    const one = write(project, batch)
    // Heard below, which may be after the pause of the next; until then Node would end the program over it.
    one.catch(() => {})
    begun.push(one)
  }
  await Promise.all(begun)
}

type Write = { update: { name: string; fields: object } }

export function batches<T>(writes: readonly T[]): T[][] {
  const all: T[][] = []
  let bytes = 0
  for (const write of writes) {
    const size = Buffer.byteLength(JSON.stringify(write))
    const last = all.at(-1)
    if (last && last.length < writesAtOnce && bytes + size <= mostBytes) {
      last.push(write)
      bytes += size
    } else {
      all.push([write])
      bytes = size
    }
  }
  return all
}

/** Each write of a batch has an outcome of its own. */
async function write(
  { firestore, documents }: Pick<Project, 'firestore' | 'documents'>,
  batch: readonly Write[],
): Promise<void> {
  let left = batch
  for (let attempt = 1; left.length > 0; attempt++) {
    const { status } = (await firestore('batchWrite', { writes: left })) as { status: { code?: number }[] }
    const failed = left.filter((_, at) => (status[at]?.code ?? 0) !== 0)
    const codeOf = (one: Write) => status[left.indexOf(one)]!.code!
    const final = failed.find((one) => attempt === tries || !passing.has(codeOf(one)))
    if (final) {
      const kind = kindOf(final.update.name.slice(documents.length + 1))
      throw new ExportError(`A document of ${kind} is refused with code ${codeOf(final)} of google.rpc.Code.`)
    }
    left = failed
    if (left.length > 0) await waitBefore(attempt)
  }
}
