import { Link } from '@tanstack/react-router'
import { isPostIdOf } from '@varanda/domain/ids'
import { firstName } from '@varanda/domain/member/member'
import { paths } from '@varanda/domain/paths'
import type { Entry } from '@varanda/domain/post/entry'
import { useEffect, useRef } from 'react'
import { useNames } from '../connection/data/connections.ts'
import { useDoc } from '../data/use-doc.ts'
import { useMe } from '../data/use-me.ts'
import { Album } from '../ui/album/album.tsx'
import { Empty } from '../ui/empty.tsx'
import { BackBar } from '../ui/navigation/back-bar.tsx'
import { focusHeadingIfLost } from '../ui/navigation/journey.ts'
import { useGoBack } from '../ui/navigation/use-go-back.ts'
import { LoadFailed } from '../ui/notice/notice.tsx'
import { RowBoundary } from '../ui/row-boundary.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { forgetPhotosOf } from './data/lost/lost-photos.ts'
import { DeletedPosts } from './deleted-posts.tsx'
import { EditNote } from './edit/edit-note.tsx'
import { useEdit } from './edit/use-edit.ts'
import { OfOnlyCircle } from './frozen-group.tsx'
import { PostBar } from './post-bar.tsx'
import { PostHead } from './post-head.tsx'
import { PostMenu } from './post-menu.tsx'
import { PostText } from './post-text.tsx'
import { PostActions } from './react/post-actions.tsx'
import { Sill } from './readers/sill.tsx'
import { Conversation } from './thread/conversation.tsx'
import { words as threadWords } from './thread/words.ts'
import { useActivity } from './use-activity.ts'
import { useAuthorName } from './use-author-name.ts'
import { useSaid } from './use-said.ts'
import { words } from './words.ts'

/** One post with who sees it and its comments. It opens for those who have the entry, and for no one else. */
export function PostScreen({ postId }: { postId: string }) {
  const me = useMe()
  const entry = useDoc<Entry>(paths.entry(me.uid, postId))
  const { settled: named } = useNames()
  const isGone = entry.state === 'ready' && !entry.value && !entry.fromCache
  useEffect(() => {
    if (isGone) forgetPhotosOf([postId])
  }, [isGone, postId])
  const isThere = entry.state === 'ready' && entry.value !== undefined
  const wasThere = useRef(false)
  useEffect(() => {
    if (isGone && wasThere.current) focusHeadingIfLost()
    wasThere.current = isThere
  }, [isGone, isThere])
  if (entry.state === 'failed') {
    return (
      <Frame title={threadWords.title}>
        <LoadFailed />
      </Frame>
    )
  }
  if (named && entry.state === 'ready' && entry.value) return <OpenPost entry={entry.value} />
  // Only the instance can say that there is no such entry; an empty cache knows nothing.
  if (isGone || (entry.state === 'ready' && !entry.value && !navigator.onLine)) {
    return (
      <Frame title={words.missing.title}>
        <DeletedPosts only={postId} />
        {isPostIdOf(postId, me.uid) ? (
          <Empty title={words.missing.title} text={words.missing.mine}>
            <Link id="missing-why" className="button" to="/user/reports">
              {words.missing.why}
            </Link>
          </Empty>
        ) : (
          <Empty title={words.missing.title} text={words.missing.text} />
        )}
      </Frame>
    )
  }
  return (
    <Frame title={threadWords.title}>
      <Skeleton rows={1} />
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <BackBar>
        <ScreenTitle title={title} hidden />
      </BackBar>
      <div className="course-body">{children}</div>
    </>
  )
}

function OpenPost({ entry: stored }: { entry: Entry }) {
  const me = useMe()
  const { shown: entry, edit } = useEdit(useSaid(stored))
  const goBack = useGoBack()
  const activity = useActivity(entry.postId, true)
  const name = useAuthorName(entry)
  const mine = entry.author.uid === me.uid
  const title = mine ? words.mine : words.title(name)
  return (
    <>
      <PostBar entry={entry} title={title} name={mine ? title : name} />
      <OfOnlyCircle entry={entry}>
        <RowBoundary of={entry} as="article">
          <article className="post open" aria-label={title}>
            <PostHead entry={entry}>
              <PostMenu entry={entry} onGone={goBack} />
            </PostHead>
            {entry.text && (
              <div className="post-body">
                <PostText text={entry.text} whole />
              </div>
            )}
            {entry.photos && <Album postId={entry.postId} photos={entry.photos} name={firstName(name)} whole />}
            <EditNote edit={edit} />
            <PostActions entry={entry} activity={activity} visible opened />
            <Sill entry={entry} visible />
          </article>
        </RowBoundary>
        {entry.comments === false ? (
          <p className="quiet">{threadWords.none}</p>
        ) : (
          <Conversation key={entry.postId} entry={entry} author={mine ? undefined : name} />
        )}
      </OfOnlyCircle>
    </>
  )
}
