import { Link, useRouter } from '@tanstack/react-router'
import { mediaLimits } from '@varanda/domain/post/media'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useConnections } from '../../connection/data/connections.ts'
import { useMe } from '../../data/use-me.ts'
import { BackBar } from '../../ui/back-bar.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { useGoBack } from '../../ui/use-go-back.ts'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import { type DraftPhoto, draftKeys } from '../data/drafts.ts'
import { post, prepareToSend } from '../data/outbox.ts'
import { takeBack } from '../data/take-back.ts'
import { useDraft } from '../data/use-draft.ts'
import { AddPhotos } from './add-photos.tsx'
import { AudienceLine } from './audience-line.tsx'
import { AudienceSheet } from './audience-sheet.tsx'
import { DraftPhotos } from './draft-photos.tsx'
import { measure } from './letter-count.ts'
import { PhotoDrop } from './photo-drop.tsx'
import { usePickedPhotos } from './use-picked-photos.ts'
import { words } from './words.ts'

/**
 * Where a post is written; `uid`: to this person alone, as long as nothing else is chosen. Nothing typed here is lost,
 * and nothing is sent before its readers' names were read.
 */
export function ComposeScreen({ uid: to }: { uid?: string }) {
  const me = useMe()
  const goBack = useGoBack()
  const router = useRouter()
  const sheet = useSheet('audience')
  const connections = useConnections()
  const { draft, loaded, restored, change, flush, clear, newest } = useDraft(draftKeys.post(me.uid, to))
  const box = useRef<HTMLTextAreaElement>(null)
  const [leaving, setLeaving] = useState(false)
  /** How many photos had failed when publishing was asked for before all were ready. */
  const [queued, setQueued] = useState<number>()
  const online = useOnline()

  const photos = draft.photos ?? []
  const keepPhoto = useCallback(
    (photo: DraftPhoto) => {
      change({ photos: [...(newest().photos ?? []), photo] })
      flush()
    },
    [change, flush, newest],
  )
  const picked = usePickedPhotos(me.uid, photos.length, keepPhoto)

  const known = connections.state === 'ready' && (!connections.fromCache || connections.value.length > 0)
  const people = connections.state === 'ready' ? connections.value : []
  const stillKnown = (uid: string) => people.some((person) => person.uid === uid)
  const except = draft.except.filter(stillKnown)
  const named = (draft.people ?? (to === undefined ? undefined : [to]))?.filter(stillKnown)
  const seeing = people.filter(({ uid }) => named?.includes(uid) ?? !except.includes(uid))
  const { sendable, left, over } = measure(draft.text, photos.length + picked.preparing)
  const fits = photos.length <= mediaLimits.photosInPost
  const ready = sendable && fits && known && seeing.length > 0 && !leaving

  useEffect(() => void prepareToSend(), [])

  useEffect(() => {
    const element = box.current
    if (!loaded || !element) return
    element.focus({ preventScroll: true })
    element.setSelectionRange(element.value.length, element.value.length)
  }, [loaded])

  const publish = async () => {
    if (!ready) return
    // What is pressed while photos are made ready goes once they are; a second press takes it back.
    if (picked.preparing > 0) return setQueued(queued === undefined ? picked.failed : undefined)
    setQueued(undefined)
    setLeaving(true)
    flush()
    try {
      const seen = seeing.map(({ uid }) => uid)
      const item = await post(me.uid, { text: draft.text, except, people: named, photos }, seen)
      clear('cleared-already')
      toast(online ? words.leaving : words.leavingLater, {
        undo: () => {
          void takeBack(item).then(() => router.navigate({ to: '/user/publish' }))
        },
      })
      goBack()
    } catch (error) {
      console.warn('outbox', error)
      toast(shared.failed.text)
      setLeaving(false)
    }
  }
  const goOn = useRef(publish)
  goOn.current = publish
  useEffect(() => {
    if (queued === undefined) return
    // Whoever asked for all photos decides again when one of them does not come.
    if (picked.failed > queued) setQueued(undefined)
    else if (picked.preparing === 0) void goOn.current()
  }, [queued, picked.failed, picked.preparing])
  const discard = () => {
    const before = { text: draft.text, except: draft.except, people: draft.people, photos }
    clear()
    box.current?.focus()
    toast(words.cleared, { undo: () => change(before) })
  }
  return (
    <PhotoDrop onAdd={(files) => void picked.add(files)}>
      <BackBar close>
        <ScreenTitle title={words.title} keepFocus>
          <span className="bar-title">{words.title}</span>
        </ScreenTitle>
        {restored && (draft.text || photos.length > 0) && (
          <button type="button" className="text-button plain" onClick={discard}>
            {words.clear}
          </button>
        )}
      </BackBar>
      <div className="compose-body">
        <div className="compose-author">
          <Portrait uid={me.uid} />
          <p className="post-author">{me.name}</p>
        </div>
        <GrowingText
          ref={box}
          className="compose-text"
          aria-label={words.text}
          placeholder={words.placeholder}
          value={draft.text}
          readOnly={leaving || queued !== undefined}
          dir="auto"
          aria-invalid={over !== undefined}
          aria-describedby="compose-room"
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
            event.preventDefault()
            void publish()
          }}
        />
        <DraftPhotos
          uid={me.uid}
          photos={photos}
          picked={picked}
          onChange={(now) => change({ photos: now })}
          onDone={flush}
        />
      </div>
      <div className="compose-foot">
        <div className="compose-tools">
          <AddPhotos
            disabled={leaving || photos.length >= mediaLimits.photosInPost}
            onAdd={(files) => void picked.add(files)}
          />
          <p id="compose-room" className={over === undefined ? 'hint' : 'hint error'} aria-live="polite">
            {over !== undefined && words.over(over)}
            {left !== undefined && words.left(left)}
          </p>
        </div>
        {known && people.length === 0 ? (
          <Notice icon="people">
            {words.alone.text} <Link to="/user/invites">{words.alone.invite}</Link>
          </Notice>
        ) : (
          <AudienceLine
            known={known}
            seeing={seeing}
            left={people.length - seeing.length}
            named={named !== undefined}
            onPress={sheet.show}
          />
        )}
        <button type="button" className="button wide" aria-disabled={!ready} onClick={() => void publish()}>
          {queued === undefined ? words.publish : words.publishWhenReady}
        </button>
        <p className="compose-keys small quiet">{words.keys}</p>
      </div>
      {sheet.open && known && (
        <AudienceSheet people={people} except={except} named={named} onChange={change} onClose={sheet.hide} />
      )}
    </PhotoDrop>
  )
}
