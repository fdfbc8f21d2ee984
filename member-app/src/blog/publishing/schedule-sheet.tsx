import { call } from '@varanda/client/call'
import { scheduleBlogPost } from '@varanda/domain/blog/calls/schedule-blog-post'
import { useState } from 'react'
import { useAct } from '../../ui/act/use-act.ts'
import { Field } from '../../ui/field.tsx'
import { Failed } from '../../ui/notice/failed.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ConfirmSheet } from '../../ui/sheet/confirm-sheet.tsx'
import { writtenTexts } from '../desk/form.ts'
import type { ActProps } from '../desk/post-acts.tsx'
import { words } from '../words.ts'
import { GoingOut } from './going-out.tsx'
import { isReadyToGo } from './going-out-state.ts'
import { chosenMoment, nextMorning, toLocalInput } from './local-time.ts'
import { sayAhead, sayZone } from './say-when.ts'

/** Lets a post go out later, at an hour of the administrator's own time zone: what was read when this was opened. */
export function ScheduleSheet({ postId, post, shown, handle, onClose }: ActProps) {
  const waiting = post?.publishAt?.toDate()
  const [value, setValue] = useState(() => toLocalInput(waiting ?? nextMorning(new Date())))
  const { busy: dropping, failure, act } = useAct(words.failed)
  const [read] = useState(handle.desk.replaced)
  const at = chosenMoment(value, new Date())
  const texts = writtenTexts(handle.desk.form)

  const schedule = async () => {
    if (!at) return
    const rev = await handle.saveAll(read)
    await call(scheduleBlogPost, { id: postId, rev, publishAt: at.toISOString() })
    toast(words.schedule.done(sayAhead(at)))
  }
  const drop = () =>
    act(async () => {
      if (!post) return
      await call(scheduleBlogPost, { id: postId, rev: post.rev, publishAt: null })
      onClose()
      toast(words.schedule.dropped)
    })
  return (
    <ConfirmSheet
      title={words.schedule.title}
      no={words.schedule.no}
      yes={words.schedule.yes}
      doing={words.schedule.doing}
      held={!at || !isReadyToGo(texts)}
      act={schedule}
      failed={words.failed}
      onClose={onClose}
    >
      <Field
        label={words.schedule.when}
        hint={words.schedule.zone(sayZone(at ?? new Date()))}
        error={at ? undefined : words.schedule.past}
      >
        {(field) => (
          <input
            {...field}
            className="input"
            type="datetime-local"
            required
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      {at && <p>{words.schedule.means(sayAhead(at))}</p>}
      <GoingOut texts={texts} shown={shown} />
      {waiting && (
        <button type="button" className="text-button" aria-disabled={dropping} onClick={() => void drop()}>
          {words.schedule.drop}
        </button>
      )}
      <Failed>{failure}</Failed>
    </ConfirmSheet>
  )
}
