import { paths } from '@varanda/domain/paths'
import { type Pair, pairsIn, type Separations } from '@varanda/domain/post/separation'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'

/**
 * The first pair that I keep apart and that these invitations would bring into one group. `isHeld`: the instance held them
 * back, which also knows who was asked and may still come.
 */
export function usePairKeptApart(
  inside: readonly string[],
  asked: readonly string[],
  isHeld = false,
): Pair | undefined {
  const me = useMe()
  const stored = useDoc<Separations>(paths.separations(me.uid))
  const pairs = (stored.state === 'ready' && stored.value?.pairs) || []
  const near = pairs.filter(({ one, other }) => asked.includes(one) || asked.includes(other))
  return pairsIn(near, [...inside, ...asked])[0] ?? (isHeld ? near[0] : undefined)
}
