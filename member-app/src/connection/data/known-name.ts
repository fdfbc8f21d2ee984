import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import type { Member } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import { useDoc } from '../../data/use-doc.ts'
import { useNames } from './connections.ts'

/**
 * The name by which this device knows somebody: of whom I do not know, by the first of these groups, which we are both
 * in, else by their page. Undefined until one of them says it.
 */
export function useKnownName(uid: string | undefined, circles: readonly string[] = []): string | undefined {
  const { knownName, settled } = useNames()
  const known = uid === undefined ? undefined : knownName(uid)
  const isStranger = uid !== undefined && known === undefined && settled
  const group = isStranger ? circles[0] : undefined
  const roster = useDoc<CircleRoster>(group && paths.circleRoster(group))
  const there = roster.state === 'ready' && uid !== undefined ? roster.value?.people[uid]?.name : undefined
  // Of a public circle that I follow only its owner knows who is in it.
  const isUnlisted = isStranger && (group === undefined || (there === undefined && roster.state !== 'loading'))
  const page = useDoc<Member>(isUnlisted ? paths.user(uid) : undefined)
  return known ?? there ?? (page.state === 'ready' ? page.value?.name : undefined)
}
