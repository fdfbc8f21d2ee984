import { firstName } from '@varanda/domain/member/member'
import { type Comment, commentLimits, commentText } from '@varanda/domain/post/comment'
import { mentionOf } from '@varanda/domain/post/marks'
import { type KeyboardEvent, type Ref, useContext, useEffect, useImperativeHandle, useRef } from 'react'
import * as v from 'valibot'
import { holdForWords } from '../data/unsent-words.ts'
import { useCountKept } from '../data/use-count-kept.ts'
import type { Row } from '../data/use-list.ts'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { sayCannotWrite, useMayWrite } from '../ui/may-write.ts'
import { toast } from '../ui/notice/toast.tsx'
import { GrowingText } from '../ui/text/growing-text.tsx'
import { NamesKnown, sayCalled } from '../ui/text/names-known.ts'
import { sayTooOften } from '../ui/time/time-words.ts'
import { addComment } from './data/comments.ts'
import { draftKeys } from './data/draft/drafts.ts'
import { giveBack } from './data/draft/give-back.ts'
import type { Written } from './data/draft/given-back.ts'
import { useDraft } from './data/draft/use-draft.ts'
import { useFrozen } from './frozen-group.tsx'
import { MentionPicker } from './mention/mention-picker.tsx'
import { useMentions } from './mention/use-mentions.ts'
import { Callables } from './thread/callables.ts'
import { sayClosed } from './thread/say-closed.ts'
import { words } from './thread/words.ts'

export interface CommentBoxHandle {
  /** Whoever writes next answers this one. */
  answer: (comment: Row<Comment>) => void
}

interface CommentBoxProps {
  ref: Ref<CommentBoxHandle>
  postId: string
  /** Of the post; undefined for one's own. */
  author: string | undefined
  closed: boolean
  /** How many comments came that are not on the screen, and the way to them. */
  unseen: number
  onUnseen: () => void
  onSent: (written: Written) => void
}

/** Where a comment is written. It is shown at once; if the instance refuses it, the words come back. */
export function CommentBox(props: CommentBoxProps) {
  const { ref, postId, author, closed, unseen, onUnseen, onSent } = props
  const me = useMe()
  const mayWrite = useMayWrite()
  const isFrozen = useFrozen()
  const known = useContext(NamesKnown)
  const place = draftKeys.comment(me.uid, postId)
  const { draft, loaded, newest, change, clear } = useDraft(place, { isShared: true })
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (loaded && location.hash === '#comment') box.current?.focus({ preventScroll: true })
  }, [loaded])
  useCountKept(me.uid, 'comment')
  const { replyTo } = draft
  const answered = replyTo && (replyTo.uid === me.uid ? me.name : known(replyTo.uid))
  const over = draft.text.trim().length > commentLimits.text
  const label =
    replyTo && replyTo.uid !== me.uid
      ? words.writeTo(sayCalled(answered))
      : author
        ? words.writeTo(firstName(author))
        : words.write

  const answer = ({ id, data }: Row<Comment>) => {
    // Below one that answers itself, the words begin with whom they answer.
    const called = data.replyTo !== undefined && data.author.uid !== me.uid ? `${mentionOf(data.author.uid)} ` : ''
    const text = called + withoutCalled(newest())
    change({ text, replyTo: { id: data.replyTo ?? id, uid: data.author.uid } })
    const field = box.current
    field?.focus()
    requestAnimationFrame(() => field?.setSelectionRange(field.value.length, field.value.length))
  }
  useImperativeHandle(ref, () => ({ answer }))

  const send = () => {
    const checked = v.safeParse(commentText, draft.text)
    if (closed || !checked.success) return
    const written = { text: checked.output, replyTo }
    clear()
    box.current?.focus()
    onSent(written)
    const letGo = holdForWords()
    addComment(postId, { uid: me.uid, name: me.name }, written)
      .catch(async (error) => {
        console.warn('comment', error)
        // The box may be another by now, or none.
        await giveBack(place, written).catch((failure) => console.warn('draft', failure))
        toast(sayTooOften(error) ?? words.refused)
      })
      .finally(letGo)
  }
  const { field, choice } = useMentions({
    box,
    text: draft.text,
    onText: (text) => change({ text }),
    people: useContext(Callables),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) send()
    },
  })
  if (!mayWrite) return <p className="box-line comment-box">{sayCannotWrite()}</p>
  return (
    <form
      className="comment-box"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="over-box">
        {unseen > 0 && !choice && (
          <button type="button" className="pill" onClick={onUnseen}>
            <Icon name="down" size={20} />
            {words.fresh(unseen)}
          </button>
        )}
        <MentionPicker choice={choice} />
      </div>
      {closed && (
        <p className="box-line">
          {sayClosed({ isFrozen, isMyPost: author === undefined })}
          {draft.text && ` ${words.closedKept}`}
        </p>
      )}
      {replyTo && !closed && (
        <p className="box-line">
          <span>
            {words.replyingTo}
            <strong dir="auto">{sayCalled(answered)}</strong>
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={words.replyNot}
            onClick={() => {
              change({ text: withoutCalled(newest()), replyTo: undefined })
              box.current?.focus()
            }}
          >
            <Icon name="close" size={20} />
          </button>
        </p>
      )}
      {(!closed || draft.text) && (
        <GrowingText
          ref={box}
          id="comment"
          rows={1}
          aria-label={label}
          placeholder={label}
          aria-invalid={over}
          aria-describedby={over ? 'comment-hint' : undefined}
          {...field}
        />
      )}
      {!closed && (
        <button type="submit" className="send" aria-label={words.send} aria-disabled={!draft.text.trim() || over}>
          <Icon name="send" />
        </button>
      )}
      {over && (
        <p id="comment-hint" className="hint error">
          {words.tooLong(commentLimits.text)}
        </p>
      )}
    </form>
  )
}

/** The words without whom they began by calling because they answered them. */
function withoutCalled({ text, replyTo }: Written): string {
  const called = replyTo && mentionOf(replyTo.uid)
  return called && text.startsWith(called) ? text.slice(called.length).trimStart() : text
}
