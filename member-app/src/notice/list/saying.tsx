import { Link } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import type { ActivityNotice } from '@varanda/domain/notice/activity-notice'
import { excerptOf } from '@varanda/domain/notice/notice'
import { paths } from '@varanda/domain/paths'
import type { Comment } from '@varanda/domain/post/comment'
import type { Entry } from '@varanda/domain/post/entry'
import { useKnownName } from '../../connection/data/known-name.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useSayMarks } from '../../ui/text/names-known.ts'
import { words as shared } from '../../ui/words.ts'
import { saidWords } from '../words.ts'

/** What a notice says that its reader would look for in the post: the newest comment. */
export function commentIn({ kind, postId, items }: ActivityNotice): string | undefined {
  const id = items[0]?.id
  return kind === 'reaction' || id === postId ? undefined : id
}

/** Who did what, as the way to it. */
export function WhoDid({ id, notice, entry }: { id: string; notice: ActivityNotice; entry: Entry }) {
  const { kind, postId, actors, commentId } = notice
  const [first, second] = actors
  const names = [useKnownName(first, entry.circles), useKnownName(second, entry.circles)]
  const called = names.map((name) => (name === undefined ? shared.someone : firstName(name)))
  const { did, people, reactedToComment } = saidWords
  const isMany = actors.length > 1
  const target = commentIn(notice) ?? (kind === 'reaction' ? commentId : undefined)
  return (
    <Link
      id={`notice-${id}`}
      className="notice-way"
      to="/user/post/$postId"
      params={{ postId }}
      hash={target && `comment-${target}`}
    >
      <b>{people(called, actors.length)}</b>{' '}
      {kind === 'reaction' && commentId !== undefined ? reactedToComment(isMany) : did[kind](isMany)}
    </Link>
  )
}

/** The beginning of what was said, in a comment or in the post itself; nothing where those words are gone. */
export function Saying({ entry, itemId }: { entry: Entry; itemId: string }) {
  const isPost = itemId === entry.postId
  const comment = useDoc<Comment>(isPost ? undefined : paths.comment(entry.postId, itemId))
  const sayMarks = useSayMarks()
  const text = isPost ? entry.text : comment.state === 'ready' ? comment.value?.text : undefined
  if (!text) return null
  return (
    <p className="notice-quote" dir="auto">
      “{sayMarks(excerptOf(text))}”
    </p>
  )
}
