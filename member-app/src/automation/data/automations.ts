import { type Automation, automationLimits, type Run } from '@varanda/domain/automation/automation'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'
import { type Row, useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'

/** My automations, the oldest first; there are twenty at most. */
export function useAutomations(): Live<Row<Automation>[]> {
  const list = useList<Automation>(paths.automations(useMe().uid))
  return useMemo(() => {
    if (list.state !== 'ready') return list
    const value = list.value.toSorted((one, other) => one.data.createdAt.toMillis() - other.data.createdAt.toMillis())
    return { ...list, value }
  }, [list])
}

export function useAutomation(id: string): Live<Automation | undefined> {
  return useDoc<Automation>(paths.automation(useMe().uid, id))
}

/** The newest runs that acted, or that did not. */
export function useRuns(id: string, acted: boolean): Live<Row<Run>[]> {
  return useList<Run>(paths.automationRuns(useMe().uid, id), {
    where: ['acted' satisfies keyof Run, acted],
    by: 'at' satisfies keyof Run,
    direction: 'desc',
    first: automationLimits.runs,
  })
}
