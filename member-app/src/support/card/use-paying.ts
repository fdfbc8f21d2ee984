import { call } from '@varanda/client/call'
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import { newId } from '@varanda/domain/ids'
import { useRef, useState } from 'react'
import { locale } from '../../ui/locale.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { words } from './words.ts'

type What = { kind: 'tip'; postId: string; amount: number } | { kind: 'tier'; tierId: string; amount: number }

/** Goes to the page on which one pays. Pressed again after a failure it is the same order, unless another thing is asked for. */
export function usePaying(uid: string | undefined) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const order = useRef({ asked: '', id: '' })
  const pay = async (what: What) => {
    if (busy || uid === undefined) return
    setBusy(true)
    setFailure(undefined)
    const asked = JSON.stringify(what)
    if (order.current.asked !== asked) order.current = { asked, id: newId() }
    try {
      const { url } = await call(payByCard, { uid, orderId: order.current.id, locale, what })
      window.location.assign(url)
    } catch (error) {
      order.current.asked = ''
      setFailure(sayFailure(error, words.failed))
      setBusy(false)
    }
  }
  return { busy, failure, pay }
}
