import { Link } from '@tanstack/react-router'
import { reaction } from '@varanda/design/reactions'
import { firstName } from '@varanda/domain/member/member'
import type { ActivityItem, ActivityNotice } from '@varanda/domain/notice/activity-notice'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { feelingIn, type Reaction } from '@varanda/domain/post/reaction'
import { useState } from 'react'
import { useKnownName } from '../../connection/data/known-name.ts'
import { useDoc } from '../../data/use-doc.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Time } from '../../ui/time/time.tsx'
import { words as shared } from '../../ui/words.ts'
import { feelingWords, words } from '../words.ts'
import { Face } from './faces.tsx'
import { Saying } from './saying.tsx'

/** All that a notice bundles, each with its own way; what they say is asked for once it is opened. */
export function OneByOne({ notice, entry }: { notice: ActivityNotice; entry: Entry }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="notice-each" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.oneByOne} <Icon name="down" size={18} />
      </summary>
      {open && (
        <ol className="plain">
          {notice.items.map((item) => (
            <Item key={item.id} item={item} notice={notice} entry={entry} />
          ))}
        </ol>
      )}
    </details>
  )
}

function Item({ item, notice, entry }: { item: ActivityItem; notice: ActivityNotice; entry: Entry }) {
  const { kind, postId, commentId } = notice
  const name = useKnownName(item.by, entry.circles)
  const target = kind === 'reaction' ? commentId : item.id === postId ? undefined : item.id
  return (
    <li className="notice-one">
      <Face uid={item.by} />
      <div className="notice-words">
        <p>
          <Link
            className="notice-one-way"
            to="/user/post/$postId"
            params={{ postId }}
            hash={target && `comment-${target}`}
          >
            <b dir="auto">{name === undefined ? shared.someone : firstName(name)}</b>
          </Link>{' '}
          {kind === 'reaction' && <Feeling postId={postId} id={item.id} />}
          <span className="small quiet">
            <Time at={item.at.toDate()} />
          </span>
        </p>
        {kind !== 'reaction' && <Saying entry={entry} itemId={item.id} />}
      </div>
    </li>
  )
}

function Feeling({ postId, id }: { postId: string; id: string }) {
  const found = useDoc<Reaction>(paths.reaction(postId, id))
  const feeling = found.state === 'ready' && found.value ? feelingIn(found.value) : undefined
  if (!feeling) return null
  if (!feeling.kind) return <span>{feeling.emoji} </span>
  return (
    <span className="notice-feeling">
      <Picture svg={reaction(feeling.kind, { width: '1.25rem', height: '1.25rem' })} />
      <span className="visually-hidden">{feelingWords[feeling.kind]}</span>
    </span>
  )
}
