import type { Entry } from '@varanda/domain/post/entry'
import { useKnownName } from '../connection/data/known-name.ts'
import { words } from '../ui/words.ts'

/** Who wrote a post, by the name that this device knows. */
export function useAuthorName({ author, circles }: Pick<Entry, 'author' | 'circles'>): string {
  return useKnownName(author.uid, circles) ?? words.someone
}
