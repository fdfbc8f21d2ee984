import { paths } from '@varanda/domain/paths'
import { circleSource } from '@varanda/domain/source/reach'
import type { SourceChange } from '@varanda/domain/source/source'
import { useMemo } from 'react'
import { useList } from '../../data/use-list.ts'
import type { MyCircle } from './circles-found.ts'

/** As many as are said. */
const first = 10

type Taken = Pick<SourceChange, 'uid' | 'at'>

/** Who took the album of a group along, the last first; nothing of what is no group. */
export function useAlbumsTaken({ id, circle }: MyCircle): readonly Taken[] {
  const log = useList<SourceChange>(circle.kind === 'group' ? paths.sourceLog(circleSource(id)) : undefined, {
    where: ['change', 'took-album' satisfies SourceChange['change']],
    by: 'at',
    direction: 'desc',
    first,
  })
  return useMemo(() => (log.state === 'ready' ? log.value.map(({ data }) => data) : []), [log])
}
