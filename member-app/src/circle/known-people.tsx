import type { Connection } from '@varanda/domain/connection/connection'
import type { ReactNode } from 'react'
import { isKnown, type Live } from '../data/live.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { managingWords } from './words.ts'

/** Whom one can choose, once that is known: nobody is said to know nobody while their list is still coming. */
export function KnownPeople(props: { connections: Live<readonly Connection[]>; children: ReactNode }) {
  const { connections, children } = props
  if (connections.state === 'failed') return <LoadFailed />
  if (!isKnown(connections)) return <Skeleton kind="person" rows={4} />
  if (connections.value.length === 0) return <p className="quiet">{managingWords.choose.nobodyKnown}</p>
  return children
}
