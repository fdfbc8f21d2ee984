import { paths } from '@varanda/domain/paths'
import type { Given } from '@varanda/domain/support/given'
import type { LedgerRow } from '@varanda/domain/support/ledger'
import { type SupportPage, supportLimits } from '@varanda/domain/support/support-page'
import type { Tip } from '@varanda/domain/support/tip'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'
import { type Row, useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'

/** How somebody may be supported; fails where that is not open to me. Nobody but adults may ask. */
export function useSupportPage(uid: string): Live<SupportPage | undefined> {
  const { ageBand } = useMe()
  return useDoc<SupportPage>(ageBand === 'adult' ? paths.supportPage(uid) : undefined)
}

const newest = { by: 'at' satisfies keyof Tip, direction: 'desc', first: supportLimits.listed } as const

export const useTipsReceived = (): Live<Row<Tip>[]> => useList<Tip>(paths.tips(useMe().uid), newest)
export const useTipsGiven = (): Live<Row<Given>[]> => useList<Given>(paths.given(useMe().uid), newest)

/** All that a member was given, for their ledger and their years. */
export const useAllReceived = (): Live<Row<Tip>[]> => useList<Tip>(paths.tips(useMe().uid))
export const useLedger = (): Live<Row<LedgerRow>[]> => useList<LedgerRow>(paths.ledger(useMe().uid))
