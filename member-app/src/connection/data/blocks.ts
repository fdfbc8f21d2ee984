import type { Block } from '@varanda/domain/connection/block'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import type { Live } from '../../data/live.ts'
import { useList } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'

/** The people I blocked, by name. */
export function useBlocks(): Live<Block[]> {
  const { uid } = useMe()
  const list = useList<Block>(paths.blocks(uid))
  return useMemo(() => {
    if (list.state !== 'ready') return list
    return { ...list, value: list.value.map((row) => row.data).sort((a, b) => a.name.localeCompare(b.name)) }
  }, [list])
}
