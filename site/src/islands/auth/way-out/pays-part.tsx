import { call } from '@varanda/client/call'
import { type PaidOnWayOut, paysOnWayOut, portalOnWayOut } from '@varanda/domain/card/calls/pays-on-way-out'
import { type Locale, localeTags } from '@varanda/domain/locale'
import { formatMoney } from '@varanda/domain/money/format-money'
import { useEffect, useId, useRef, useState } from 'react'
import { wayOutWords } from './words.ts'

/** What they pay every month, which a suspension does not end, and where it stops. Nothing where nothing is paid. */
export function PaysPart(props: { locale: Locale; token: string; say: (error: unknown, otherwise: string) => string }) {
  const { locale, token, say } = props
  const { pays, paid } = wayOutWords(locale)
  const id = useId()
  const [orders, setOrders] = useState<PaidOnWayOut[]>()
  const [failure, setFailure] = useState<string>()
  /** The order whose page is being opened. */
  const [opening, setOpening] = useState<string>()
  const [turn, setTurn] = useState(0)
  const heard = useRef(say)
  heard.current = say
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn looks once more
  useEffect(() => {
    let isHere = true
    call(paysOnWayOut, { token }).then(
      (answer) => isHere && setOrders(answer.orders),
      (error) => isHere && setFailure(heard.current(error, pays.failed)),
    )
    return () => {
      isHere = false
    }
  }, [token, pays.failed, turn])
  useEffect(() => {
    // Back from Stripe by the browser's own way, out of its memory: what was cancelled there is asked for.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setOpening(undefined)
      setTurn((before) => before + 1)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])
  const open = async (orderId: string) => {
    if (opening) return
    setOpening(orderId)
    setFailure(undefined)
    try {
      const { url } = await call(portalOnWayOut, { token, orderId, locale })
      window.location.assign(url)
    } catch (error) {
      setFailure(say(error, pays.notOpened))
      setOpening(undefined)
    }
  }
  if (!failure && (orders ?? []).length === 0) return null
  return (
    <section className="way-out-pays" aria-labelledby={id}>
      <h3 id={id}>{pays.title}</h3>
      {orders && <p>{pays.lead}</p>}
      {orders && (
        <ul>
          {orders.map((order) => (
            <li key={order.orderId}>
              <p dir="auto">
                <b>{order.name === null ? order.tier : paid.to(order.name)}</b>
                {order.name !== null && order.tier !== null && <>, {order.tier}</>}
              </p>
              <p>{sayOrder(order, locale)}</p>
              <button
                type="button"
                className="button line"
                aria-disabled={opening !== undefined}
                onClick={() => void open(order.orderId)}
              >
                {opening === order.orderId ? paid.managing : order.isCancelled ? paid.manageOver : paid.manage}
              </button>
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <p className="hint error" role="alert">
          {failure}
        </p>
      )}
      {failure && !orders && (
        <button
          type="button"
          className="button line"
          onClick={() => {
            setFailure(undefined)
            setTurn(turn + 1)
          }}
        >
          {pays.again}
        </button>
      )}
    </section>
  )
}

/** How much it takes, or until when it was paid where it takes no more. */
function sayOrder({ amount, currency, until, isCancelled }: PaidOnWayOut, locale: Locale): string {
  const { pays, tiers } = wayOutWords(locale)
  const tag = localeTags[locale]
  if (!isCancelled) return tiers.monthly(formatMoney({ amount, currency }, tag, 'short'))
  if (until === null) return pays.cancelled
  return pays.cancelledUntil(new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(until))
}
