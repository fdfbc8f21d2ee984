import { call } from '@varanda/client/call'
import type { CallAnswer, CallContract, CallInput } from '@varanda/domain/contract'
import { useCallback, useEffect, useState } from 'react'

/**
 * What a call answers, asked when a screen opens; `again` asks once more, and what was there stays meanwhile, and if that
 * fails.
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
  const again = useCallback(() => {
    let isLeft = false
    call(contract, JSON.parse(asked) as CallInput<Contract>).then(
      (value) => !isLeft && setFound({ state: 'ready', value, asked }),
      // What was answered to the same question before is better than nothing.
      (error) =>
        !isLeft &&
        setFound((before) =>
          before.state === 'ready' && before.asked === asked ? before : { state: 'failed', error },
        ),
    )
    return () => {
      isLeft = true
    }
  }, [contract, asked])
  useEffect(again, [again])
  return { ...found, again: () => void again() }
}
