import { loadFirestore } from '@varanda/client/firestore'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import {
  type DirectoryFilter,
  directoryConditions,
  directoryOrder,
  directoryPages,
  readDirectory,
} from '@varanda/domain/member/directory-query'
import { paths } from '@varanda/domain/paths'
import type { QueryDocumentSnapshot } from 'firebase/firestore'
import { type Live, useLive } from '../../data/live.ts'

export type DirectoryCursor = QueryDocumentSnapshot

export interface DirectoryPage {
  cards: DirectoryCard[]
  next: DirectoryCursor | null
}

async function directoryQuery(filter: DirectoryFilter) {
  const { firestore, sdk } = await loadFirestore()
  const conditions = directoryConditions(filter).map(([field, compares, value]) => sdk.where(field, compares, value))
  const query = sdk.query(sdk.collection(firestore, paths.directory), ...conditions, sdk.orderBy(...directoryOrder))
  return { sdk, query }
}

async function rowsBehind(filter: DirectoryFilter, after: DirectoryCursor | null, count: number) {
  const { sdk, query } = await directoryQuery(filter)
  const page = sdk.query(query, ...(after ? [sdk.startAfter(after)] : []), sdk.limit(count))
  const { docs } = await sdk.getDocsFromServer(page)
  return docs.map((cursor) => ({ card: cursor.data() as DirectoryCard, cursor }))
}

/** A page of the directory behind `after`, read once. Throws when the instance refuses or is away. */
export function readDirectoryPage(filter: DirectoryFilter, after: DirectoryCursor | null): Promise<DirectoryPage> {
  return readDirectory(filter, after, (behind, count) => rowsBehind(filter, behind, count))
}

/** The first page of what is looked for, read anew whenever one of the newest cards that the store finds changes. */
export function useDirectory(filter: DirectoryFilter): Live<DirectoryPage> {
  return useLive<DirectoryPage>(`${paths.directory}?${JSON.stringify(filter)}`, async (emit) => {
    const { sdk, query } = await directoryQuery(filter)
    let turn = 0
    return sdk.onSnapshot(
      sdk.query(query, sdk.limit(directoryPages.cards)),
      // So that the instance's word comes even when it only confirms what the cache said.
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        // The cache holds some of the cards only: wait for the server's answer.
        if (metadata.fromCache) return
        const mine = ++turn
        const first = docs.map((cursor) => ({ card: cursor.data() as DirectoryCard, cursor }))
        readDirectory<DirectoryCursor>(filter, null, async (after, count) =>
          after ? rowsBehind(filter, after, count) : first,
        ).then(
          (value) => mine === turn && emit({ state: 'ready', value, fromCache: false }),
          () => mine === turn && emit({ state: 'failed' }),
        )
      },
      (error) => {
        console.warn('directory', error.code)
        emit({ state: 'failed' })
      },
    )
  })
}

/** How many are counted at most: an instance of 100,000 is not read through for a number. */
const mostCounted = 1000

/** How many cards the store finds, once for each filter. */
export function useDirectoryCount(filter: DirectoryFilter): Live<{ count: number; more: boolean }> {
  return useLive(`${paths.directory}#${JSON.stringify(filter)}`, async (emit) => {
    const [{ sdk, query }, { firestore }] = await Promise.all([directoryQuery(filter), loadFirestore()])
    const everybody = directoryConditions(filter).length === 0
    const counted = everybody
      ? sdk.collection(firestore, paths.directory)
      : sdk.query(query, sdk.limit(mostCounted + 1))
    const count = (await sdk.getCountFromServer(counted)).data().count
    const more = !everybody && count > mostCounted
    emit({ state: 'ready', value: { count: more ? mostCounted : count, more }, fromCache: false })
    return () => {}
  })
}
