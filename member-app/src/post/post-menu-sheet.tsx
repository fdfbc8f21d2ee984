import { useRouter } from '@tanstack/react-router'
import { firstName } from '@varanda/domain/member/member'
import type { Entry } from '@varanda/domain/post/entry'
import { useEffect, useState } from 'react'
import type { MyCircle } from '../circle/data/circles-found.ts'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useMayWrite } from '../ui/may-write.ts'
import { useWhere } from '../ui/navigation/use-where.ts'
import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { lazySheet } from '../ui/sheet/lazy-sheet.tsx'
import { MutePostAct } from '../ui/sheet/mute-acts.tsx'
import { Sheet } from '../ui/sheet/sheet.tsx'
import { useSheet } from '../ui/sheet/use-sheet.ts'
import { words as appWords } from '../ui/words.ts'
import { useMuting } from './data/mutes.ts'
import { isWaiting, keepAfterAll, removeSoon } from './data/removals.ts'
import { restore } from './deleted-posts.tsx'
import { words as editWords } from './edit/words.ts'
import { KeepAct } from './keep-act.tsx'
import { type Mutable, MuteAct, MuteCircles } from './mute/mute-act.tsx'
import { MutePost } from './mute/mute-post.tsx'
import { TakeOutWays } from './take-out-ways.tsx'
import { CloseComments } from './thread/close-comments.tsx'
import { useAuthorName } from './use-author-name.ts'
import { words } from './words.ts'

const ChangeAudience = lazySheet(async () => (await import('./audience/change-audience.tsx')).ChangeAudience)
const CardAct = lazyPart(async () => (await import('./card-act.tsx')).CardAct)
const TakeOutSheet = lazySheet(async () => (await import('./take-out-sheet.tsx')).TakeOutSheet)
const ReportSheet = lazySheet(async () => (await import('../ui/sheet/report-sheet.tsx')).ReportSheet)

interface PostMenuProps {
  entry: Entry
  onGone?: (() => void) | undefined
}

/** What a post's menu opens; it stays after it closed, for what its acts still have to say. */
export function PostMenuSheet({ entry, onGone }: PostMenuProps) {
  const me = useMe()
  const router = useRouter()
  const name = useAuthorName(entry)
  const { postId, rev } = entry
  const sheet = useSheet(`post/${postId}`)
  const reporting = useSheet(`report/${postId}`)
  const [isBusy, setBusy] = useState(false)
  const [takenFrom, take] = useState<MyCircle>()
  const [isChanging, setChanging] = useState(false)
  const [muted, mute] = useState<Mutable>()
  const thread = useMuting('posts', postId)
  const mayWrite = useMayWrite()
  const where = useWhere()
  const isMine = entry.author.uid === me.uid
  // However the sheet was left, it begins anew.
  useEffect(() => {
    if (sheet.open) return
    setChanging(false)
    take(undefined)
    mute(undefined)
  }, [sheet.open])

  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    const began = where()
    try {
      // Where nobody answers it waits for the network, as posts do.
      const isGone =
        navigator.onLine &&
        (await import('./data/remove-now.ts').then(
          ({ removeNow }) => removeNow(me.uid, postId),
          () => false,
        ))
      if (!isGone) await removeSoon(me.uid, postId)
      // The answer may come late: who has closed the sheet, or gone on, is not led away from where they are.
      const isHere = where() === began
      if (isHere) await sheet.hide()
      if (isGone) toast(words.menu.deleted, mayWrite ? { undo: () => void restore(postId) } : {})
      else toast(words.menu.deletedLater, { undo: () => void (isWaiting(postId) ? keepAfterAll : restore)(postId) })
      if (isHere) onGone?.()
    } catch (error) {
      console.warn('post', error)
      await sheet.hide()
      toast(sayFailure(error, appWords.unanswered))
    } finally {
      setBusy(false)
    }
  }
  const edit = async () => {
    await sheet.hide()
    await router.navigate({ to: '/user/post/$postId/edit', params: { postId } })
  }
  const report = async () => {
    await sheet.hide()
    reporting.show()
  }
  return (
    <>
      <Sheet
        open={sheet.open && !takenFrom && !isChanging && !muted}
        onClose={() => void sheet.hide()}
        title={isMine ? words.mine : words.title(name)}
      >
        <ul className="plain menu-acts">
          {isMine && mayWrite && (
            <li>
              <button type="button" className="menu-act" onClick={() => void edit()}>
                <Icon name="edit" />
                <span>
                  {editWords.act}
                  <span className="small quiet">{editWords.actMeans}</span>
                </span>
              </button>
            </li>
          )}
          {isMine && mayWrite && entry.tier === undefined && (
            <li>
              <button type="button" className="menu-act" onClick={() => setChanging(true)}>
                <Icon name="eye" />
                <span>
                  {words.menu.change}
                  <span className="small quiet">{words.menu.changeMeans}</span>
                </span>
              </button>
            </li>
          )}
          {isMine && mayWrite && sheet.open && entry.comments !== false && (
            <CloseComments postId={postId} onClose={sheet.hide} />
          )}
          {isMine && (
            <li>
              <button type="button" className="menu-act takes" aria-disabled={isBusy} onClick={() => void remove()}>
                <Icon name="trash" />
                <span>
                  {isBusy ? words.menu.deleting : words.menu.delete}
                  <span className="small quiet">{words.menu.deleteMeans}</span>
                </span>
              </button>
            </li>
          )}
          {!isMine && (
            <li>
              <button type="button" className="menu-act" onClick={() => void report()}>
                <Icon name="flag" />
                <span>{words.report}</span>
              </button>
            </li>
          )}
          {!isMine && mayWrite && sheet.open && (
            <CardAct uid={entry.author.uid} postId={postId} name={firstName(name)} />
          )}
          <li>
            <KeepAct entry={entry} onDone={sheet.hide} />
          </li>
          <li>
            <MutePostAct muting={thread} onDone={sheet.hide} />
          </li>
          {!isMine && (
            <li>
              <MuteAct
                of={{ kind: 'people', id: entry.author.uid, name: firstName(name) }}
                onMute={mute}
                onDone={sheet.hide}
              />
            </li>
          )}
          {sheet.open && !isMine && entry.circles && (
            <MuteCircles circles={entry.circles} onMute={mute} onDone={sheet.hide} />
          )}
          {mayWrite && sheet.open && entry.circles && <TakeOutWays entry={entry} onTake={take} />}
        </ul>
      </Sheet>
      {sheet.open && takenFrom && (
        <TakeOutSheet entry={entry} circle={takenFrom} onClose={sheet.hide} onGone={onGone} />
      )}
      {sheet.open && muted && <MutePost of={muted} onClose={sheet.hide} />}
      {sheet.open && isChanging && <ChangeAudience entry={entry} onClose={sheet.hide} />}
      {reporting.open && (
        <ReportSheet target={{ kind: 'post', postId }} rev={rev} onClose={() => void reporting.hide()} />
      )}
    </>
  )
}
