import type { measure } from './letter-count.ts'
import { words } from './words.ts'

/** How much room a text has left, where that is little; the box points at it. */
export function Room({ left, over }: Pick<ReturnType<typeof measure>, 'left' | 'over'>) {
  return (
    <p id="compose-room" className={over === undefined ? 'hint' : 'hint error'} aria-live="polite">
      {over !== undefined && words.over(over)}
      {left !== undefined && words.left(left)}
    </p>
  )
}
