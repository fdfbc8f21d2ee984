import { call } from '@varanda/client/call'
import { type PaidOnWayOut, portalOnWayOut } from '@varanda/domain/card/calls/pays-on-way-out'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { formatMoney } from '@varanda/domain/money/format-money'
import { useEffect, useId, useRef, useState } from 'react'
import { usePays } from './use-pays.ts'
import { wayOutWords } from './words.ts'

type Say = (error: unknown, otherwise: string) => string

/** What they pay every month, which a suspension does not end, and where it stops. Nothing where nothing is paid. */
export function PaysPart({ locale, token, say }: { locale: Locale; token: string; say: Say }) {
  const { pays, paid, test } = wayOutWords(locale)
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { orders, failure, isLooking, hasFailed, look, returns } = usePays(token, (error) => say(error, pays.failed))
  const again = async () => {
    if (isLooking) return
    await look()
    // The button may be gone with what it was for.
    title.current?.focus()
  }
  if (!hasFailed && (orders ?? []).length === 0) return null
  return (
    <section className="way-out-pays" aria-labelledby={id}>
      <h3 id={id} ref={title} tabIndex={-1}>
        {pays.title}
      </h3>
      {orders?.some((order) => order.test) && <p className="hint">{test}</p>}
      {orders?.length === 0 && <p>{paid.none.title}</p>}
      {orders && orders.length > 0 && (
        <>
          <p>{pays.lead}</p>
          <ul>
            {orders.map((order) => (
              <Paid key={`${order.orderId} ${returns}`} order={order} locale={locale} token={token} say={say} />
            ))}
          </ul>
        </>
      )}
      {failure && (
        <>
          <p className="hint error" role="alert">
            {failure}
          </p>
          <button type="button" className="button line" aria-disabled={isLooking} onClick={() => void again()}>
            {isLooking ? pays.looking : pays.again}
          </button>
        </>
      )}
    </section>
  )
}

function Paid({ order, locale, token, say }: { order: PaidOnWayOut; locale: Locale; token: string; say: Say }) {
  const { pays, paid } = wayOutWords(locale)
  const { orderId, name, tier, currency, next, isCancelled } = order
  const id = useId()
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const open = async () => {
    if (isOpening) return
    setOpening(true)
    setFailure(undefined)
    try {
      const { url } = await call(portalOnWayOut, { token, orderId, locale })
      if (!isGone.current) window.location.assign(url)
    } catch (error) {
      setFailure(say(error, pays.notOpened))
      setOpening(false)
    }
  }
  const to = name === null ? (tier ?? paid.toGone) : paid.to(name)
  return (
    <li>
      <p id={id} dir="auto">
        <b>{to}</b>
        {name !== null && tier !== null && <>, {tier}</>}
      </p>
      <p>{sayOrder(order, locale)}</p>
      {next && !isCancelled && (
        <p>
          {paid.changes(
            formatMoney({ amount: next.amount, currency }, localeTags[locale], 'short'),
            sayDay(next.at, locale),
          )}
        </p>
      )}
      <button
        type="button"
        className="button line"
        aria-disabled={isOpening}
        aria-describedby={id}
        onClick={() => void open()}
      >
        {isOpening ? paid.managing : isCancelled ? paid.manageOver : paid.manage}
      </button>
      {failure && (
        <p className="hint error" role="alert">
          {failure}
        </p>
      )}
    </li>
  )
}

const sayDay = (at: number, locale: Locale) =>
  new Intl.DateTimeFormat(localeTags[locale], { dateStyle: 'long' }).format(at)

/** How much it takes, or until when it was paid where it takes no more. */
function sayOrder({ amount, currency, until, isCancelled }: PaidOnWayOut, locale: Locale): string {
  const { pays, tiers } = wayOutWords(locale)
  if (!isCancelled) return tiers.monthly(formatMoney({ amount, currency }, localeTags[locale], 'short'))
  return until === null ? pays.cancelled : pays.cancelledUntil(sayDay(until, locale))
}
