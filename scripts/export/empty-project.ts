import { ExportError } from './export-error.ts'
import { storageError } from './file/storage-error.ts'
import type { Project } from './project.ts'

/** Throws ExportError where a project holds anything: nobody's data is overwritten, nor mixed with an instance's. */
export async function requireEmpty({ id, firestore, identity, bucket }: Project): Promise<void> {
  const documents = (await firestore('runQuery', {
    structuredQuery: { from: [{ allDescendants: true }], select: { fields: [{ fieldPath: '__name__' }] }, limit: 1 },
  })) as { document?: object }[]
  const { users = [] } = (await identity('accounts:batchGet?maxResults=1')) as { users?: object[] }
  const [files] = await bucket.getFiles({ maxResults: 1, autoPaginate: false }).catch((error: unknown) => {
    throw storageError(bucket.name, error)
  })
  const held = [
    ...(documents.some(({ document }) => document) ? ['documents'] : []),
    ...(users.length > 0 ? ['accounts'] : []),
    ...(files.length > 0 ? [`files in ${bucket.name}`] : []),
  ]
  if (held.length > 0)
    throw new ExportError(`${id} holds ${held.join(' and ')} already; an instance moves into an empty project.`)
}
