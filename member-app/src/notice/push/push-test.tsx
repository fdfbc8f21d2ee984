import { useStore } from '@nanostores/react'
import { call } from '@varanda/client/call'
import { newId } from '@varanda/domain/ids'
import { testPush } from '@varanda/domain/notice/calls/test-push'
import { useEffect, useState } from 'react'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { $arrivedHere, tellArrival } from '../data/push/arrival.ts'
import { words } from './words.ts'

/** Milliseconds after which a test that has not come is spoken of. */
const lateMs = 15_000

type Test = { state: 'none' } | { state: 'sending' | 'sent' | 'late'; at: number }

/** A message to oneself, which shows whether the whole way is open. */
export function PushTest() {
  const [test, setTest] = useState<Test>({ state: 'none' })
  const arrivedAt = useStore($arrivedHere)
  const hasCome = test.state !== 'none' && arrivedAt !== undefined && arrivedAt >= test.at
  useEffect(() => {
    if (test.state !== 'sent') return
    const timer = setTimeout(() => setTest({ ...test, state: 'late' }), lateMs)
    return () => clearTimeout(timer)
  }, [test])
  useEffect(() => {
    // So that the line above says it at once.
    if (hasCome) tellArrival({ now: true }).catch((error) => console.warn('push', error))
  }, [hasCome])
  const send = () => {
    const at = Date.now()
    setTest({ state: 'sending', at })
    call(testPush, { key: newId() }).then(
      () => setTest({ state: 'sent', at }),
      (error) => {
        console.warn('push', error)
        setTest({ state: 'none' })
        toast(sayFailure(error, words.failed))
      },
    )
  }
  return (
    <>
      <button type="button" className="button line" disabled={test.state === 'sending'} onClick={send}>
        {test.state === 'sending' ? words.test.sending : words.test.send}
      </button>
      <p role="status" className="small">
        {hasCome ? words.test.came : (test.state === 'sent' || test.state === 'late') && words.test[test.state]}
      </p>
    </>
  )
}
