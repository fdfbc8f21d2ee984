import { useRouter } from '@tanstack/react-router'
import type { IconName } from '@varanda/design/icons'
import { errors as en } from '@varanda/domain/messages/en/errors'
import { errors as pt } from '@varanda/domain/messages/pt/errors'
import { useEffect } from 'react'
import { useMe } from '../../data/use-me.ts'
import { inLocale } from '../../ui/locale.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { lazySheet } from '../../ui/sheet/lazy-sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { Written } from '../../ui/text/written.tsx'
import { sayUntil } from '../../ui/time/time-words.ts'
import { useOnline } from '../../ui/use-online.ts'
import { words as appWords } from '../../ui/words.ts'
import { hurry, tryAgain } from '../data/outbox/outbox.ts'
import { photoProgress } from '../data/outbox/outbox-photos.ts'
import {
  asksForAudience,
  mayGoAgain,
  type OutboxItem,
  type OutboxStatus,
  statusOf,
} from '../data/outbox/outbox-state.ts'
import { removeUnsent, takeBack } from '../data/outbox/take-back.ts'
import { words } from '../feed/words.ts'
import { OutboxAlbum } from './outbox-album.tsx'
import { RefusedPhotos } from './refused-photos.tsx'
import { UnsentAct, UnsentArticle } from './unsent-article.tsx'

const AskAudience = lazySheet(async () => (await import('../audience/ask-audience.tsx')).AskAudience)

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

const tellNotBack = (error: unknown) => toast(sayFailure(error, appWords.unanswered))

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
  const remove = async () => {
    const undo = await removeUnsent(item)
    toast(words.outbox.removed, { undo: () => void undo().catch(tellNotBack) })
  }
  const edit = () => {
    void takeBack(item).then(() => router.navigate({ to: '/user/publish', search: { draft: item.postId } }))
  }
  return (
    <UnsentArticle
      state={item.state}
      icon={icons[status]}
      says={
        uploading
          ? words.outbox.photos(uploading.ready, uploading.all)
          : status === 'held'
            ? words.outbox.held(sayUntil(new Date(item.dueAt), new Date()))
            : words.outbox[status]
      }
      acts={
        (item.state === 'waiting' || item.state === 'refused') && (
          <>
            {item.state === 'waiting' && status !== 'held' && online && item.tries > 0 && (
              <UnsentAct text={words.outbox.now} act={() => void hurry()} />
            )}
            {asks && <UnsentAct icon="people" text={words.outbox.decide} act={sheet.show} />}
            {mayGoAgain(item) && <UnsentAct text={words.outbox.again} act={() => void tryAgain(item)} />}
            <UnsentAct icon="edit" text={words.outbox.edit} act={edit} />
            <UnsentAct icon="trash" text={words.outbox.remove} act={() => void remove()} />
          </>
        )
      }
    >
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
      {asks && sheet.open && <AskAudience item={item} onClose={sheet.hide} />}
    </UnsentArticle>
  )
}
