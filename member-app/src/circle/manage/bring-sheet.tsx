import { call } from '@varanda/client/call'
import { addToCircle } from '@varanda/domain/circle/calls/add-to-circle'
import { inviteToGroup } from '@varanda/domain/circle/calls/invite-to-group'
import { circleLimits } from '@varanda/domain/circle/circle'
import { useState } from 'react'
import { useConnections } from '../../connection/data/connections.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import type { MyCircle } from '../data/circles-found.ts'
import { PeopleTiles } from '../people-tiles.tsx'
import { managingWords } from '../words.ts'

interface BringSheetProps {
  circle: MyCircle
  /** Who is in it already. */
  inside: readonly string[]
  onClose: () => void | Promise<void>
}

/** Brings people I know: into a group they are asked, in a private circle they are put. What is chosen stays on failure. */
export function BringSheet({ circle: { id, circle }, inside, onClose }: BringSheetProps) {
  const connections = useConnections()
  const [chosen, choose] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const words = circle.kind === 'group' ? managingWords.invite : managingWords.add
  const known = connections.state === 'ready' ? connections.value : []
  const people = known.filter(({ uid }) => !inside.includes(uid))
  const bring = async () => {
    if (busy || chosen.length === 0) return
    setBusy(true)
    setFailure(undefined)
    try {
      if (circle.kind === 'group') {
        const { invited } = await call(inviteToGroup, { circleId: id, people: chosen })
        toast(invited === 0 ? managingWords.invite.nobody : managingWords.invite.done(invited))
      } else {
        await call(addToCircle, { circleId: id, people: chosen })
        toast(managingWords.add.done(chosen.length))
      }
      await onClose()
    } catch (error) {
      setFailure(sayFailure(error, words.failed))
      setBusy(false)
    }
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
          aria-disabled={busy || chosen.length === 0}
          onClick={() => void bring()}
        >
          {words.yes(chosen.length)}
        </button>
      }
    >
      {failure && (
        <p className="notice late" role="alert">
          {failure}
        </p>
      )}
      {people.length === 0 ? (
        <p className="quiet">
          {known.length === 0 ? managingWords.choose.nobodyKnown : managingWords.choose.nobodyLeft}
        </p>
      ) : (
        <PeopleTiles people={people} chosen={chosen} most={circleLimits.atOnce} onChange={choose} />
      )}
    </Sheet>
  )
}
