import { call } from '@varanda/client/call'
import { myCardOrders, type OrderShown, openPortal } from '@varanda/domain/card/calls/card-order'
import { useEffect } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { Empty } from '../../ui/empty.tsx'
import { locale, localeTag } from '../../ui/locale.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { usePersonName } from '../use-person-name.ts'
import { say } from '../words.ts'
import { CardFrame } from './frame.tsx'
import { sayDay } from './say-payment.ts'
import { words } from './words.ts'

/** How often it is looked again by whoever comes back from Stripe's page, and after how many milliseconds each time. */
const looks = 10
const pause = 3000

/** What I pay for every month by card, and how it stops. What was done about it at Stripe comes by and by. */
export function PaidScreen() {
  const mine = useAsked(myCardOrders, {})
  const { again } = mine
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('back')) return
    let looked = 0
    const timer = setInterval(() => {
      looked += 1
      if (looked === looks) clearInterval(timer)
      again()
    }, pause)
    return () => clearInterval(timer)
  }, [again])
  return (
    <CardFrame title={words.paid.title} test={mine.state === 'ready' && mine.value.orders.some(({ test }) => test)}>
      <div className="card-part">
        <ScreenTitle title={words.paid.title}>{words.paid.title}</ScreenTitle>
        {mine.state === 'loading' && <Skeleton rows={2} />}
        {mine.state === 'failed' && <LoadFailed />}
        {mine.state === 'ready' && mine.value.orders.length === 0 && (
          <Empty title={words.paid.none.title} text={words.paid.none.text} />
        )}
        {mine.state === 'ready' && mine.value.orders.length > 0 && (
          <ul className="card-list">
            {mine.value.orders.map((order) => (
              <Paid key={order.orderId} order={order} />
            ))}
          </ul>
        )}
      </div>
    </CardFrame>
  )
}

function Paid({ order }: { order: OrderShown }) {
  const { orderId, uid, tier, amount, currency, next, state, until, goesOn } = order
  const name = usePersonName(uid)
  const { busy, failure, act } = useAct(words.failed)
  const manage = () =>
    act(async () => {
      const { url } = await call(openPortal, { orderId, locale })
      window.location.assign(url)
    })
  const dayOf = (at: number) => new Date(at).toLocaleDateString(localeTag, { dateStyle: 'long' })
  const day = until === null ? undefined : dayOf(until)
  return (
    <li className="card-row">
      <h2 className="sheet-title" dir="auto">
        {words.paid.to(name)}
      </h2>
      {tier !== null && <p dir="auto">{tier}</p>}
      <p>
        <b>{words.tiers.monthly(say(amount, currency))}</b>
      </p>
      {next && state !== 'canceled' && state !== 'lapsed' && (
        <p className="notice">{words.paid.changes(say(next.amount, currency), dayOf(next.at))}</p>
      )}
      <p>{state === 'lapsed' && goesOn ? words.paid.goesOn : words.state[state]}</p>
      {day && state !== 'lapsed' && <p className="small quiet">{sayDay(order, day)}</p>}
      {goesOn && (
        <button type="button" className="button line wide" aria-disabled={busy} onClick={() => void manage()}>
          {busy ? words.paid.managing : state === 'canceled' ? words.paid.manageOver : words.paid.manage}
        </button>
      )}
      <Failed>{failure}</Failed>
    </li>
  )
}
