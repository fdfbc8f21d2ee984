import { isNewcomer } from '@varanda/domain/account/first-steps'
import { useMe } from '../../data/use-me.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { useNow } from '../../ui/time/use-now.ts'

const StepsCard = lazyPart(async () => (await import('./steps-card.tsx')).StepsCard)

/** At the head of a newcomer's feed. Everybody else fetches nothing for it, and asks the instance for nothing. */
export function FirstSteps() {
  const { joinedAt } = useMe()
  const now = useNow()
  const mayWrite = useMayWrite()
  return mayWrite && isNewcomer(joinedAt, now) ? <StepsCard /> : null
}
