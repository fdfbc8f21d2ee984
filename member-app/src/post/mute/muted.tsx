import { firstName } from '@varanda/domain/member/member'
import { type MutedKind, mutedNow } from '@varanda/domain/post/mutes'
import { useRef } from 'react'
import { useCirclesNamed } from '../../circle/data/circles-named.ts'
import { useNames } from '../../connection/data/connections.ts'
import { CircleBlock } from '../../ui/circle-block.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { SettingsPart } from '../../ui/settings/settings-part.tsx'
import { unmute, words } from '../../ui/sheet/mute-sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sayDay } from '../../ui/time/time-words.ts'
import { useNow } from '../../ui/time/use-now.ts'
import { words as shared } from '../../ui/words.ts'
import { useMutes, useMuting } from '../data/mutes.ts'

/** In the settings: who and what is out of my feed, until when, and the way back. */
export function Muted({ id }: { id: string }) {
  const now = useNow()
  const mutes = useMutes()
  const { knownName } = useNames()
  const heading = useRef<HTMLHeadingElement>(null)
  const all = (mutes.state === 'ready' && mutes.value) || {}
  const people = mutedNow(all, 'people', now)
  const ids = mutedNow(all, 'circles', now)
  const found = useCirclesNamed(ids)
  const named = new Map(found.state === 'ready' ? found.value.map((one) => [one.id, one.circle]) : [])
  const onLifted = () => heading.current?.focus()
  return (
    <SettingsPart id={id} title={words.title} note={words.note} heading={heading}>
      {mutes.state === 'failed' && <LoadFailed />}
      {mutes.state === 'loading' && <Skeleton kind="person" rows={1} />}
      {mutes.state === 'ready' && people.length + ids.length === 0 && <p className="quiet">{words.none}</p>}
      {people.length + ids.length > 0 && (
        <ul className="people-list">
          {people.map((uid) => (
            <MutedRow key={uid} kind="people" of={uid} name={knownName(uid) ?? shared.someone} onLifted={onLifted} />
          ))}
          {ids.map((one) => (
            <MutedRow
              key={one}
              kind="circles"
              of={one}
              name={named.get(one)?.name ?? words.gone}
              block={named.get(one)?.block}
              onLifted={onLifted}
            />
          ))}
        </ul>
      )}
    </SettingsPart>
  )
}

interface MutedRowProps {
  kind: MutedKind
  of: string
  name: string
  /** A circle's edition of its block. */
  block?: number | undefined
  onLifted: () => void
}

function MutedRow({ kind, of, name, block, onLifted }: MutedRowProps) {
  const muting = useMuting(kind, of)
  const called = kind === 'people' ? firstName(name) : name
  const lift = () => {
    unmute(called, muting)
    // The pressed button goes away with its row.
    onLifted()
  }
  return (
    <li className="person">
      {kind === 'people' ? <Portrait uid={of} /> : <CircleBlock id={of} edition={block} size={2.75} />}
      <span className="person-words">
        <span className="person-name" dir="auto">
          {name}
        </span>
        {muting.until && (
          <span className="small quiet">
            {muting.until === 'always' ? words.always : words.until(sayDay(muting.until))}
          </span>
        )}
      </span>
      <button type="button" className="text-button plain" aria-label={words.unmute(called)} onClick={lift}>
        {words.unmuteShort}
      </button>
    </li>
  )
}
