import { words } from './words.ts'

/** Why nothing can be written below a post any more. */
export function sayClosed({ isFrozen, isMyPost }: { isFrozen: boolean; isMyPost: boolean }): string {
  return isFrozen ? words.frozen : isMyPost ? words.closedByMe : words.closed
}
