import { Link } from '@tanstack/react-router'
import type { ActivitySummary } from '@varanda/domain/post/activity'
import type { Entry } from '@varanda/domain/post/entry'
import { noReactions, thePost } from '@varanda/domain/post/reaction'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { useAuthorName } from '../use-author-name.ts'
import { useClosed } from '../use-closed.ts'
import { words as ofPosts } from '../words.ts'
import { ReactButton } from './react-button.tsx'
import { ReactedLine } from './reacted-line.tsx'
import { ReactionRow } from './reaction-row.tsx'
import { words } from './words.ts'
import './react.css'

/** What one can do about a post: see who reacted, react, and in the feed go on to its comments. */
export function PostActions(props: {
  entry: Entry
  activity: ActivitySummary | undefined
  visible: boolean
  /** Its comments are on this screen. */
  opened?: boolean
}) {
  const { entry, activity, visible, opened } = props
  const { postId, author, comments } = entry
  const me = useMe()
  const name = useAuthorName(entry)
  const of = { postId, thing: thePost }
  const counts = activity && (activity.reactions ?? noReactions)
  const label = author.uid === me.uid ? words.reactToMyPost : words.reactToPost(name)
  return (
    <ReactionRow of={of} counts={counts} visible={visible} className="post-actions">
      {(parts) => (
        <>
          <ReactedLine of={of} counts={counts ?? noReactions} own={parts.own} circles={entry.circles} size={24} />
          <ReactButton {...parts} id={`react-${postId}`} label={label} size={24} />
          {!opened && comments !== false && <ToComments postId={postId} activity={activity} />}
        </>
      )}
    </ReactionRow>
  )
}

function ToComments({ postId, activity }: { postId: string; activity: ActivitySummary | undefined }) {
  const closed = useClosed(postId, activity)
  const count = activity?.comments ?? 0
  return (
    <Link
      id={`comments-${postId}`}
      className="post-action to-comments"
      to="/user/post/$postId"
      params={{ postId }}
      hash={count === 0 && !closed ? 'comment' : undefined}
      aria-label={count === 0 && closed ? ofPosts.commentsClosed : ofPosts.comments(count)}
    >
      <Icon name="comment" />
      {count > 0 && <span>{count}</span>}
    </Link>
  )
}
