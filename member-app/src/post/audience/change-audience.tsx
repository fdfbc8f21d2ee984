import { useRouter } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { DomainError } from '@varanda/domain/errors'
import { paths } from '@varanda/domain/paths'
import { type Audience, audienceOf, type StoredAudience } from '@varanda/domain/post/audience'
import { isSameAudience, isWider } from '@varanda/domain/post/audience-change'
import { changeAudience } from '@varanda/domain/post/calls/change-audience'
import type { Entry } from '@varanda/domain/post/entry'
import type { Pair } from '@varanda/domain/post/separation'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { useWhere } from '../../ui/navigation/use-where.ts'
import { Failed } from '../../ui/notice/failed.tsx'
import { LoadFailed } from '../../ui/notice/notice.tsx'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { composeAgain } from '../data/compose-again.ts'
import { shownAsRead } from '../data/outbox/shown-as-read.ts'
import { words as post } from '../words.ts'
import { AudienceSheet } from './audience-sheet.tsx'
import { kindOf } from './choice.ts'
import { useAudience } from './use-audience.ts'
import { useStillMine } from './use-still-mine.ts'
import { words as all } from './words.ts'

const words = all.change

interface ChangeAudienceProps {
  entry: Entry
  onClose: () => Promise<void>
}

/** Whom a post of mine is for from now on. */
export function ChangeAudience({ entry, onClose }: ChangeAudienceProps) {
  const stored = useDoc<StoredAudience>(paths.postAudience(entry.postId))
  if (stored.state === 'ready' && stored.value) {
    return <Choosing entry={entry} before={audienceOf(stored.value)} onClose={onClose} />
  }
  return (
    <Sheet open onClose={() => void onClose()} title={post.menu.change}>
      {stored.state === 'loading' ? <Skeleton kind="person" rows={3} /> : <LoadFailed />}
    </Sheet>
  )
}

function Choosing({ entry, before, onClose }: ChangeAudienceProps & { before: Audience }) {
  const me = useMe()
  const router = useRouter()
  const where = useWhere()
  const [wanted, setWanted] = useState(before)
  const [agreed, agree] = useState<readonly Pair[]>([])
  const [doing, setDoing] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** It was answered, so that only a new post can go to these. */
  const [again, setAgain] = useState<Audience>()
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const { audience, lost, known, failed } = useStillMine(wanted)
  // Nobody more comes to see it, so that nobody is asked about those who do.
  const narrower = !isWider(before, audience)
  /** So often others came in than had been read; the instance is asked anew who they are. */
  const [grown, setGrown] = useState(0)
  const sent = useMemo(() => ({ postId: entry.postId, audience: before, grown }), [entry.postId, before, grown])
  const told = useAudience(audience, known, narrower ? 'all' : agreed, sent)

  const change = async () => {
    if (doing || !told) return
    if (isSameAudience(before, audience)) return onClose()
    setDoing(true)
    setFailure(undefined)
    try {
      const { seen } = told
      // Nobody comes to see it whose name was not read; where nobody comes, that need not be asked first.
      const shown = seen.shown ?? (narrower ? undefined : await shownAsRead(seen, { audience, postId: entry.postId }))
      // Only what was asked about: where nobody comes to see it, the instance asks about nobody either.
      const together = !narrower && seen.together === true
      await call(changeAudience, { postId: entry.postId, audience, together, ...(shown && { shown }) })
      if (!isLeft.current) await onClose()
      toast(words.done)
    } catch (error) {
      const code = error instanceof DomainError ? error.code : undefined
      const said = code === 'audience-wider' ? words.grown : sayFailure(error, words.failed)
      if (code === 'already-answered') setAgain(audience)
      else setFailure(said)
      // Whoever did not wait for the answer believes that it is done.
      if (isLeft.current) toast(said)
      if (code === 'audience-wider') setGrown((times) => times + 1)
      setDoing(false)
    }
  }
  const postAgain = async () => {
    if (doing || !again) return
    setDoing(true)
    setFailure(undefined)
    const began = where()
    try {
      const draft = await composeAgain(me.uid, entry, again)
      // Whoever went on meanwhile finds it among the drafts.
      if (where() !== began) return
      await onClose()
      await router.navigate({ to: '/user/publish', search: { draft } })
    } catch (error) {
      console.warn('post again', error)
      setFailure(words.failed)
      setDoing(false)
    }
  }
  if (!told) {
    return (
      <Sheet open onClose={() => void onClose()} title={post.menu.change}>
        {failed ? <LoadFailed /> : <Skeleton kind="person" rows={3} />}
      </Sheet>
    )
  }
  if (before.circles.some((id) => kindOf(told.known.mine, id) === 'public')) {
    return (
      <Sheet open onClose={() => void onClose()} title={post.menu.change}>
        <p>{words.public}</p>
      </Sheet>
    )
  }
  if (again) {
    return (
      <Sheet
        open
        onClose={() => setAgain(undefined)}
        title={words.answered}
        foot={
          <button type="button" className="button wide" aria-disabled={doing} onClick={() => void postAgain()}>
            {words.postAgain}
          </button>
        }
      >
        <p>{words.answeredMeans}</p>
        <Failed>{failure}</Failed>
      </Sheet>
    )
  }
  return (
    <AudienceSheet
      told={told}
      note={failure ?? (lost ? all.lost : undefined)}
      onChange={(now) => {
        agree([])
        setFailure(undefined)
        setWanted(now)
      }}
      doing={doing ? words.doing : undefined}
      onTogether={(pair) => agree([...agreed, pair])}
      onDone={() => void change()}
      onClose={() => void onClose()}
    />
  )
}
