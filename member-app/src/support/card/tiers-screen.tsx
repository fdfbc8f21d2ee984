import { Link } from '@tanstack/react-router'
import { cardsOf, type TierShown } from '@varanda/domain/card/calls/cards-of'
import { times } from '@varanda/domain/money/amount'
import { Empty } from '../../ui/empty.tsx'
import { Failed } from '../../ui/notice/failed.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { usePersonName } from '../use-person-name.ts'
import { say } from '../words.ts'
import { CardFrame } from './frame.tsx'
import { PaysNow } from './pays-now.tsx'
import { usePaying } from './use-paying.ts'
import { words } from './words.ts'

/** What of somebody's can be subscribed to by card, and for how much. */
export function TiersScreen({ uid }: { uid: string }) {
  const name = usePersonName(uid)
  const cards = useAsked(cardsOf, { uid })
  const paying = usePaying(uid, cards.again)
  const title = words.tiers.title(name)
  const tiers = cards.state === 'ready' && cards.value.open ? cards.value.tiers : []
  return (
    <CardFrame title={title} test={cards.state === 'ready' && cards.value.test && tiers.length > 0}>
      <div className="card-part">
        <ScreenTitle title={title}>{title}</ScreenTitle>
        {cards.state === 'loading' && <Skeleton rows={2} />}
        {cards.state === 'failed' && <LoadFailed />}
        {cards.state === 'ready' && tiers.length === 0 && (
          <Empty title={words.tiers.none.title} text={words.tiers.none.text} />
        )}
        {tiers.length > 0 && (
          <>
            <p>{words.tiers.lead}</p>
            <ul className="card-list">
              {tiers.map((tier) => (
                <Tier key={tier.id} tier={tier} paying={paying} />
              ))}
            </ul>
            <Failed>{paying.failure}</Failed>
            <p className="small">{words.tiers.stop}</p>
            <p className="small quiet">{words.direct(name)}</p>
          </>
        )}
      </div>
    </CardFrame>
  )
}

function Tier({ tier, paying }: { tier: TierShown; paying: ReturnType<typeof usePaying> }) {
  const { id, name, words: told, amount, currency, history, mine, page } = tier
  const sum = say(amount, currency)
  return (
    <li className="card-row">
      <h2 className="sheet-title" dir="auto">
        {name}
      </h2>
      {told && <p dir="auto">{told}</p>}
      <p>
        <b>{words.tiers.monthly(sum)}</b>{' '}
        <span className="small quiet">{words.tiers.yearly(say(times(amount, 12), currency))}</span>
      </p>
      {page && <p className="small">{words.tiers.pageSays(say(page.amount, page.currency))}</p>}
      <p className="small">{words.tiers.history[history]}</p>
      {mine ? (
        <>
          <PaysNow tier={tier} beside={tier} />
          <p className="notice">{mine === 'lapsed' ? words.paid.goesOn : words.state[mine]}</p>
          <Link className="button line wide" to="/user/support/paid">
            {words.paid.title}
          </Link>
        </>
      ) : (
        <button
          type="button"
          className="button leaf wide"
          aria-disabled={paying.busy}
          onClick={() => void paying.pay({ kind: 'tier', tierId: id, amount, currency })}
        >
          {paying.busy ? words.tip.opening : words.tiers.subscribe(sum)}
        </button>
      )}
    </li>
  )
}
