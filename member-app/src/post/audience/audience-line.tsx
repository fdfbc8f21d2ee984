import { Icon } from '../../ui/icon.tsx'
import { Opening } from '../../ui/opening.tsx'
import { Portraits } from '../../ui/person/portrait.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import { words as composeWords } from '../compose/words.ts'
import { words as feedWords } from '../feed/words.ts'
import { AudienceSum } from './audience-sum.tsx'
import { openingOfAudience, sayReach } from './say-reach.ts'
import type { ToldAudience } from './use-audience.ts'
import { words } from './words.ts'

/** The sentence over the button: who will see this, by name, and of what that is made. It opens the sheet. */
export function AudienceLine({ told, onPress }: { told: ToldAudience | undefined; onPress: () => void }) {
  const online = useOnline()
  if (!told) return <p className="audience-line">{online ? shared.loading : composeWords.unknown}</p>
  const { audience, known, reach, blocker } = told
  const asks = blocker && blocker.kind !== 'nobody'
  const opening = openingOfAudience(audience, known)
  return (
    <button
      type="button"
      className={asks ? 'audience-line asks' : 'audience-line'}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {asks ? <Icon name="warning" /> : <Opening key={opening} level={opening} />}
      <span className="audience-words">
        <span className="audience-names">
          {blocker?.kind === 'nobody' ? words.chooseSomebody : sayReach(reach, blocker)}
        </span>
        <span className="small">
          <AudienceSum audience={audience} known={known} />{' '}
          <span className="audience-change">{asks ? feedWords.outbox.decide : composeWords.change}</span>
        </span>
      </span>
      <Portraits uids={reach.readers.slice(0, 3).map(({ uid }) => uid)} />
    </button>
  )
}
