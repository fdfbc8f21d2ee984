import { sayExactly, sayTime } from './time-words.ts'
import { useNow } from './use-now.ts'

/** A moment in people's words, with the exact one on hover. */
export function Time({ at }: { at: Date }) {
  const now = useNow()
  return (
    <time dateTime={at.toISOString()} title={sayExactly(at)}>
      {sayTime(at, now)}
    </time>
  )
}
