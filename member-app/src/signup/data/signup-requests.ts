import { loadFirestore } from '@varanda/client/firestore'
import { searchWords } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import type { SignupRequest, SignupStatus } from '@varanda/domain/signup/signup-request'
import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore'
import { type Live, useLive } from '../../data/live.ts'
import type { Order } from '../../data/pages/pushed-off.ts'

export type RequestTab = 'waiting' | 'approved' | 'declined'

export interface RequestRow {
  id: string
  request: SignupRequest
}

/** A part of a list, and where the next one begins; null where none does. */
export interface RequestPage {
  rows: RequestRow[]
  next: QueryDocumentSnapshot | null
}

const perPage = 30
/** More that fit the first letters of a search are not looked at. */
const mostFound = 50
const mostTwins = 10

const rowOf = (found: QueryDocumentSnapshot): RequestRow => ({ id: found.id, request: found.data() as SignupRequest })

const statusesOf: Record<RequestTab, SignupStatus[]> = {
  waiting: ['pending'],
  approved: ['approved', 'joined'],
  declined: ['declined'],
}

/** Whether a request stands in this list. */
export const isIn = (tab: RequestTab, { status }: Pick<SignupRequest, 'status'>): boolean =>
  statusesOf[tab].includes(status)

/** Who waits longest comes first; of the answers, the newest. */
async function queryOf(tab: RequestTab, ...rest: QueryConstraint[]) {
  const { firestore, sdk } = await loadFirestore()
  const all = sdk.collection(firestore, paths.signupRequests)
  return tab === 'waiting'
    ? sdk.query(all, sdk.where('status', '==', 'pending'), sdk.orderBy('pendingSince'), ...rest)
    : sdk.query(all, sdk.where('status', 'in', statusesOf[tab]), sdk.orderBy('answeredAt', 'desc'), ...rest)
}

/** The same of rows that are here already. */
export function orderOf(tab: RequestTab): Order<RequestRow> {
  const momentOf = ({ request }: RequestRow) =>
    (tab === 'waiting' ? request.pendingSince : request.answeredAt)?.toMillis() ?? 0
  return { idOf: ({ id }) => id, momentOf, direction: tab === 'waiting' ? 'asc' : 'desc' }
}

/** Follows the first page of a list; what other administrators do shows at once. */
export function useRequests(tab: RequestTab): Live<RequestPage> {
  return useLive<RequestPage>(`${paths.signupRequests} ${tab}`, async (emit) => {
    const { sdk } = await loadFirestore()
    return sdk.onSnapshot(
      await queryOf(tab, sdk.limit(perPage)),
      ({ docs, metadata }) => emit({ state: 'ready', value: pageOf(docs), fromCache: metadata.fromCache }),
      (error) => {
        console.warn('requests', error.code)
        emit({ state: 'failed' })
      },
    )
  })
}

const pageOf = (docs: QueryDocumentSnapshot[]): RequestPage => ({
  rows: docs.map(rowOf),
  next: docs.length === perPage ? (docs.at(-1) ?? null) : null,
})

export async function moreRequests(tab: RequestTab, after: QueryDocumentSnapshot): Promise<RequestPage> {
  const { sdk } = await loadFirestore()
  return pageOf((await sdk.getDocs(await queryOf(tab, sdk.startAfter(after), sdk.limit(perPage)))).docs)
}

/** Before its address is confirmed it is nobody's business. */
export const isConfirmed = ({ request }: RequestRow) => request.status !== 'unconfirmed'

/** Confirmed requests, however they were answered, in which every word that was typed begins a word of name or address. */
export async function findRequests(typed: string): Promise<{ rows: RequestRow[]; isAll: boolean }> {
  const { firestore, sdk } = await loadFirestore()
  const words = searchWords(typed)
  // The longest word leaves the fewest to look through here.
  const [key = ''] = [...words].sort((one, other) => other.length - one.length).map((word) => word.slice(0, 12))
  const all = sdk.collection(firestore, paths.signupRequests)
  const { docs } = await sdk.getDocs(sdk.query(all, sdk.where('keys', 'array-contains', key), sdk.limit(mostFound)))
  const rows = docs
    .map(rowOf)
    .filter(isConfirmed)
    .filter(({ request }) => {
      const known = searchWords(`${request.name} ${request.email}`)
      return words.every((word) => known.some((one) => one.startsWith(word)))
    })
  return { rows: rows.sort((one, other) => moment(other) - moment(one)), isAll: docs.length < mostFound }
}

const moment = ({ request }: RequestRow) => request.askedAt.toMillis()

/** Other requests that may be the same person's, the newest first. */
export function useTwins(id: string, marks: readonly string[]): Live<RequestRow[]> {
  const key = marks.length > 0 ? `${paths.signupRequests} like ${id}` : undefined
  return useLive<RequestRow[]>(key, async (emit) => {
    const { firestore, sdk } = await loadFirestore()
    const all = sdk.collection(firestore, paths.signupRequests)
    return sdk.onSnapshot(
      sdk.query(all, sdk.where('marks', 'array-contains-any', marks), sdk.limit(mostTwins)),
      ({ docs, metadata }) => {
        const rows = docs.map(rowOf).filter((row) => row.id !== id && isConfirmed(row))
        emit({
          state: 'ready',
          value: rows.sort((one, other) => moment(other) - moment(one)),
          fromCache: metadata.fromCache,
        })
      },
      () => emit({ state: 'failed' }),
    )
  })
}
