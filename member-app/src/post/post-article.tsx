import { firstName } from '@varanda/domain/member/member'
import type { Entry } from '@varanda/domain/post/entry'
import { memo, useRef } from 'react'
import { Album } from '../ui/album/album.tsx'
import { sayTime } from '../ui/time/time-words.ts'
import { EditNote } from './edit/edit-note.tsx'
import { useEdit } from './edit/use-edit.ts'
import { PostHead } from './post-head.tsx'
import { PostMenu } from './post-menu.tsx'
import { PostText } from './post-text.tsx'
import { PostActions } from './react/post-actions.tsx'
import { sameAudience } from './readers/same-audience.ts'
import { Sill } from './readers/sill.tsx'
import type { Place } from './rows/post-rows.tsx'
import { useActivity } from './use-activity.ts'
import { useAuthorName } from './use-author-name.ts'
import { useSaid } from './use-said.ts'
import { useVisible } from './use-visible.ts'
import { words } from './words.ts'

interface PostArticleProps {
  entry: Entry
  above?: Entry | undefined
  place: Place
}

/** One post in the feed: a course of the wall. `above` is the last of its author before it. */
export const PostArticle = memo(function PostArticle({ entry: stored, above, place: { at, of } }: PostArticleProps) {
  const { shown: entry, edit } = useEdit(useSaid(stored))
  const article = useRef<HTMLElement>(null)
  const visible = useVisible(article)
  const activity = useActivity(entry.postId, visible)
  const name = useAuthorName(entry)
  const label = words.by(name, sayTime(entry.createdAt.toDate(), new Date()))
  return (
    <article ref={article} className="post" aria-label={label} aria-posinset={at} aria-setsize={of}>
      <PostHead entry={entry} linked>
        <PostMenu entry={entry} />
      </PostHead>
      {entry.text && (
        <div className="post-body">
          <PostText text={entry.text} />
        </div>
      )}
      {entry.photos && <Album postId={entry.postId} photos={entry.photos} name={firstName(name)} />}
      <EditNote edit={edit} />
      <PostActions entry={entry} activity={activity} visible={visible} />
      <Sill entry={entry} visible={visible} quiet={sameAudience(entry, above)} />
    </article>
  )
})
