import { Link, useRouter, useSearch } from '@tanstack/react-router'
import type { Audience } from '@varanda/domain/post/audience'
import { isSameAudience } from '@varanda/domain/post/audience-change'
import { mentionsOf } from '@varanda/domain/post/marks'
import { mediaLimits } from '@varanda/domain/post/media'
import type { Pair } from '@varanda/domain/post/separation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '../../data/use-me.ts'
import { secondPressMs } from '../../ui/act/second-press.ts'
import { PickPictures } from '../../ui/choice/pick-pictures.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { BackBar } from '../../ui/navigation/back-bar.tsx'
import { useGoBack } from '../../ui/navigation/use-go-back.ts'
import { NoWriting } from '../../ui/notice/no-writing.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/person/portrait.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { GrowingText } from '../../ui/text/growing-text.tsx'
import { sayCalled } from '../../ui/text/names-known.ts'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import { AudienceLine } from '../audience/audience-line.tsx'
import { AudienceSheet } from '../audience/audience-sheet.tsx'
import { keepLastAudience } from '../audience/last-audience.ts'
import { mayRead, useAudience } from '../audience/use-audience.ts'
import { useFirstAudience } from '../audience/use-first-audience.ts'
import { useStillMine } from '../audience/use-still-mine.ts'
import { words as audienceWords } from '../audience/words.ts'
import type { Draft, DraftPhoto } from '../data/draft/drafts.ts'
import { saysSomething } from '../data/draft/drafts.ts'
import { usePostDraft } from '../data/draft/use-post-draft.ts'
import { post, prepareToSend } from '../data/outbox/outbox.ts'
import { takeBack } from '../data/outbox/take-back.ts'
import { callOnly } from '../mention/call-only.ts'
import { MentionPicker } from '../mention/mention-picker.tsx'
import { tellLeaving } from '../unsent/tell-leaving.ts'
import { CarriesOn } from './carry/carries-on.tsx'
import type { ComposeSearch } from './compose-search.ts'
import { DraftPhotos } from './draft-photos.tsx'
import { DraftsWay } from './drafts-way.tsx'
import { measure } from './letter-count.ts'
import { PhotoDrop } from './photo-drop.tsx'
import { pickingOf } from './picking.ts'
import { Room } from './room.tsx'
import { ShareMissed } from './share-missed.tsx'
import { useClear } from './use-clear.ts'
import { usePickedPhotos } from './use-picked-photos.ts'
import { usePostBox } from './use-post-box.ts'
import { useShared } from './use-shared.ts'
import { words } from './words.ts'

/**
 * Where a post is written; `uid`: to this person alone, `?circle=`: to this circle, as long as nothing else is chosen;
 * otherwise to whom the last post from here went. Nothing typed here is lost, and nothing is sent before its readers'
 * names were read.
 */
export function ComposeScreen({ uid: to }: { uid?: string }) {
  const { circle, draft, shared } = useSearch({ strict: false }) as ComposeSearch
  if (!useMayWrite()) return <NoWriting title={words.title} />
  return <Composer key={[to, circle, draft].join()} to={to} circle={circle} draftId={draft} missed={shared} />
}

interface ComposerProps {
  to: string | undefined
  circle: string | undefined
  draftId: string | undefined
  missed: ComposeSearch['shared']
}

function Composer({ to, circle, draftId, missed }: ComposerProps) {
  const me = useMe()
  const goBack = useGoBack()
  const router = useRouter()
  const sheet = useSheet('audience')
  const {
    draft,
    loaded,
    restored,
    isFull,
    change: changeDraft,
    flush,
    clear,
    newest,
  } = usePostDraft(me.uid, to ?? circle, draftId)
  const { key } = draft
  const [leaving, setLeaving] = useState(false)
  /** How many photos had failed when publishing was asked for before all were ready. */
  const [queued, setQueued] = useState<number>()
  const queuedAt = useRef(-secondPressMs)
  const online = useOnline()

  const photos = draft.photos ?? []
  const { first, isKnown } = useFirstAudience(to, circle)
  const wanted = draft.audience ?? first
  /** The words were here before it was known whom posts are for: what is kept with them was chosen by nobody. */
  const isGuess = useRef(false)
  /** Whom it is for is kept with the words: another post sent meanwhile does not change it. */
  const change = useCallback(
    (changed: Partial<Draft>) => {
      const next = { ...newest(), ...changed }
      if (changed.audience) isGuess.current = false
      else if (!next.audience) isGuess.current = !isKnown
      const audience = next.audience ?? first
      const { preparing, coming } = pickingOf(next.key)
      const isNothing = !saysSomething({ ...next, coming }) && preparing === 0 && isSameAudience(audience, first)
      changeDraft({ ...changed, coming, audience: isNothing ? undefined : audience })
    },
    [changeDraft, newest, first, isKnown],
  )
  useEffect(() => {
    if (!isKnown || !isGuess.current) return
    isGuess.current = false
    if (newest().audience) change({ audience: first })
  }, [isKnown, newest, change, first])
  const keepWith = (more: readonly DraftPhoto[]) => {
    const there = newest().photos ?? []
    const added = more.filter(({ id }) => !there.some((photo) => photo.id === id))
    change(added.length > 0 ? { photos: [...there, ...added] } : {})
    flush()
  }
  const picked = usePickedPhotos(
    me.uid,
    { draft, newest },
    { keep: (photo) => keepWith([photo]), touch: () => keepWith([]) },
  )
  const isForShares = loaded && [to, circle, draftId].every((one) => one === undefined)
  const hasShared = useShared(me.uid, isForShares, { newest, change, flush }, picked)

  const pick = (files: readonly File[]) => {
    if (draft.missed) change({ missed: undefined })
    void picked.add(files)
  }

  const { audience, lost, known } = useStillMine(wanted)
  /** Who are never together and may both see it this time: asked anew with every other choice. */
  const [agreed, agree] = useState<readonly Pair[]>([])
  const told = useAudience(audience, known, agreed)
  const choose = (now: Audience) => {
    agree([])
    change({ audience: now })
  }
  const { sendable, left, over } = measure(draft.text, photos.length + picked.preparing)
  const fits = photos.length <= mediaLimits.photosInPost
  /** There is nobody to choose either. */
  const alone = known && known.people.size === 0 && known.mine.length === 0
  const fitting = sendable && fits && told !== undefined && !leaving && !alone

  const { box, field, choice, nameOf } = usePostBox({
    text: draft.text,
    onText: (text) => change({ text }),
    onDone: () => void publish(),
    readers: told?.reach.readers,
    ready: loaded,
    over: over !== undefined,
  })
  const reads = (uid: string) => told === undefined || mayRead(told, uid)
  const nameCalled = (uid: string) => sayCalled(nameOf(uid))
  const outside = mentionsOf(draft.text).filter((uid) => !reads(uid))

  useEffect(() => void prepareToSend(), [])
  useEffect(() => {
    // One has to go first; it is said there.
    if (isFull) void router.navigate({ to: '/user/drafts', replace: true })
  }, [isFull, router])

  const publish = async () => {
    if (!fitting) return setQueued(undefined)
    // What is held back asks right where it is decided.
    if (told.blocker) {
      setQueued(undefined)
      return sheet.show()
    }
    // What is pressed while photos are made ready goes once they are; a second press takes it back.
    if (picked.preparing > 0) {
      // Two presses in a row are one: whoever presses twice does not mean to take it back.
      const now = performance.now()
      if (now - queuedAt.current < secondPressMs) return
      queuedAt.current = now
      return setQueued(queued === undefined ? picked.failed : undefined)
    }
    setQueued(undefined)
    setLeaving(true)
    flush()
    try {
      const text = callOnly(draft.text, reads, nameCalled)
      const item = await post(me.uid, { key, text, audience, photos }, told.seen)
      if (to === undefined && circle === undefined) keepLastAudience(audience)
      clear('cleared-already')
      tellLeaving(item, online ? words.leaving : words.leavingLater, () => {
        void takeBack(item).then(() => router.navigate({ to: '/user/publish', search: { draft: item.postId } }))
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
  const empty = useClear(me.uid, first, { newest, change, clear })
  const discard = () => {
    empty()
    box.current?.focus()
  }
  return (
    <PhotoDrop onAdd={pick}>
      <BackBar close>
        <ScreenTitle title={words.title} keepFocus>
          <span className="bar-title">{words.title}</span>
        </ScreenTitle>
        {(restored || hasShared) && (draft.text || photos.length > 0) && (
          <button type="button" className="text-button plain" onClick={discard}>
            {words.clear}
          </button>
        )}
      </BackBar>
      <div className="compose-body">
        {missed && <ShareMissed />}
        <div className="compose-author">
          <Portrait uid={me.uid} />
          <p className="post-author">{me.name}</p>
          <DraftsWay uid={me.uid} draft={draft} onLeave={flush} />
        </div>
        <GrowingText placeholder={words.placeholder} readOnly={leaving || queued !== undefined} {...field} />
        <DraftPhotos
          uid={me.uid}
          photos={photos}
          picked={picked}
          missed={draft.missed ?? 0}
          onMissed={() => change({ missed: undefined })}
          onChange={(now) => change({ photos: now })}
          onDone={flush}
        />
      </div>
      <div className={choice ? 'compose-foot calling' : 'compose-foot'}>
        <MentionPicker choice={choice} />
        <div className="compose-tools">
          <PickPictures
            className="text-button plain add-photos"
            text={words.photos.add}
            multiple
            disabled={leaving || photos.length >= mediaLimits.photosInPost}
            onPick={pick}
          />
          <Room left={left} over={over} />
        </div>
        {outside.length > 0 && (
          <p className="hint" role="status">
            {words.notCalled([...new Set(outside.map(nameCalled))])}
          </p>
        )}
        {lost && (
          <Notice icon="warning">
            <p role="status">{audienceWords.lost}</p>
          </Notice>
        )}
        {alone ? (
          <Notice icon="people">
            {words.alone.text} <Link to="/user/invites">{words.alone.invite}</Link>
          </Notice>
        ) : (
          <AudienceLine told={told} onPress={sheet.show} />
        )}
        {told && (
          <CarriesOn
            text={draft.text}
            hasPhotos={photos.length + picked.preparing > 0}
            audience={told.audience}
            mine={told.known.mine}
          />
        )}
        <button type="button" className="button wide" aria-disabled={!fitting} onClick={() => void publish()}>
          {queued === undefined ? words.publish : words.publishWhenReady}
        </button>
        <p className="compose-keys small quiet">{words.keys}</p>
      </div>
      {sheet.open && told && (
        <AudienceSheet
          told={told}
          onChange={choose}
          onTogether={(pair) => agree([...agreed, pair])}
          onDone={sheet.hide}
          onClose={sheet.hide}
        />
      )}
    </PhotoDrop>
  )
}
