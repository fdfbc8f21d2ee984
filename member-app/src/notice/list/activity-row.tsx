import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { useRef } from 'react'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words } from '../words.ts'
import { ActivityMenu } from './activity-menu.tsx'
import { Faces } from './faces.tsx'
import { Felt } from './felt.tsx'
import { NoticeFrame } from './notice-frame.tsx'
import { OneByOne } from './one-by-one.tsx'
import { Saying, WhoDid } from './saying.tsx'
import { Thing } from './thing.tsx'
import { useSeen } from './use-seen.ts'

interface ActivityRowProps {
  id: string
  notice: ActivityNotice
  isFresh: boolean
}

/**
 * What others did about a post, with the words and names that this reader may have; where their copy of the post is
 * gone, only that it is.
 */
export function ActivityRow({ id, notice, isFresh }: ActivityRowProps) {
  const me = useMe()
  const online = useOnline()
  const row = useRef<HTMLLIElement>(null)
  const seen = useSeen(row)
  const found = useDoc<Entry>(seen ? paths.entry(me.uid, notice.postId) : undefined)
  const entry = found.state === 'ready' ? found.value : undefined
  const isGone = found.state === 'failed' || (found.state === 'ready' && !entry && (!found.fromCache || !online))
  return (
    <li ref={row} className="notice-item">
      {entry ? (
        <Told id={id} notice={notice} entry={entry} isFresh={isFresh} />
      ) : isGone ? (
        <NoticeFrame
          faces={
            <span className="notice-faces icon-only">
              <Icon name="bell" />
            </span>
          }
          isFresh={isFresh}
          at={notice.at.toDate()}
        >
          <span className="quiet">{words.gone}</span>
        </NoticeFrame>
      ) : seen ? (
        <Skeleton kind="person" rows={1} />
      ) : (
        <div className="notice-ahead" />
      )}
    </li>
  )
}

function Told({ id, notice, entry, isFresh }: ActivityRowProps & { entry: Entry }) {
  const { kind, items, actors, commentId } = notice
  const [newest] = items
  if (!newest) return null
  return (
    <NoticeFrame
      faces={<Faces uids={actors.slice(0, 2)} />}
      isFresh={isFresh}
      at={notice.at.toDate()}
      beside={kind === 'reaction' && <Felt postId={notice.postId} commentId={commentId} />}
      thing={<Thing entry={entry} />}
      acts={<ActivityMenu id={id} notice={notice} entry={entry} />}
      more={kind !== 'reaction' && <Saying entry={entry} itemId={newest.id} />}
      below={items.length > 1 && <OneByOne notice={notice} entry={entry} />}
    >
      <WhoDid id={id} notice={notice} entry={entry} />
    </NoticeFrame>
  )
}
