import { call } from '@varanda/client/call'
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import { DomainError } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import { useRef } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { locale } from '../../ui/locale.ts'
import { words } from './words.ts'

type What = { kind: 'tip'; postId: string; amount: number } | { kind: 'tier'; tierId: string; amount: number }

/** Goes to the page on which one pays. Pressed again where no answer came it is the same order, unless another thing is asked for. */
export function usePaying(uid: string | undefined) {
  const { busy, failure, act } = useAct(words.failed)
  const order = useRef({ asked: '', id: '' })
  const pay = async (what: What) => {
    if (busy || uid === undefined) return
    const asked = JSON.stringify(what)
    if (order.current.asked !== asked) order.current = { asked, id: newId() }
    await act(async () => {
      try {
        const { url } = await call(payByCard, { uid, orderId: order.current.id, locale, what })
        window.location.assign(url)
      } catch (error) {
        // What was refused is asked for anew; where no answer came the order may stand.
        if (error instanceof DomainError && error.code !== 'try-again') order.current.asked = ''
        throw error
      }
    })
  }
  return { busy, failure, pay }
}
