import { Link } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { type CardsShown, cardsOf } from '@varanda/domain/card/calls/cards-of'
import { connectCards } from '@varanda/domain/card/calls/connect-cards'
import { type ReactNode, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { useAct } from '../../ui/act/use-act.ts'
import { locale } from '../../ui/locale.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { useSupportPage } from '../data/support.ts'
import { say } from '../words.ts'
import { CardFrame } from './frame.tsx'
import { OfferTiers } from './offer-tiers.tsx'
import { Subscribers } from './subscribers.tsx'
import { words } from './words.ts'

const texts = words.own

/** How somebody comes to take cards: what is not carried is said first. */
export function OwnCardsScreen() {
  const me = useMe()
  const cards = useAsked(cardsOf, { uid: me.uid })
  const page = useSupportPage(me.uid)
  const known = cards.state === 'ready' ? cards.value : undefined
  const isHere = known !== undefined && known.mode !== 'off' && known.own?.may === true
  return (
    <CardFrame title={texts.title} test={isHere && known.test}>
      <div className="card-part">
        <ScreenTitle title={texts.title}>{texts.title}</ScreenTitle>
        {(cards.state === 'failed' || (isHere && page.state === 'failed')) && <LoadFailed />}
        {(cards.state === 'loading' || (isHere && page.state === 'loading')) && <Skeleton rows={2} />}
        {known && !isHere && <p>{texts.refused}</p>}
        {isHere && page.state === 'ready' && !page.value && (
          <>
            <p>{texts.page}</p>
            <Link className="button wide" to="/user/support/edit">
              {texts.pageWay}
            </Link>
          </>
        )}
        {isHere && page.state === 'ready' && page.value && known.own && (
          <Connect state={known.own.state} onDone={cards.again} />
        )}
        {known?.own?.differs.map(({ currency, stripe, here }) => (
          <p key={currency} className="notice late">
            {texts.differs(say(stripe, currency), say(here, currency))}
          </p>
        ))}
      </div>
      {known?.own && known.own.running.length > 0 && page.state === 'ready' && (
        <Subscribers running={known.own.running} named={page.value?.tiers.map(({ id }) => id) ?? []} />
      )}
      {isHere && known.own?.state === 'open' && page.state === 'ready' && page.value && (
        <OfferTiers page={page.value} offered={known.tiers} onDone={cards.again} />
      )}
    </CardFrame>
  )
}

function Connect({ state, onDone }: { state: NonNullable<CardsShown['own']>['state']; onDone: () => void }) {
  const [understood, setUnderstood] = useState(false)
  const { busy, failure, setFailure, act } = useAct(words.failed)
  const connect = async () => {
    if (!understood && state === 'none') return setFailure(texts.missing)
    await act(async () => {
      const { url } = await call(connectCards, { locale, understood: true })
      if (url) window.location.assign(url)
      else onDone()
    })
  }
  if (state === 'open') return <p role="status">{texts.state.open}</p>
  return (
    <>
      {state === 'none' ? (
        <>
          <h2 className="sheet-title">{texts.before}</h2>
          <ul className="card-rules">
            {texts.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <label className="check">
            <input
              type="checkbox"
              checked={understood}
              onChange={(event) => {
                setUnderstood(event.target.checked)
                setFailure(undefined)
              }}
            />
            <span>{texts.understood}</span>
          </label>
        </>
      ) : (
        <p role="status">{texts.state[state]}</p>
      )}
      <ConnectButton busy={busy} onPress={() => void connect()}>
        {busy ? texts.connecting : state === 'none' ? texts.connect : texts.goOn}
      </ConnectButton>
      <Failed>{failure}</Failed>
    </>
  )
}

/** By itself, because it goes once there is nothing more to connect. */
function ConnectButton({ busy, onPress, children }: { busy: boolean; onPress: () => void; children: ReactNode }) {
  const button = useFocusHandedOn<HTMLButtonElement>('heading')
  return (
    <button ref={button} type="button" className="button wide" aria-disabled={busy} onClick={onPress}>
      {children}
    </button>
  )
}
