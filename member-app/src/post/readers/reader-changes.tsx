import type { ToldChange } from '@varanda/domain/post/calls/list-reader-changes'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { Portrait } from '../../ui/person/portrait.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time/time.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { useReaderChanges } from './use-reader-changes.ts'
import { words as listWords } from './words.ts'

const { changes: words } = listWords

interface Names {
  /** As far as I may know them. */
  person: (uid: string) => string | undefined
  circle: (id: string) => { name: string; isSecret: boolean } | undefined
}

/** Who came and went since a post of mine was sent: asked only when somebody wants to know. */
export function ReaderChanges({ postId, names }: { postId: string; names: Names }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.open}
      </button>
      {isOpen && <Changes postId={postId} names={names} />}
    </>
  )
}

function Changes({ postId, names }: { postId: string; names: Names }) {
  const { found, again } = useReaderChanges(postId)
  const online = useOnline()
  if (found.state === 'loading') return <Skeleton kind="person" rows={2} />
  if (found.state === 'failed') {
    return (
      <LoadFailed
        text={online ? sayFailure(found.error, words.failed) : words.offline}
        isAgain={found.again ?? false}
        onRetry={again}
      />
    )
  }
  return (
    <>
      {found.changes.length === 0 ? (
        <p className="small quiet">{words.none}</p>
      ) : (
        <ul className="people-list" aria-label={words.open}>
          {found.changes.map((one) => (
            <Change key={`${one.at}-${one.uid}-${one.circle}`} change={one} names={names} />
          ))}
        </ul>
      )}
      <p className="small quiet">{words.limits}</p>
      {!found.isWhole && <p className="people-more small quiet">{words.notAll}</p>}
    </>
  )
}

function Change({ change: { uid, change, circle, at }, names }: { change: ToldChange; names: Names }) {
  const name = names.person(uid)
  return (
    <li className="person">
      {name === undefined ? <Icon name="people" /> : <Portrait uid={uid} gone={change === 'left'} />}
      <span className="person-words">
        <span className="person-name" dir="auto">
          {name ?? words.somebody}
        </span>
        <span className="small quiet">
          {sayChange(change, circle === null ? null : names.circle(circle))} · <Time at={new Date(at)} />
        </span>
      </span>
    </li>
  )
}

/** Of a private circle its owner alone knows: it is they who put somebody into it. */
function sayChange(change: ToldChange['change'], circle: ReturnType<Names['circle']> | null): string {
  if (circle === null) return words[change](null)
  if (circle?.isSecret) return change === 'came' ? words.put(circle.name) : words.taken(circle.name)
  return words[change](circle?.name ?? listWords.aCircle)
}
