import { Link } from '@tanstack/react-router'
import { sayNumber } from './say-figures.ts'

/** A sentence that begins with its number, which stands out; it leads to what is counted, where that is a list. */
export function Counted(props: { count: number; say: (count: number, said: string) => string; to?: string }) {
  const { count, say, to } = props
  const said = sayNumber(count)
  const sentence = say(count, said)
  const words = sentence.startsWith(said) ? (
    <span>
      <span className="big-number">{said}</span>
      {sentence.slice(said.length)}
    </span>
  ) : (
    sentence
  )
  return <p className="counted">{to ? <Link to={to}>{words}</Link> : words}</p>
}
