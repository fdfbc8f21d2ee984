import type { CircleRoster } from '@varanda/domain/circle/circle-roster'
import type { Member } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { useNames } from '../connection/data/connections.ts'
import { useDoc } from '../data/use-doc.ts'
import { words } from '../ui/words.ts'

/**
 * Who wrote a post, by the name that this device knows: of somebody whom I do not know, by the group that we are both
 * in, else by their page.
 */
export function useAuthorName({ author, circles }: Pick<Entry, 'author' | 'circles'>): string {
  const { knownName, settled } = useNames()
  const known = knownName(author.uid)
  const isStranger = known === undefined && settled
  const group = isStranger ? circles?.[0] : undefined
  const roster = useDoc<CircleRoster>(group && paths.circleRoster(group))
  const there = roster.state === 'ready' ? roster.value?.people[author.uid]?.name : undefined
  // Of a public circle that I follow only its owner knows who is in it.
  const isUnlisted = isStranger && (group === undefined || (there === undefined && roster.state !== 'loading'))
  const page = useDoc<Member>(isUnlisted ? paths.user(author.uid) : undefined)
  return known ?? there ?? (page.state === 'ready' ? page.value?.name : undefined) ?? words.someone
}
