import { call } from '@varanda/client/call'
import type { CallAnswer, CallContract, CallInput } from '@varanda/domain/contract'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * What a call answers, asked when a screen opens; `again` asks once more, and what was there stays meanwhile, and if that
 * fails. An answer that a later one has overtaken is nobody's any more.
 */
export type Asked<Answer> = { again: () => void } & (
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; value: Answer }
)

export function useAsked<Contract extends CallContract>(
  contract: Contract,
  input: CallInput<Contract>,
): Asked<CallAnswer<Contract>> {
  const asked = JSON.stringify(input)
  const [found, setFound] = useState<
    | { state: 'loading' }
    | { state: 'failed'; error: unknown }
    | { state: 'ready'; value: CallAnswer<Contract>; asked: string }
  >({ state: 'loading' })
  const turns = useRef({ asked: 0, answered: 0 })
  const again = useCallback(() => {
    const turn = ++turns.current.asked
    const isOvertaken = () => {
      if (turn < turns.current.answered) return true
      turns.current.answered = turn
      return false
    }
    call(contract, JSON.parse(asked) as CallInput<Contract>).then(
      (value) => isOvertaken() || setFound({ state: 'ready', value, asked }),
      // What was answered to the same question before is better than nothing.
      (error) =>
        isOvertaken() ||
        setFound((before) =>
          before.state === 'ready' && before.asked === asked ? before : { state: 'failed', error },
        ),
    )
  }, [contract, asked])
  useEffect(() => {
    again()
    // What is asked from now on answers another question, or nobody.
    return () => {
      turns.current.answered = turns.current.asked + 1
    }
  }, [again])
  return { ...found, again }
}
