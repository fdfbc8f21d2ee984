import type { Entry } from '@varanda/domain/post/entry'
import { useNames } from '../connection/data/connections.ts'
import { words } from '../ui/words.ts'

/** Who wrote a post, by the name that this device knows. */
export function useAuthorName({ author }: Pick<Entry, 'author'>): string {
  return useNames().knownName(author.uid) ?? words.someone
}
