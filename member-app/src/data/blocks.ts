import type { Block } from '@varanda/domain/block'
import { paths } from '@varanda/domain/paths'
import { useMemo } from 'react'
import type { Live } from './live.ts'
import { useList } from './use-list.ts'
import { useMe } from './use-me.ts'

/** The people I blocked, by name. */
export function useBlocks(): Live<Block[]> {
  const { uid } = useMe()
  const list = useList<Block>(paths.blocks(uid))
  return useMemo(() => {
    if (list.state !== 'ready') return list
    return { ...list, value: list.value.map((row) => row.data).sort((a, b) => a.name.localeCompare(b.name)) }
  }, [list])
}
