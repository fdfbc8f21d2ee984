import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { paths } from '@varanda/domain/paths'
import { saysSame, wantedOf } from '@varanda/domain/post/edit'
import type { Entry } from '@varanda/domain/post/entry'
import type { Post } from '@varanda/domain/post/post'
import { useEffect, useRef, useState } from 'react'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { Empty } from '../../ui/empty.tsx'
import { inLocale } from '../../ui/locale.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { useGoBack } from '../../ui/navigation/use-go-back.ts'
import { LoadFailed, Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { lazySheet } from '../../ui/sheet/lazy-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import { measure } from '../compose/letter-count.ts'
import { PhotoSheet } from '../compose/photo-sheet.tsx'
import { PhotoStrip } from '../compose/photo-strip.tsx'
import { Room } from '../compose/room.tsx'
import { usePostBox } from '../compose/use-post-box.ts'
import { type Draft, type DraftPhoto, draftKeys } from '../data/draft/drafts.ts'
import { useDraft } from '../data/draft/use-draft.ts'
import { type EditOf, isStale, seenOf, uponOwn, wantedBy } from '../data/edit-state.ts'
import { dropEdit, editSoon, holdEdit, loseEdit, putEditBack, refreshEdits } from '../data/edits.ts'
import { MentionPicker } from '../mention/mention-picker.tsx'
import { Sill } from '../readers/sill.tsx'
import { useReadersNow } from '../readers/use-readers-now.ts'
import { useSaid } from '../use-said.ts'
import { words as post } from '../words.ts'
import './edit.css'
import { LostEdits } from '../unsent/lost-edits.tsx'
import { NewerWords } from './newer-words.tsx'
import { words } from './words.ts'

const ChangeAudience = lazySheet(async () => (await import('../audience/change-audience.tsx')).ChangeAudience)
const sentences = inLocale({ pt, en })

/** Where a post of mine is changed that was sent. What is typed here is kept as a draft of that post. */
export function EditScreen({ postId }: { postId: string }) {
  const me = useMe()
  const entry = useDoc<Entry>(paths.entry(me.uid, postId))
  const value = entry.state === 'ready' ? entry.value : undefined
  const isMissing =
    (value !== undefined && value.author.uid !== me.uid) ||
    (!value && entry.state === 'ready' && (!entry.fromCache || !navigator.onLine))
  const isGone = isMissing && entry.state === 'ready' && !entry.fromCache
  useEffect(() => {
    if (isGone) void loseEdit(me.uid, postId).catch((error) => console.warn('edit', error))
  }, [isGone, me.uid, postId])
  if (value?.author.uid === me.uid) {
    return value.tier === undefined ? <Editing key={postId} entry={value} /> : <OfTier key={postId} entry={value} />
  }
  return (
    <>
      <BackBar close>
        <ScreenTitle title={isMissing ? post.missing.title : words.title} hidden />
      </BackBar>
      <div className="course-body">
        {entry.state === 'failed' ? (
          <LoadFailed />
        ) : isMissing ? (
          <>
            <LostEdits only={postId} />
            <Empty title={post.missing.title} text={post.missing.text} />
          </>
        ) : (
          <Skeleton rows={1} />
        )}
      </div>
    </>
  )
}

/**
 * The copy of a post for subscribers says nothing itself, its author's neither: begun from that, an edit would take the
 * words and photos away.
 */
function OfTier({ entry }: { entry: Entry }) {
  const post = useDoc<Post>(paths.post(entry.postId))
  const said = useSaid(entry)
  if (post.state === 'ready' && post.value) return <Editing entry={said} />
  return (
    <>
      <BackBar close>
        <ScreenTitle title={words.title} hidden />
      </BackBar>
      <div className="course-body">{post.state === 'failed' ? <LoadFailed /> : <Skeleton rows={1} />}</div>
    </>
  )
}

function Editing({ entry }: { entry: Entry }) {
  const me = useMe()
  const goBack = useGoBack()
  const online = useOnline()
  const { postId } = entry
  const { draft, loaded, change, flush } = useDraft(draftKeys.edit(me.uid, postId))
  const { readers, isKnown } = useReadersNow(entry)
  const photoSheet = useSheet('photo')
  const audienceSheet = useSheet('audience')
  const [opened, setOpened] = useState('')
  const [leaving, setLeaving] = useState(false)

  const begun = draft.edit
  const text = begun ? draft.text : entry.text
  const photos: DraftPhoto[] = begun ? (draft.photos ?? []) : [...(entry.photos ?? [])]
  // The first edit may arrive while the next one is written on from it.
  const sent = useRef<Draft>(undefined)
  if (begun?.state === 'waiting') sent.current = draft
  const written = { ...draft, text, photos, edit: begun ?? { ...fresh, postId, ...seenOf(entry) } }
  const edit = uponOwn(entry, written, sent.current)
  const stale = begun !== undefined && isStale(entry, edit)
  const { sendable, left, over } = measure(text, photos.length)
  const fitting = loaded && sendable && !stale && !leaving

  const set = (changed: Partial<Pick<Draft, 'text' | 'photos'>>, seen: Partial<EditOf> = {}) =>
    change({ text, photos, ...changed, edit: { ...edit.edit, state: 'open', ...seen } })

  // What waits to be sent is not sent while it is looked at, and goes on waiting where nothing of it was changed.
  useEffect(() => {
    const letGo = holdEdit(postId)
    return () => void refreshEdits().then(letGo)
  }, [postId])
  const { box, field, choice } = usePostBox({
    text,
    onText: (text) => set({ text }),
    onDone: () => void save(),
    readers: isKnown ? readers : undefined,
    ready: loaded,
    over: over !== undefined,
  })

  const save = async () => {
    if (!fitting) return
    setLeaving(true)
    flush()
    try {
      if (saysSame(wantedOf(entry), wantedBy({ text, photos }))) await dropEdit(edit)
      else {
        await editSoon(edit)
        toast(online ? words.saved : words.savedLater)
      }
      goBack()
    } catch (error) {
      console.warn('edit', error)
      toast(shared.failed.text)
      setLeaving(false)
    }
  }
  const discard = async () => {
    setLeaving(true)
    flush()
    await dropEdit(edit)
    toast(words.kept, { undo: () => void putEditBack(edit) })
    goBack()
  }
  const keepMine = () => {
    const there = new Set((entry.photos ?? []).map(({ id }) => id))
    set({ photos: photos.filter(({ id }) => there.has(id)) }, seenOf(entry))
    box.current?.focus()
  }
  return (
    <div className="compose">
      <BackBar close>
        <ScreenTitle title={words.title} keepFocus>
          <span className="bar-title">{words.title}</span>
        </ScreenTitle>
        {begun && (
          <button type="button" className="text-button plain" onClick={() => void discard()}>
            {words.discard}
          </button>
        )}
      </BackBar>
      <div className="compose-body">
        {stale && <NewerWords entry={entry} onMine={keepMine} onTheirs={() => void discard()} />}
        {begun?.code && begun.code !== 'edited-meanwhile' && (
          <Notice icon="warning">
            <p role="status">{sentences[begun.code]}</p>
          </Notice>
        )}
        <GrowingText readOnly={leaving || !loaded} {...field} />
        {photos.length > 0 && (
          <PhotoStrip
            uid={me.uid}
            sentIn={postId}
            photos={photos}
            preparing={0}
            onChange={(now) => set({ photos: now })}
            onOpen={(id) => {
              setOpened(id)
              photoSheet.show()
            }}
          />
        )}
        {photoSheet.open && (
          <PhotoSheet
            uid={me.uid}
            sentIn={postId}
            photos={photos}
            id={opened}
            onChange={(now) => set({ photos: now })}
            onClose={() => {
              flush()
              void photoSheet.hide()
            }}
          />
        )}
      </div>
      <div className={choice ? 'compose-foot calling' : 'compose-foot'}>
        <MentionPicker choice={choice} />
        <Room left={left} over={over} />
        <div className="edit-audience">
          <Sill entry={entry} visible quiet />
          {entry.tier === undefined && (
            <p className="small quiet">
              {words.audience}{' '}
              <button type="button" className="text-button" aria-haspopup="dialog" onClick={audienceSheet.show}>
                {post.menu.change}
              </button>
            </p>
          )}
        </div>
        <button type="button" className="button wide" aria-disabled={!fitting} onClick={() => void save()}>
          {words.save}
        </button>
      </div>
      {audienceSheet.open && <ChangeAudience entry={entry} onClose={audienceSheet.hide} />}
    </div>
  )
}

const fresh = { state: 'open', tries: 0, dueAt: 0 } as const
