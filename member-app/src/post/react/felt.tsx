import { reaction } from '@varanda/design/reactions'
import type { Feeling } from '@varanda/domain/post/reaction'
import { Picture } from '../../ui/picture.tsx'

/** What somebody felt, drawn: words beside it say it. `size` in pixels of text at 16. */
export function Felt({ feeling, size = 24 }: { feeling: Feeling; size?: number }) {
  const length = `${size / 16}rem`
  if (feeling.kind) {
    return <Picture className="felt" svg={reaction(feeling.kind, { width: length, height: length })} />
  }
  return (
    <span className="felt emoji" aria-hidden="true" style={{ width: length, fontSize: `${size / 20}rem` }}>
      {feeling.emoji}
    </span>
  )
}
