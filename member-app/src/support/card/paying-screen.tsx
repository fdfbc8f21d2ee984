import { Link } from '@tanstack/react-router'
import { cardOrder } from '@varanda/domain/card/calls/card-order'
import { useEffect, useRef } from 'react'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { usePersonName } from '../use-person-name.ts'
import { CardFrame } from './frame.tsx'
import { isUnpaid, sayPayment } from './say-payment.ts'
import { words } from './words.ts'

/**
 * After how many milliseconds it is looked again while Stripe has not said anything: soon at first, and ever more rarely,
 * since most is said within seconds and the rest may take a day.
 */
function pauseAfter(looks: number): number {
  return looks < 20 ? 3000 : looks < 40 ? 10_000 : looks < 60 ? 30_000 : 300_000
}

/** Where one comes back to from Stripe's page. It says what Stripe has said, and until then that it has not. */
export function PayingScreen({ orderId }: { orderId: string }) {
  const order = useAsked(cardOrder, { orderId })
  const uid = order.state === 'ready' ? order.value.uid : null
  const name = usePersonName(uid)
  const { again } = order
  const waits = order.state === 'ready' && order.value.state === 'waiting'
  const looks = useRef(0)
  useEffect(() => {
    if (!waits) return
    const look = () => {
      timer = setTimeout(look, pauseAfter(looks.current))
      if (document.hidden) return
      looks.current += 1
      again()
    }
    let timer = setTimeout(look, pauseAfter(looks.current))
    return () => clearTimeout(timer)
  }, [waits, again])
  const isClosed = new URLSearchParams(window.location.search).has('closed')
  const said = order.state === 'ready' ? sayPayment(order.value, name, isClosed) : undefined
  return (
    <CardFrame title={words.paying.title} test={order.state === 'ready' && order.value.test}>
      <div className="card-part">
        <ScreenTitle title={said?.title ?? words.paying.title}>{said?.title ?? words.paying.title}</ScreenTitle>
        {order.state === 'loading' && <Skeleton rows={1} />}
        {order.state === 'failed' && <LoadFailed />}
        {said && <p role="status">{said.text}</p>}
        {waits && !isClosed && (
          <button type="button" className="button line wide" onClick={again}>
            {words.paying.again}
          </button>
        )}
        {order.state === 'ready' && order.value.kind === 'tier' && isUnpaid(order.value, isClosed) && (
          <Link className="button line wide" to="/user/people/$uid/tiers" params={{ uid: order.value.uid }}>
            {words.paying.retry}
          </Link>
        )}
        {order.state === 'ready' && order.value.kind === 'tier' && !waits && (
          <Link className="button line wide" to="/user/support/paid">
            {words.paid.title}
          </Link>
        )}
        <Link className="button wide" to="/user">
          {words.paying.home}
        </Link>
      </div>
    </CardFrame>
  )
}
