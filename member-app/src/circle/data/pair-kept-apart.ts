import { paths } from '@varanda/domain/paths'
import { type Pair, pairsIn, type Separations } from '@varanda/domain/post/separation'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'

/** The first pair that I keep apart and that these invitations would bring into one group. */
export function usePairKeptApart(inside: readonly string[], asked: readonly string[]): Pair | undefined {
  const me = useMe()
  const stored = useDoc<Separations>(paths.separations(me.uid))
  const pairs = (stored.state === 'ready' && stored.value?.pairs) || []
  return pairsIn(pairs, [...inside, ...asked]).find(({ one, other }) => asked.includes(one) || asked.includes(other))
}
