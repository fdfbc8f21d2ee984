/** Everything of a project, a page at a time, as names and digests. */
import type { Fields } from '@varanda/embedded/firestore/wire'
import { accountDigest, type ShownAccount } from '../account/account-digest.ts'
import { digestOf } from '../document/fields.ts'
import { type FileDetails, fileDigest } from '../file/file-digest.ts'
import { storageError } from '../file/storage-error.ts'
import type { Project } from '../project.ts'

type Found = AsyncGenerator<[name: string, digest: string]>

/** A document has up to a mebibyte. */
const documentsAtOnce = 100
const accountsAtOnce = 1000

export async function* documentsThere({ documents, firestore }: Pick<Project, 'documents' | 'firestore'>): Found {
  let last: string | undefined
  for (;;) {
    const page = (await firestore('runQuery', {
      structuredQuery: {
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: documentsAtOnce,
        ...(last !== undefined && { startAt: { values: [{ referenceValue: last }], before: false } }),
      },
    })) as { document?: { name: string; fields?: Fields } }[]
    const found = page.flatMap(({ document }) => (document ? [document] : []))
    for (const { name, fields = {} } of found) yield [name.slice(documents.length + 1), digestOf(fields)]
    // A short page is none that ends it: a server may answer less than it was asked for.
    if (found.length === 0) return
    last = found.at(-1)!.name
  }
}

/** `withPassword`: uids of those whose password went along. */
export async function* accountsThere(
  { identity }: Pick<Project, 'identity'>,
  withPassword: ReadonlySet<string>,
): Found {
  let token: string | undefined
  do {
    const after = token === undefined ? '' : `&nextPageToken=${encodeURIComponent(token)}`
    const page = (await identity(`accounts:batchGet?maxResults=${accountsAtOnce}${after}`)) as {
      users?: ShownAccount[]
      nextPageToken?: string
    }
    for (const account of page.users ?? []) {
      const { localId } = account
      yield [localId, accountDigest(account, withPassword.has(localId))]
    }
    token = page.users?.length ? page.nextPageToken : undefined
  } while (token)
}

export async function* filesThere({ bucket }: Pick<Project, 'bucket'>): Found {
  let query: object | null = { maxResults: 1000, autoPaginate: false }
  while (query) {
    const page: unknown = await bucket.getFiles(query).catch((error: unknown) => {
      throw storageError(bucket.name, error)
    })
    const [files, next] = page as [{ name: string; metadata: FileDetails }[], object | null]
    for (const { name, metadata } of files) yield [name, fileDigest(metadata)]
    query = next
  }
}
