import type { KeptDocument } from '@varanda/embedded/backup/read-backup'
import { RefusedError, waitBefore } from '../ask.ts'
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

/** INVALID_ARGUMENT, as which HTTP's 400 counts. */
const invalid = 3

/** Codes of google.rpc with which documents were refused, by path. */
export type Refusals = Record<string, number>

/**
 * Writes documents whole, so that a repeat does no harm, and resolves when all are there but those that are refused for
 * good. In the JSON in which they are kept: the client libraries would make an integer of the double 3.
 */
export async function moveDocuments(
  project: Pick<Project, 'firestore' | 'documents'>,
  documents: readonly KeptDocument[],
  pace: (writes: number) => Promise<void>,
): Promise<Refusals> {
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${project.documents}/${path}`, fields: renamed(fields, project.documents) },
  }))
  const begun: Promise<Refusals>[] = []
  for (const batch of batches(writes)) {
    await pace(batch.length)
    const one = write(project, batch)
    // Heard below, which may be after the pause of the next; until then Node would end the program over it.
    one.catch(() => {})
    begun.push(one)
  }
  return Object.assign({}, ...(await Promise.all(begun)))
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
async function write(project: Pick<Project, 'firestore' | 'documents'>, batch: readonly Write[]): Promise<Refusals> {
  const pathOf = (one: Write) => one.update.name.slice(project.documents.length + 1)
  const refused: Refusals = {}
  let left = batch
  for (let attempt = 1; left.length > 0; attempt++) {
    const codes = await outcomes(project, left)
    // For what one of them holds, all may be refused.
    if (!codes) {
      if (left.length === 1) return { ...refused, [pathOf(left[0]!)]: invalid }
      for (const one of left) Object.assign(refused, await write(project, [one]))
      return refused
    }
    const codeOf = new Map(left.map((one, at) => [one, codes[at] ?? 0]))
    left = left.filter((one) => passing.has(codeOf.get(one)!))
    for (const [one, code] of codeOf) if (code !== 0 && !passing.has(code)) refused[pathOf(one)] = code
    const [first] = left
    if (first && attempt === tries) {
      const kind = kindOf(pathOf(first))
      throw new ExportError(`A document of ${kind} is not taken: code ${codeOf.get(first)} of google.rpc.Code.`)
    }
    if (first) await waitBefore(attempt)
  }
  return refused
}

/** A code for each, 0 for what was written; null where the request as a whole is refused for what it holds. */
async function outcomes(
  { firestore }: Pick<Project, 'firestore'>,
  writes: readonly Write[],
): Promise<(number | undefined)[] | null> {
  try {
    const { status } = (await firestore('batchWrite', { writes })) as { status: { code?: number }[] }
    return status.map(({ code }) => code)
  } catch (error) {
    if (error instanceof RefusedError && error.status === 400) return null
    throw error
  }
}
