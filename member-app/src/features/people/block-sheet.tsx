import { call } from '@varanda/client/call'
import { block } from '@varanda/domain/calls/block'
import { DomainError } from '@varanda/domain/errors'
import { firstName } from '@varanda/domain/member'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import type { Person } from '@varanda/domain/person'
import { useState } from 'react'
import { focusHeading } from '../../ui/journey.ts'
import { inLocale } from '../../ui/locale.ts'
import { Portrait } from '../../ui/portrait.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { words } from './words.ts'

const sentences = inLocale({ pt, en })

/** What blocking someone means, all of it, before it is done. */
export function BlockSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const [doing, setDoing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const name = firstName(person.name)

  const keepAway = async () => {
    if (doing) return
    setDoing(true)
    setFailure(undefined)
    try {
      await call(block, { uid: person.uid })
      toast(words.block.done(name))
      onClose()
      // The row that the focus would return to is gone.
      requestAnimationFrame(focusHeading)
    } catch (error) {
      setFailure(error instanceof DomainError ? sentences[error.code] : words.block.failed)
      setDoing(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.block.title(name)}
      foot={
        <div className="sheet-choices">
          <button type="button" className="button line wide" onClick={onClose}>
            {words.block.no}
          </button>
          <button type="button" className="button hib wide" aria-disabled={doing} onClick={() => void keepAway()}>
            {doing ? words.block.doing : words.block.yes}
          </button>
        </div>
      }
    >
      <div className="remove-explained">
        <Portrait uid={person.uid} size="l" />
        <div className="stack">
          <ul className="block-means">
            {words.block.means(name).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="quiet">{words.block.lift}</p>
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
