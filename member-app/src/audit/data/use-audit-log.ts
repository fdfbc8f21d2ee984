import { loadFirestore } from '@varanda/client/firestore'
import type { AuditAct, AuditEntry } from '@varanda/domain/audit/audit'
import { targetsAbout } from '@varanda/domain/audit/targets-about'
import { paths } from '@varanda/domain/paths'
import { type Live, useLive } from '../../data/live.ts'
import type { Row } from '../../data/use-list.ts'

/**
 * What of the log is wanted; absent where it does not matter. `by` is null for what the instance did by itself, `about`
 * the uid of a member.
 */
export interface AuditFilter {
  act?: AuditAct
  by?: string | null
  about?: string
}

/** The newest so many entries of the log. */
export function useAuditLog(filter: AuditFilter, count: number): Live<Row<AuditEntry>[]> {
  const { act, by, about } = filter
  return useLive<Row<AuditEntry>[]>(`${paths.auditLog}?${JSON.stringify([act, by, about, count])}`, async (emit) => {
    const { firestore, sdk } = await loadFirestore()
    const equal = Object.entries({ act, by }).filter(([, value]) => value !== undefined)
    const query = sdk.query(
      sdk.collection(firestore, paths.auditLog),
      ...equal.map(([field, value]) => sdk.where(field, '==', value)),
      ...(about ? [sdk.where('target', 'in', targetsAbout(about))] : []),
      sdk.orderBy('at', 'desc'),
      sdk.limit(count),
    )
    return sdk.onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        const value = docs.map((one) => ({ id: one.id, data: one.data() as AuditEntry, pending: false }))
        emit({ state: 'ready', value, fromCache: metadata.fromCache })
      },
      (error) => {
        console.warn('log', error.code)
        emit({ state: 'failed' })
      },
    )
  })
}
