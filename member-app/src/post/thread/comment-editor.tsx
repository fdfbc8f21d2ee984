import { type Comment, commentLimits, commentText } from '@varanda/domain/post/comment'
import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Row } from '../../data/use-list.ts'
import { useMe } from '../../data/use-me.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { draftKeys } from '../data/draft/drafts.ts'
import { useDraft } from '../data/draft/use-draft.ts'
import { useFrozen } from '../frozen-group.tsx'
import { MentionPicker } from '../mention/mention-picker.tsx'
import { useMentions } from '../mention/use-mentions.ts'
import { Callables } from './callables.ts'
import { commentMenuId } from './comment-menu.tsx'
import { sayClosed } from './say-closed.ts'
import type { ThreadActs } from './thread-acts.ts'
import { words } from './words.ts'

/**
 * One's own comment in its place, with other words until they are kept or put aside. What is typed lies on this device, and
 * is shown in each of its tabs that has this open.
 */
export function CommentEditor({ comment, acts }: { comment: Row<Comment>; acts: ThreadActs }) {
  const me = useMe()
  const isFrozen = useFrozen()
  const place = draftKeys.changedComment(me.uid, acts.postId, comment.id)
  const { draft, loaded, change, clear } = useDraft(place, { isShared: true })
  const box = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const form = useFocusHandedOn<HTMLFormElement>(`#${commentMenuId(comment.id)}`)
  const [typed, setTyped] = useState<string>()
  const before = comment.data.text
  // Empty by what is typed here; what another tab has kept or put aside leaves the comment as it stands.
  const text = typed === '' ? draft.text : draft.text || before
  useEffect(() => {
    const field = box.current
    if (!loaded || !field) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(field.value.length, field.value.length)
    field.scrollIntoView({ block: 'nearest' })
  }, [loaded])
  const checked = v.safeParse(commentText, text)
  const over = text.trim().length > commentLimits.text

  const leave = () => {
    clear()
    acts.edit(undefined)
  }
  const save = () => {
    if (acts.closed || !checked.success) return
    clear()
    if (checked.output === before) acts.edit(undefined)
    else acts.save(comment, checked.output)
  }
  const { field, choice } = useMentions({
    box,
    text,
    onText: (now) => {
      setTyped(now)
      change({ text: now })
    },
    people: useContext(Callables),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
      if (event.key === 'Escape' && text === before) leave()
    },
  })
  return (
    <form
      ref={form}
      className="comment-editor"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <GrowingText
        ref={box}
        className="input"
        rows={1}
        aria-label={words.editing}
        aria-invalid={over}
        aria-describedby={over ? hintId : undefined}
        {...field}
      />
      <MentionPicker choice={choice} />
      {over && (
        <p id={hintId} className="hint error">
          {words.tooLong(commentLimits.text)}
        </p>
      )}
      {acts.closed && (
        <p className="small quiet" role="status">
          {sayClosed({ isFrozen, isMyPost: acts.isMyPost })} {words.closedKept}
        </p>
      )}
      <div className="comment-acts">
        {!acts.closed && (
          <button type="submit" className="comment-act strong" aria-disabled={!checked.success}>
            {words.save}
          </button>
        )}
        <button type="button" className="comment-act" onClick={leave}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
