import { firstName, type Member } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useNames } from '../connection/data/connections.ts'
import { useDoc } from '../data/use-doc.ts'
import { words as shared } from '../ui/words.ts'

/** How somebody is called, whom I may not know; `written`: how they were when something of theirs was written down. */
export function usePersonName(uid: string | null, written?: string): string {
  const { knownName } = useNames()
  const known = (uid === null ? undefined : knownName(uid)) ?? written
  const profile = useDoc<Member>(uid === null || known !== undefined ? undefined : paths.user(uid))
  const name = known ?? (profile.state === 'ready' ? profile.value?.name : undefined)
  return name === undefined ? shared.someone : firstName(name)
}
