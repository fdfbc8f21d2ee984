import { makingWords } from '../words.ts'

/** Three blocks: which tap of the three this is. */
export function Steps({ now }: { now: 1 | 2 | 3 }) {
  return (
    <span className="make-steps" role="img" aria-label={makingWords.step(now)}>
      {[1, 2, 3].map((step) => (
        <i key={step} className={step < now ? 'done' : step === now ? 'now' : undefined} />
      ))}
    </span>
  )
}
