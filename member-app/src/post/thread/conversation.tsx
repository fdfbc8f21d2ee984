import { type Comment, commentLimits } from '@varanda/domain/post/comment'
import type { Entry } from '@varanda/domain/post/entry'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useBlocks } from '../../connection/data/blocks.ts'
import { isKnown } from '../../data/live.ts'
import { useGrowing } from '../../data/use-growing.ts'
import type { Row } from '../../data/use-list.ts'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NamesKnown } from '../../ui/text/names-known.ts'
import { useOnline } from '../../ui/use-online.ts'
import { CommentBox, type CommentBoxHandle } from '../comment-box.tsx'
import { useComments } from '../data/comments.ts'
import { useFrozen } from '../frozen-group.tsx'
import { useInReach } from '../reach/use-in-reach.ts'
import { Thread } from '../thread.tsx'
import { useActivity } from '../use-activity.ts'
import { useClosed } from '../use-closed.ts'
import { Callables, useCallables } from './callables.ts'
import { goToComment, useAskedComment } from './use-asked-comment.ts'
import { useThreadActs } from './use-thread-acts.ts'
import { useUnseen } from './use-unseen.ts'
import { words } from './words.ts'
import './thread.css'

const none: readonly Row<Comment>[] = []
const nobody: ReadonlySet<string> = new Set()

/** `author`: their name; undefined below one's own post. */
interface ConversationProps {
  entry: Entry
  author: string | undefined
}

/**
 * What is said below a post, and where more is. Until it is known whom I blocked, nobody's words are shown.
 */
export function Conversation({ entry, author }: ConversationProps) {
  const { postId } = entry
  const blocks = useBlocks()
  const blocked = useMemo(
    () => (blocks.state === 'ready' ? new Set(blocks.value.map(({ uid }) => uid)) : nobody),
    [blocks],
  )
  const [count, setCount] = useState<number>(commentLimits.page)
  const [opened, setOpened] = useState<ReadonlySet<string>>(nobody)
  const box = useRef<CommentBoxHandle>(null)
  const isFrozen = useFrozen()
  const activity = useActivity(postId, true)
  const closed = useClosed(postId, activity) || isFrozen
  const online = useOnline()
  const inReach = useInReach()
  const { known: live, growing } = useGrowing(useComments(postId, count))
  // What I say meanwhile is not all that is said.
  const isOnlyMine =
    live.state === 'ready' && live.fromCache && activity?.comments !== 0 && live.value.every(({ pending }) => pending)
  // An empty cache knows nothing, unless the post's own count says that there are none.
  const isReady = live.state === 'ready' && blocks.state === 'ready' && (isKnown(live) || activity?.comments === 0)
  const comments = isReady ? live.value : none
  const unseen = useUnseen(isReady ? live.value : undefined, blocked)
  const { people, nameOf } = useCallables(entry, author, comments, blocked)

  const open = useCallback((id: string, isOpen: boolean) => {
    setOpened((before) => {
      const after = new Set(before)
      if (isOpen) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  useAskedComment(comments, open)
  const older = useCallback(() => setCount((before) => before + commentLimits.page), [])

  const { acts, removed } = useThreadActs({
    postId,
    isMyPost: author === undefined,
    closed,
    comments,
    older: isReady && !growing ? comments.length >= count && older : undefined,
    box,
  })

  if (live.state === 'failed' || blocks.state === 'failed') return <LoadFailed />
  const goToUnseen = () => {
    const [first] = unseen
    if (first) goToComment(first, open)
  }
  return (
    <NamesKnown value={nameOf}>
      <Callables value={people}>
        {isOnlyMine && !inReach && (
          <section className="thread">
            <p className="thread-empty quiet">{online ? words.unanswered : words.offline}</p>
          </section>
        )}
        {isOnlyMine && inReach && <Skeleton kind="person" rows={3} />}
        {isReady ? (
          <Thread
            comments={comments}
            blocked={blocked}
            removed={removed}
            opened={opened}
            onOpen={open}
            onOlder={growing || comments.length >= count ? older : undefined}
            acts={acts}
          />
        ) : (
          !isOnlyMine && <Skeleton kind="person" rows={3} />
        )}
        <CommentBox
          ref={box}
          postId={postId}
          author={author}
          closed={closed}
          unseen={unseen.length}
          onUnseen={goToUnseen}
          onSent={({ replyTo }) => replyTo && open(replyTo.id, true)}
        />
      </Callables>
    </NamesKnown>
  )
}
