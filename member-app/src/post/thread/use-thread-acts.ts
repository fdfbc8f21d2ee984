import type { Comment } from '@varanda/domain/post/comment'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { holdForWords } from '../../data/unsent-words.ts'
import type { Row } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { locale } from '../../ui/locale.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { sayTooOften } from '../../ui/time/time-words.ts'
import type { CommentBoxHandle } from '../comment-box.tsx'
import { editComment, removeComment } from '../data/comments.ts'
import { draftKeys, keepDraft } from '../data/draft/drafts.ts'
import { words } from '../words.ts'
import type { ThreadActs } from './thread-acts.ts'

/** Which of one's own comments the address opens for other words: `#edit-…`. */
const editHash = /^#edit-([\w-]+)$/

interface ActsProps extends Pick<ThreadActs, 'postId' | 'isMyPost' | 'closed'> {
  comments: readonly Row<Comment>[]
  box: RefObject<CommentBoxHandle | null>
}

/** What can be done in a thread, and which comments are being deleted: until then it can be undone. */
export function useThreadActs(props: ActsProps): { acts: ThreadActs; removed: ReadonlySet<string> } {
  const { postId, isMyPost, closed, comments, box } = props
  const { uid } = useMe()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [editing, setEditing] = useState<string | undefined>(() => editHash.exec(location.hash)?.[1])
  const newest = useRef(comments)
  useEffect(() => {
    newest.current = comments
  }, [comments])

  const acts = useMemo((): ThreadActs => {
    const remove = (id: string) => {
      setRemoved((before) => new Set(before).add(id))
      const stay = () => setRemoved((before) => new Set([...before].filter((one) => one !== id)))
      const settle = () => {
        removeComment(postId, id).catch((error) => {
          console.warn('comment', error)
          stay()
        })
      }
      toast(words.thread.removed, { undo: stay, settle })
    }
    /** The words are where they were written, or, where the comment is gone meanwhile, in the box. */
    const giveBack = async (id: string, text: string, why: string | undefined) => {
      const still = newest.current.find((one) => one.id === id)
      if (!still || still.data.deleted) {
        box.current?.giveBack({ text, replyTo: undefined })
        toast(words.thread.editOfGone)
        return
      }
      await keepDraft({ key: draftKeys.changedComment(uid, postId, id), text })
      setEditing(id)
      toast(why ?? words.thread.editRefused)
    }
    const save = ({ id }: Row<Comment>, text: string) => {
      setEditing(undefined)
      const letGo = holdForWords()
      editComment(uid, postId, id, text)
        .catch((error) => {
          console.warn('comment', error)
          return giveBack(id, text, sayTooOften(error, locale))
        })
        .finally(letGo)
    }
    const answer: ThreadActs['answer'] = (comment) => box.current?.answer(comment)
    return { postId, isMyPost, closed, editing, answer, edit: setEditing, save, remove }
  }, [postId, isMyPost, closed, editing, uid, box])
  return { acts, removed }
}
