import { useRouter } from '@tanstack/react-router'
import type { IconName } from '@varanda/design/icons'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { lazy, Suspense, useEffect } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { inLocale, locale } from '../../ui/locale.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Written } from '../../ui/text/written.tsx'
import { sayUntil } from '../../ui/time/time-words.ts'
import { useOnline } from '../../ui/use-online.ts'
import { words as audienceWords } from '../audience/words.ts'
import { backToDraft, hurry, putBack, takeOut, tryAgain } from '../data/outbox/outbox.ts'
import { photoProgress } from '../data/outbox/outbox-photos.ts'
import {
  asksForAudience,
  mayGoAgain,
  type OutboxItem,
  type OutboxStatus,
  statusOf,
} from '../data/outbox/outbox-state.ts'
import { OutboxAlbum } from './outbox-album.tsx'
import { RefusedPhotos } from './refused-photos.tsx'
import { words } from './words.ts'

const AskAudience = lazy(async () => ({ default: (await import('../audience/ask-audience.tsx')).AskAudience }))

/** So long after it was written the app asks by itself (milliseconds). */
const justNow = 60_000
const asked = new Set<string>()

const sentences = inLocale({ pt, en })
const icons: Record<OutboxStatus, IconName> = {
  next: 'clock',
  offline: 'clock',
  unanswered: 'clock',
  failing: 'warning',
  held: 'clock',
  signedOut: 'lock',
  sending: 'send',
  sent: 'check',
  refused: 'warning',
}

/** One of my posts that is not in the feed yet, with where it stands and what I can do about it. */
export function OutboxRow({ item }: { item: OutboxItem }) {
  const me = useMe()
  const router = useRouter()
  const online = useOnline()
  const status = statusOf(item, online)
  const photos = item.photos ?? []
  const aboutPhotos = photos.some(({ code }) => code)
  const asks = asksForAudience(item)
  const sheet = useSheet(`audience/${item.postId}`)
  useEffect(() => {
    // Who has just sent it, and still stands here, is asked at once; later it waits to be opened.
    if (!asks || asked.has(item.postId) || Date.now() - item.createdAt > justNow) return
    asked.add(item.postId)
    sheet.show()
  }, [asks, item, sheet.show])
  const progress = photoProgress(item)
  const uploading = item.state === 'sending' && progress && progress.ready < progress.all ? progress : undefined
  const remove = () => {
    void takeOut(item.postId)
    toast(words.outbox.removed, { undo: () => void putBack(item) })
  }
  const edit = () => {
    void backToDraft(item).then(() => router.navigate({ to: '/user/publish', search: { draft: item.postId } }))
  }
  return (
    <article className={`post unsent ${item.state}`}>
      <header className="post-head">
        <Portrait uid={me.uid} />
        <div>
          <p className="post-author">{me.name}</p>
          <p className="post-state">
            <Icon name={icons[status]} size={18} />
            {uploading
              ? words.outbox.photos(uploading.ready, uploading.all)
              : status === 'held'
                ? words.outbox.held(sayUntil(new Date(item.dueAt), new Date(), locale))
                : words.outbox[status]}
          </p>
        </div>
      </header>
      {(item.text || (item.code && item.state === 'refused')) && (
        <div className="post-body">
          {item.text && <Written text={item.text} />}
          {item.code && item.state === 'refused' && !aboutPhotos && (
            <p className="notice late">{sentences[item.code]}</p>
          )}
          {aboutPhotos && <RefusedPhotos item={item} />}
        </div>
      )}
      {photos.length > 0 && <OutboxAlbum uid={me.uid} photos={photos} />}
      {(item.state === 'waiting' || item.state === 'refused') && (
        <div className="post-actions">
          {item.state === 'waiting' && status !== 'held' && online && item.tries > 0 && (
            <button type="button" className="post-action" onClick={() => void hurry()}>
              {words.outbox.now}
            </button>
          )}
          {asks && (
            <button type="button" className="post-action" onClick={sheet.show}>
              <Icon name="people" />
              {audienceWords.decide}
            </button>
          )}
          {mayGoAgain(item) && (
            <button type="button" className="post-action" onClick={() => void tryAgain(item)}>
              {words.outbox.again}
            </button>
          )}
          <button type="button" className="post-action" onClick={edit}>
            <Icon name="edit" />
            {words.outbox.edit}
          </button>
          <button type="button" className="post-action" onClick={remove}>
            <Icon name="trash" />
            {words.outbox.remove}
          </button>
        </div>
      )}
      {asks && sheet.open && (
        <Suspense>
          <AskAudience item={item} onClose={sheet.hide} />
        </Suspense>
      )}
    </article>
  )
}
