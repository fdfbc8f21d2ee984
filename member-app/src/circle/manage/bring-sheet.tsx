import { call } from '@varanda/client/call'
import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { circleLimits } from '@varanda/domain/circle/circle'
import { DomainError } from '@varanda/domain/errors'
import { firstName } from '@varanda/domain/member/member'
import { useState } from 'react'
import { useConnections } from '../../connection/data/connections.ts'
import type { Live } from '../../data/live.ts'
import { useAct } from '../../ui/act/use-act.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { words as shared } from '../../ui/words.ts'
import type { PersonInCircle } from '../data/circle-people.ts'
import type { MyCircle } from '../data/circles-found.ts'
import { usePairKeptApart } from '../data/pair-kept-apart.ts'
import { KnownPeople } from '../known-people.tsx'
import { PeopleTiles } from '../people-tiles.tsx'
import { managingWords } from '../words.ts'
import { ApartNotice } from './apart-notice.tsx'

interface BringSheetProps {
  circle: MyCircle
  /** Who is in it already; nobody is offered before that is known. */
  roster: Live<readonly PersonInCircle[]>
  onClose: () => void | Promise<void>
}

/** Brings people I know: into a group they are asked, in a private circle they are put. What is chosen stays on failure. */
export function BringSheet({ circle: { id, circle }, roster, onClose }: BringSheetProps) {
  const connections = useConnections()
  const [ticked, choose] = useState<string[]>([])
  const words = circle.kind === 'group' ? managingWords.invite : managingWords.add
  const { busy, failure, act } = useAct(words.failed, { 'not-connected': managingWords.choose.parted })
  const known = connections.state === 'ready' ? connections.value : []
  const inside = roster.state === 'ready' ? roster.value.map(({ uid }) => uid) : []
  const people = known.filter(({ uid }) => !inside.includes(uid))
  // Whose connection has ended meanwhile has no tile any more to be unticked.
  const chosen = ticked.filter((uid) => people.some((one) => one.uid === uid))
  const [together, setTogether] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const kept = usePairKeptApart(inside, circle.kind === 'group' ? chosen : [], isHeld)
  const pair = together ? undefined : kept
  const nameOf = (uid: string) => known.find((one) => one.uid === uid)?.name ?? shared.someone
  const pick = (now: string[]) => {
    setTogether(false)
    setHeld(false)
    choose(now)
  }
  const bring = async () => {
    if (pair || chosen.length === 0) return
    await act(async () => {
      if (circle.kind === 'group') {
        const { invited } = await call(inviteToGroup, { circleId: id, people: chosen, together }).catch((error) => {
          setHeld(error instanceof DomainError && error.code === 'never-together')
          throw error
        })
        toast(invited === 0 ? managingWords.invite.nobody : managingWords.invite.done(invited))
      } else {
        await call(addToCircle, { circleId: id, people: chosen })
        toast(managingWords.add.done(chosen.length))
      }
      await onClose()
    })
  }
  return (
    <Sheet
      open
      onClose={() => void onClose()}
      title={words.title(circle.name)}
      note={words.note}
      foot={
        <button
          type="button"
          className="button wide"
          aria-disabled={busy || pair !== undefined || chosen.length === 0}
          onClick={() => void bring()}
        >
          {pair
            ? managingWords.apart.missing(firstName(nameOf(pair.one)), firstName(nameOf(pair.other)))
            : words.yes(chosen.length)}
        </button>
      }
    >
      <Failed>{pair ? undefined : failure}</Failed>
      {pair && (
        <ApartNotice
          pair={pair}
          asked={known.filter(({ uid }) => chosen.includes(uid))}
          nameOf={nameOf}
          onDrop={(uid) => pick(chosen.filter((one) => one !== uid))}
          onTogether={() => setTogether(true)}
        />
      )}
      <KnownPeople connections={connections} inside={roster}>
        {people.length === 0 ? (
          <p className="quiet">{managingWords.choose.nobodyLeft}</p>
        ) : (
          <PeopleTiles people={people} chosen={chosen} most={circleLimits.atOnce} onChange={pick} />
        )}
      </KnownPeople>
    </Sheet>
  )
}
