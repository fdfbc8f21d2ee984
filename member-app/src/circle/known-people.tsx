import type { Connection } from '@varanda/domain/connection/connection'
import type { ReactNode } from 'react'
import { isKnown, type Live } from '../data/live.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { managingWords } from './words.ts'

interface KnownPeopleProps {
  connections: Live<readonly Connection[]>
  /** Who is there already, and is not to be chosen. */
  inside?: Live<readonly unknown[]>
  children: ReactNode
}

/** Whom one can choose, once that is known: nobody is said to know nobody while their list is still coming. */
export function KnownPeople({ connections, inside, children }: KnownPeopleProps) {
  if (connections.state === 'failed' || inside?.state === 'failed') return <LoadFailed />
  if (!isKnown(connections) || (inside && !isKnown(inside))) return <Skeleton kind="person" rows={4} />
  if (connections.value.length === 0) return <p className="quiet">{managingWords.choose.nobodyKnown}</p>
  return children
}
