import { call } from '@varanda/client/call'
import { firstName } from '@varanda/domain/member/member'
import { separate } from '@varanda/domain/post/calls/separate'
import { type Pair, pairOf } from '@varanda/domain/post/separation'
import { useState } from 'react'
import { announce } from '../../ui/notice/announce.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { FindPeople } from '../audience/find-people.tsx'
import { words } from './words.ts'

interface Someone {
  uid: string
  name: string
  photo?: string | undefined
}

/** Chooses two people; a third one takes the place of the first. */
export function PairSheet(props: { pairs: readonly Pair[]; people: readonly Someone[]; onClose: () => Promise<void> }) {
  const { pairs, people, onClose } = props
  const [chosen, setChosen] = useState<readonly Someone[]>([])
  const [isDoing, setDoing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [one, other] = chosen
  const names = chosen.map(({ name }) => firstName(name))
  const pair = one && other && pairOf(one.uid, other.uid)
  const isKept = pairs.some((kept) => kept.one === pair?.one && kept.other === pair.other)
  const isReady = pair !== undefined && !isKept
  const act = !one
    ? words.pickTwo
    : !other
      ? words.pickOne(names[0]!)
      : isDoing
        ? words.saving
        : isKept
          ? words.already(names[0]!, names[1]!)
          : words.save(names[0]!, names[1]!)
  const turn = (person: Someone) => {
    setFailure(undefined)
    const rest = chosen.filter(({ uid }) => uid !== person.uid)
    setChosen(rest.length < chosen.length ? rest : [...chosen, person].slice(-2))
  }
  const save = async () => {
    if (isDoing) return
    if (!isReady) return announce(act)
    setDoing(true)
    try {
      await call(separate, { ...pair, apart: true })
      await onClose()
      toast(words.saved(names[0]!, names[1]!))
    } catch (error) {
      console.warn('separate', error)
      setFailure(sayFailure(error, words.failed))
      setDoing(false)
    }
  }
  return (
    <Sheet
      open
      onClose={() => void onClose()}
      title={words.choose}
      foot={
        <>
          {failure && (
            <p className="hint error" role="alert">
              {failure}
            </p>
          )}
          <button type="button" className="button wide" aria-disabled={!isReady} onClick={() => void save()}>
            {act}
          </button>
        </>
      }
    >
      <FindPeople label={words.find} people={people} chosen={chosen.map(({ uid }) => uid)} onTurn={turn} />
    </Sheet>
  )
}
