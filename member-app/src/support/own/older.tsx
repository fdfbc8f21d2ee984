import type { Grown } from '../data/support.ts'
import { words } from '../words.ts'

/** Below a list that has more than it shows. */
export function Older({ of: { more, growing, grow } }: { of: Grown<unknown> }) {
  if (!more && !growing) return null
  return (
    <button type="button" className="button line" aria-disabled={growing} onClick={grow}>
      {growing ? words.own.looking : words.own.older}
    </button>
  )
}
