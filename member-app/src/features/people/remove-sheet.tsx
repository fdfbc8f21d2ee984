import { call } from '@varanda/client/call'
import { removeConnection } from '@varanda/domain/calls/remove-connection'
import type { Connection } from '@varanda/domain/connection'
import { DomainError } from '@varanda/domain/errors'
import { firstName } from '@varanda/domain/member'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { useState } from 'react'
import { focusHeading } from '../../ui/journey.ts'
import { inLocale } from '../../ui/locale.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from './words.ts'

const sentences = inLocale({ pt, en })

/** What ending a connection means, before it is done: it cannot be taken back, and the past goes too. */
export function RemoveSheet(props: { person: Connection; onClose: () => void; onBlock: () => void }) {
  const { person, onClose, onBlock } = props
  const [doing, setDoing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const name = firstName(person.name)

  const remove = async () => {
    if (doing) return
    setDoing(true)
    setFailure(undefined)
    try {
      await call(removeConnection, { uid: person.uid })
      toast(words.remove.done(name))
      onClose()
      // The row that the focus would return to is gone.
      requestAnimationFrame(focusHeading)
    } catch (error) {
      setFailure(error instanceof DomainError ? sentences[error.code] : words.remove.failed)
      setDoing(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.remove.title(name)}
      foot={
        <div className="sheet-choices">
          <button type="button" className="button line wide" onClick={onClose}>
            {words.remove.no}
          </button>
          <button type="button" className="button hib wide" aria-disabled={doing} onClick={() => void remove()}>
            {doing ? words.remove.doing : words.remove.yes}
          </button>
        </div>
      }
    >
      <div className="remove-explained">
        <Portrait uid={person.uid} size="l" />
        <div className="stack">
          <p>{words.remove.text(name)}</p>
          <p className="quiet">
            {words.remove.told(name)} {words.remove.again}
          </p>
          <button type="button" className="text-button plain" onClick={onBlock}>
            {words.block.instead(name)}
          </button>
        </div>
      </div>
      {failure && (
        <p className="notice late" role="alert">
          {failure}
        </p>
      )}
    </Sheet>
  )
}
