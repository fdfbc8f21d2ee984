import { keepCountHere } from '@varanda/client/counted'
import { firstName } from '@varanda/domain/member/member'
import { commentLimits, commentText } from '@varanda/domain/post/comment'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { holdForWords } from '../data/unsent-words.ts'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { locale } from '../ui/locale.ts'
import { toast } from '../ui/notice/toast.tsx'
import { GrowingText } from '../ui/text/growing-text.tsx'
import { sayTooOften } from '../ui/time/time-words.ts'
import { addComment } from './data/comments.ts'
import { draftKeys } from './data/drafts.ts'
import { useDraft } from './data/use-draft.ts'
import { words } from './words.ts'

/** Where a comment is written. It is shown at once; if the instance refuses it, the words come back. */
export function CommentBox({ postId, author }: { postId: string; author: string | undefined }) {
  const me = useMe()
  const { draft, loaded, change, clear } = useDraft(draftKeys.comment(me.uid, postId))
  const box = useRef<HTMLTextAreaElement>(null)
  const newest = useRef(draft.text)
  useEffect(() => {
    newest.current = draft.text
  }, [draft.text])
  useEffect(() => {
    if (loaded && location.hash === '#comment') box.current?.focus({ preventScroll: true })
  }, [loaded])
  useEffect(() => {
    keepCountHere(me.uid, 'comment').catch((error) => console.warn('comment', error))
  }, [me.uid])
  const over = draft.text.trim().length > commentLimits.text
  const label = author ? words.thread.writeTo(firstName(author)) : words.thread.write

  const send = () => {
    const checked = v.safeParse(commentText, draft.text)
    if (!checked.success) return
    clear()
    box.current?.focus()
    const letGo = holdForWords()
    addComment(postId, { uid: me.uid, name: me.name }, checked.output)
      .catch((error) => {
        console.warn('comment', error)
        change({ text: [checked.output, newest.current].filter(Boolean).join('\n') })
        toast(sayTooOften(error, locale) ?? words.thread.refused)
      })
      .finally(letGo)
  }
  return (
    <form
      className="comment-box"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <GrowingText
        ref={box}
        id="comment"
        rows={1}
        aria-label={label}
        placeholder={label}
        value={draft.text}
        aria-invalid={over}
        aria-describedby={over ? 'comment-hint' : undefined}
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) send()
        }}
      />
      <button type="submit" className="send" aria-label={words.thread.send} aria-disabled={!draft.text.trim() || over}>
        <Icon name="send" />
      </button>
      {over && (
        <p id="comment-hint" className="hint error">
          {words.thread.tooLong(commentLimits.text)}
        </p>
      )}
    </form>
  )
}
