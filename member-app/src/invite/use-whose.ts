import type { Invite } from '@varanda/domain/invite/invite'
import type { DirectoryCard } from '@varanda/domain/member/directory'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../data/use-doc.ts'
import { words } from './words.ts'

/** Whose link it is, in words; a member's name comes from the directory. */
export function useWhose(invite: Invite): string {
  const card = useDoc<DirectoryCard>(invite.inviter ? paths.directoryCard(invite.inviter) : undefined)
  if (invite.inviter) return card.state === 'ready' ? (card.value?.name ?? '–') : '…'
  if (invite.kind === 'founding') return words.founding
  return invite.kind === 'applicant' ? (invite.guest?.name ?? words.applicant) : words.instance
}
