import type { DirectoryCard } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../../data/use-doc.ts'

/** A member's name as the directory has it; undefined until it is known, and when there is nobody of that id. */
export function useMemberName(uid: string | null | undefined): string | undefined {
  const card = useDoc<DirectoryCard>(uid ? paths.directoryCard(uid) : undefined)
  return card.state === 'ready' ? card.value?.name : undefined
}
