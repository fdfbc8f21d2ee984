import type { Comment } from '@varanda/domain/post/comment'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { holdForWords } from '../../data/unsent-words.ts'
import type { Row } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { sayTooOften } from '../../ui/time/time-words.ts'
import type { CommentBoxHandle } from '../comment-box.tsx'
import { editComment, isCommentGone, removeComment } from '../data/comments.ts'
import { draftKeys, readDraft } from '../data/draft/drafts.ts'
import { giveBack } from '../data/draft/give-back.ts'
import { keepSent } from '../data/sent-comments.ts'
import type { ThreadActs } from './thread-acts.ts'
import { words } from './words.ts'

/** Which of one's own comments the address opens for other words: `#edit-…`. */
const editHash = /^#edit-([\w-]+)$/

interface ActsProps extends Pick<ThreadActs, 'postId' | 'isMyPost' | 'closed'> {
  comments: readonly Row<Comment>[]
  /** Fetches older ones; false where there are none, undefined until that is known. */
  older: (() => void) | false | undefined
  box: RefObject<CommentBoxHandle | null>
}

const standsIn = (comments: readonly Row<Comment>[], id: string) =>
  comments.some((one) => one.id === id && !one.data.deleted)

/** What can be done in a thread, and which comments are being deleted: until then it can be undone. */
export function useThreadActs(props: ActsProps): { acts: ThreadActs; removed: ReadonlySet<string> } {
  const { postId, isMyPost, closed, comments, older, box } = props
  const { uid } = useMe()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [editing, setEditing] = useState<string | undefined>(() => editHash.exec(location.hash)?.[1])
  /** One's own that stands beyond those that are here. */
  const [far, setFar] = useState<string>()
  const sought = useRef<string>(undefined)
  const newest = useRef(comments)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  useEffect(() => {
    newest.current = comments
    if (editing === undefined || standsIn(comments, editing)) {
      sought.current = undefined
      return
    }
    if (older === undefined || sought.current === editing) return
    sought.current = editing
    // What lies beyond those that are shown stands as well.
    isCommentGone(postId, editing)
      .then((gone) => (gone ? rescue(editing) : setFar(editing)))
      .catch((error) => {
        sought.current = undefined
        warn(error)
      })
    /** Words that were being written into a comment that went. */
    async function rescue(id: string) {
      const key = draftKeys.changedComment(uid, postId, id)
      const begun = await readDraft(key)
      setEditing(undefined)
      if (!begun?.text) return
      await giveBack(draftKeys.comment(uid, postId), { text: begun.text }, { from: key }).catch(warn)
      toast(words.editOfGone)
    }
  }, [comments, older, editing, postId, uid])
  useEffect(() => {
    if (far !== undefined && far === editing && older && !standsIn(comments, far)) older()
  }, [comments, older, editing, far])

  const acts = useMemo((): ThreadActs => {
    const remove = (id: string) => {
      setRemoved((before) => new Set(before).add(id))
      // A page that is closed meanwhile may not have asked: the next one does.
      const noted = keepSent(uid, { postId, commentId: id, text: '', isRemoval: true })
      const letGo = holdForWords()
      const over = () => {
        letGo()
        noted.then((drop) => drop()).catch(warn)
      }
      const stay = () => setRemoved((before) => new Set([...before].filter((one) => one !== id)))
      const undo = () => {
        stay()
        over()
      }
      const settle = () => {
        removeComment(postId, id)
          .catch(async (error) => {
            warn(error)
            stay()
            // Deleted elsewhere meanwhile, it is gone as was asked.
            const gone = await isCommentGone(postId, id).catch(() => false)
            if (!gone) toast(sayFailure(error, words.notRemoved))
          })
          .finally(over)
      }
      toast(words.removed, { undo, settle })
    }
    /** The words are where they were written, or, where the comment is gone meanwhile, in the box: whether or not it shows. */
    const returnWords = async (id: string, text: string, why: string | undefined) => {
      // The refusal may be here before the snapshot that says why.
      const gone = await isCommentGone(postId, id).catch(() => !standsIn(newest.current, id))
      if (gone) {
        await giveBack(draftKeys.comment(uid, postId), { text }).catch(warn)
        toast(words.editOfGone)
        return
      }
      await giveBack(draftKeys.changedComment(uid, postId, id), { text }).catch(warn)
      setEditing(id)
      toast(why ?? (isLeft.current ? words.editRefusedThere : words.editRefused))
    }
    const save = ({ id }: Row<Comment>, text: string) => {
      setEditing(undefined)
      const letGo = holdForWords()
      editComment(uid, postId, id, text)
        .catch((error) => {
          warn(error)
          return returnWords(id, text, sayTooOften(error))
        })
        .finally(letGo)
    }
    const answer: ThreadActs['answer'] = (comment) => box.current?.answer(comment)
    return { postId, isMyPost, closed, editing, answer, edit: setEditing, save, remove }
  }, [postId, isMyPost, closed, editing, uid, box])
  return { acts, removed }
}

function warn(error: unknown): void {
  console.warn('comment', error)
}
