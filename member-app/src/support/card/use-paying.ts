import { call } from '@varanda/client/call'
import { payByCard } from '@varanda/domain/card/calls/pay-by-card'
import type { CallInput } from '@varanda/domain/contract'
import { DomainError } from '@varanda/domain/errors'
import { newId } from '@varanda/domain/ids'
import type { Currency } from '@varanda/domain/money/currency'
import { useRef } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { locale } from '../../ui/locale.ts'
import { words } from './words.ts'

type What = CallInput<typeof payByCard>['what'] & { currency: Currency }

/**
 * Goes to the page on which one pays. Pressed again where no answer came it is the same order, unless another thing is asked for.
 * `look`: what is shown is older than what stands, and is looked up anew.
 */
export function usePaying(uid: string | undefined, look: () => void) {
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
        if (error instanceof DomainError && error.code === 'edited-meanwhile') look()
        throw error
      }
    })
  }
  return { busy, failure, pay }
}
