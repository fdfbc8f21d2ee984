import { call } from '@varanda/client/call'
import { firstName } from '@varanda/domain/member/member'
import { takeRequest } from '@varanda/domain/signup/calls/take-request'
import type { SignupRequest } from '@varanda/domain/signup/signup-request'
import { useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { words } from './words.ts'

/** Who is at this request, so that two administrators do not answer at once. */
export function TakenLine({ id, request: { taken } }: { id: string; request: SignupRequest }) {
  const me = useMe()
  const [doing, setDoing] = useState(false)
  const isMine = taken?.by.uid === me.uid

  const take = async (mine: boolean) => {
    if (doing) return
    setDoing(true)
    try {
      await call(takeRequest, { id, mine, from: taken?.by.uid ?? null })
      toast(mine ? words.taken.done : words.taken.laidDown)
    } catch (error) {
      toast(sayFailure(error, words.failed))
    }
    setDoing(false)
  }
  return (
    <p className={taken && !isMine ? 'taken-line other' : 'taken-line'}>
      <span dir="auto">
        {!taken ? words.taken.nobody : isMine ? words.taken.mine : words.taken.other(firstName(taken.by.name))}
      </span>
      <button type="button" className="text-button" aria-disabled={doing} onClick={() => void take(!isMine)}>
        {!taken ? words.taken.take : isMine ? words.taken.layDown : words.taken.takeOver}
      </button>
    </p>
  )
}
