import type { CircleMemory } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../../data/use-doc.ts'
import type { MyCircle } from './circles-found.ts'

/** Whom I took out of a public circle of mine, and who cannot follow it again by themselves. */
export function useBarred({ id, circle, role }: MyCircle): readonly string[] {
  const isMine = role === 'owner' && circle.kind === 'public'
  const memory = useDoc<CircleMemory>(isMine ? paths.circleMemory(id) : undefined)
  return (memory.state === 'ready' && memory.value?.removed) || []
}

/** Whom I named to own a group of mine when I go. Nobody else is told by it. */
export function useSuccessor({ id, circle, role }: MyCircle): string | undefined {
  const isMine = role === 'owner' && circle.kind === 'group'
  const memory = useDoc<CircleMemory>(isMine ? paths.circleMemory(id) : undefined)
  return memory.state === 'ready' ? memory.value?.successor : undefined
}
