import { Link } from '@tanstack/react-router'
import { call } from '@varanda/client/call'
import { askToJoin } from '@varanda/domain/circle/calls/ask-to-join'
import { followCircle } from '@varanda/domain/circle/calls/follow-circle'
import { type Circle, rulesOf } from '@varanda/domain/circle/circle'
import { paths } from '@varanda/domain/paths'
import { useState } from 'react'
import { useDoc } from '../../data/use-doc.ts'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sayCannotWrite, useMayWrite } from '../../ui/may-write.ts'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { useGoBack } from '../../ui/navigation/use-go-back.ts'
import { announce } from '../../ui/notice/announce.ts'
import { sayFailure } from '../../ui/notice/say-failure.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { ScreenTitle } from '../../ui/screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import { usePreview } from '../data/preview.ts'
import { RulesSentence } from '../rules-sentence.tsx'
import { words as circlesWords, pageWords as words } from '../words.ts'
import { Bare } from './bare.tsx'
import { CircleDoor } from './circle-door.tsx'
import { Newest } from './newest.tsx'

/** A circle that is none of mine: an open door that I may follow; else one page, whether there is a circle or not. */
export function DoorFromOutside({ id }: { id: string }) {
  const online = useOnline()
  const circle = useDoc<Circle>(paths.circle(id))
  const found = circle.state === 'ready' ? circle.value : undefined
  if (found?.kind === 'public') return <OpenDoor id={id} circle={found} />
  // What this browser does not hold may be there, and may be mine.
  if (circle.state === 'loading' || (circle.state === 'ready' && circle.fromCache)) {
    return (
      <Bare>
        {online ? (
          <Skeleton rows={2} />
        ) : (
          <p className="offline-line small">
            <Icon name="info" size={20} /> {shared.offline}
          </p>
        )}
      </Bare>
    )
  }
  return (
    <Bare>
      <Empty title={words.missing.title} text={words.missing.text}>
        <Asking id={id} />
        <Link className="button line" to="/user/circles">
          {words.missing.back}
        </Link>
      </Empty>
    </Bare>
  )
}

/** Whatever is behind the door, whoever asks is told the same. */
function Asking({ id }: { id: string }) {
  const button = useFocusHandedOn<HTMLButtonElement>()
  const mayAsk = useMayWrite()
  const [state, setState] = useState<'open' | 'doing' | 'asked'>('open')
  const ask = async () => {
    if (state !== 'open') return
    setState('doing')
    try {
      await call(askToJoin, { circleId: id })
      setState('asked')
      announce(words.missing.asked)
    } catch (error) {
      toast(sayFailure(error, words.missing.failed))
      setState('open')
    }
  }
  if (state === 'asked') return <p className="notice">{words.missing.asked}</p>
  if (!mayAsk) return <p className="notice">{sayCannotWrite()}</p>
  return (
    <button ref={button} type="button" className="button" aria-disabled={state === 'doing'} onClick={() => void ask()}>
      {state === 'doing' ? words.missing.asking : words.missing.ask}
    </button>
  )
}

function OpenDoor({ id, circle }: { id: string; circle: Circle }) {
  const goBack = useGoBack()
  const mayFollow = useMayWrite()
  // Whoever stands in the door is nobody whose face is at hand.
  const preview = usePreview(id)
  const [doing, setDoing] = useState(false)
  const follow = async () => {
    if (doing) return
    setDoing(true)
    try {
      await call(followCircle, { circleId: id })
      toast(circlesWords.open.followed(circle.name))
    } catch (error) {
      toast(sayFailure(error, circlesWords.open.failed))
      setDoing(false)
    }
  }
  return (
    <>
      <div className="circle-bar">
        <button type="button" className="icon-button" aria-label={shared.back} onClick={goBack}>
          <Icon name="back" />
        </button>
      </div>
      <div className="circle-band">
        <CircleDoor id={id} edition={circle.block} people={preview ? [preview.owner] : []} picture={circle.picture} />
      </div>
      <div className="circle-top outside">
        <ScreenTitle title={circle.name}>
          <span className="circle-name" dir="auto">
            {circle.name}
          </span>
        </ScreenTitle>
        {circle.purpose && (
          <p className="circle-purpose" dir="auto">
            {circle.purpose}
          </p>
        )}
        <p className="row-sub">{words.followers(Math.max((circle.members ?? 1) - 1, 0))}</p>
        {mayFollow && (
          <button type="button" className="button leaf wide" aria-disabled={doing} onClick={() => void follow()}>
            {circlesWords.open.follow}
          </button>
        )}
        <p className="row-sub">{mayFollow ? circlesWords.open.note : sayCannotWrite()}</p>
        <RulesSentence kind="public" rules={rulesOf(circle)} className="circle-rules" />
        {preview && <Newest preview={preview} />}
      </div>
    </>
  )
}
