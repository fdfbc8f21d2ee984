import type { AgeBand } from '../guardian/age-band.ts'
import { type DirectoryCard, directoryLimits, searchWords } from './directory.ts'
import type { Role } from './member.ts'
import type { StandingStatus } from './standing.ts'

/** What an administrator looks for in the directory; null where it does not matter. */
export interface DirectoryFilter {
  text: string
  role: Role | null
  status: StandingStatus | null
  band: AgeBand | null
  /** Uid of an inviter. */
  invitedBy: string | null
}

/** A condition of Firestore on a card. */
export type DirectoryCondition =
  | ['keys', 'array-contains', string]
  | ['role' | 'status' | 'ageBand' | 'invitedBy.uid', '==', string]

/** Newest first: those who just came are the ones looked at most. */
export const directoryOrder = ['joinedAt', 'desc'] as const

export const directoryPages = {
  cards: 50,
  /** Most pages read for one page shown: beyond, what was found is shown, and going on is a press away. */
  tries: 20,
} as const

/** The words that are looked for. One letter says nothing yet. */
function wanted({ text }: Pick<DirectoryFilter, 'text'>): string[] {
  return searchWords(text).filter((word) => [...word].length >= directoryLimits.shortestKey)
}

const cut = (word: string) => [...word].slice(0, directoryLimits.longestKey).join('')

/** What the store is asked. It takes one word: the longest, which is likely the rarest. */
export function directoryConditions(filter: DirectoryFilter): DirectoryCondition[] {
  const key = keyOfName(filter.text)
  const { role, status, band, invitedBy } = filter
  return [
    ...(key ? [['keys', 'array-contains', key] satisfies DirectoryCondition] : []),
    ...(role ? [['role', '==', role] satisfies DirectoryCondition] : []),
    ...(status ? [['status', '==', status] satisfies DirectoryCondition] : []),
    ...(band ? [['ageBand', '==', band] satisfies DirectoryCondition] : []),
    ...(invitedBy ? [['invitedBy.uid', '==', invitedBy] satisfies DirectoryCondition] : []),
  ]
}

/** What the store is asked for a member by name alone; undefined where the name says too little. */
export function keyOfName(name: string): string | undefined {
  const [longest] = wanted({ text: name }).sort((one, other) => other.length - one.length)
  return longest && cut(longest)
}

/** Whether each word of what is looked for begins one of the name's. */
export function hasBeginnings(name: string, text: string): boolean {
  const held = searchWords(name)
  return searchWords(text).every((word) => held.some((one) => one.startsWith(word)))
}

/** Whether the store's answer is the whole answer, so that its count is the right one. */
export function isExact(filter: DirectoryFilter): boolean {
  const words = wanted(filter)
  return words.length <= 1 && words.every((word) => cut(word) === word)
}

/** Whether a card has every word that is looked for, also those that the store was not asked. */
export function matchesDirectory(filter: DirectoryFilter, { name, email }: Pick<DirectoryCard, 'name' | 'email'>) {
  const held = [...searchWords(name), ...searchWords(email)]
  return wanted(filter).every((word) => held.some((one) => one.startsWith(word)))
}

/** A card with where the next page would begin behind it. */
export interface DirectoryRow<Cursor> {
  card: DirectoryCard
  cursor: Cursor
}

/**
 * One page of what is looked for, behind `after`. `ask` reads that many rows from the store. `next` is where the
 * following page begins; null at the end.
 */
export async function readDirectory<Cursor>(
  filter: DirectoryFilter,
  after: Cursor | null,
  ask: (after: Cursor | null, count: number) => Promise<DirectoryRow<Cursor>[]>,
): Promise<{ cards: DirectoryCard[]; next: Cursor | null }> {
  const cards: DirectoryCard[] = []
  let next = after
  for (let asked = 0; asked < directoryPages.tries; asked++) {
    const rows = await ask(next, directoryPages.cards)
    for (const { card, cursor } of rows) {
      next = cursor
      if (matchesDirectory(filter, card)) cards.push(card)
      if (cards.length === directoryPages.cards) return { cards, next }
    }
    if (rows.length < directoryPages.cards) return { cards, next: null }
  }
  return { cards, next }
}
