import { loadFirestore } from '@varanda/client/firestore'
import { paths } from '@varanda/domain/paths'
import type { Given } from '@varanda/domain/support/given'
import type { LedgerRow } from '@varanda/domain/support/ledger'
import type { Reminder } from '@varanda/domain/support/reminder'
import { type SupportPage, supportLimits } from '@varanda/domain/support/support-page'
import type { Tip } from '@varanda/domain/support/tip'
import { useState } from 'react'
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

/** The newest of a list, and older ones when they are asked for; what is shown stays while they come. */
export interface Grown<Document> {
  list: Live<Row<Document>[]>
  more: boolean
  growing: boolean
  grow: () => void
}

function useGrown<Document>(path: string): Grown<Document> {
  const [most, setMost] = useState<number>(supportLimits.listed)
  // One beyond what is shown says whether there are older ones.
  const asked = useList<Document>(path, { ...newest, first: most + 1 })
  const [shown, setShown] = useState({ list: asked, most })
  // What is kept here of older ones is not all of them, and the button would go from under a finger.
  const isComing =
    asked.state === 'loading' || (asked.state === 'ready' && asked.fromCache && most !== shown.most && navigator.onLine)
  if (!isComing && asked !== shown.list) setShown({ list: asked, most })
  const { list } = shown
  const growing = most !== shown.most
  return {
    list: list.state === 'ready' ? { ...list, value: list.value.slice(0, shown.most) } : list,
    more: list.state === 'ready' && list.value.length > shown.most,
    growing,
    grow: () => {
      if (!growing) setMost(most + supportLimits.listed)
    },
  }
}

export const useTipsReceived = (): Grown<Tip> => useGrown<Tip>(paths.tips(useMe().uid))
export const useTipsGiven = (): Grown<Given> => useGrown<Given>(paths.given(useMe().uid))

/** What I want to be reminded of every month. */
export const useReminders = (): Live<Row<Reminder>[]> => useList<Reminder>(paths.reminders(useMe().uid))

/** That of somebody; `null` where there is none, undefined where that is not known yet. */
export function useReminderOf(uid: string): Reminder | null | undefined {
  const all = useReminders()
  if (all.state !== 'ready') return undefined
  return all.value.find(({ data }) => data.to === uid)?.data ?? null
}

/** All that somebody gave, for a sheet, oldest first; throws where the instance cannot be reached. */
export async function loadAllGiven(uid: string): Promise<Given[]> {
  const { firestore, sdk } = await loadFirestore()
  const { docs } = await sdk.getDocsFromServer(
    sdk.query(sdk.collection(firestore, paths.given(uid)), sdk.orderBy(newest.by, 'asc')),
  )
  return docs.map((doc) => doc.data() as Given)
}

/** All that a member was given, for their ledger and their years. */
export const useAllReceived = (): Live<Row<Tip>[]> => useList<Tip>(paths.tips(useMe().uid))
export const useLedger = (): Live<Row<LedgerRow>[]> => useList<LedgerRow>(paths.ledger(useMe().uid))
