import { noticeSettings as en } from '@varanda/domain/notice/messages/en/notice-settings'
import { noticeSettings as pt } from '@varanda/domain/notice/messages/pt/notice-settings'
import { useCountKept } from '../../data/use-count-kept.ts'
import { useMe } from '../../data/use-me.ts'
import { mayQuietMore, saveWishes, setWatch, useWatching, useWishes } from '../../notice/data/wishes.ts'
import { Icon } from '../../ui/icon.tsx'
import { inLocale } from '../../ui/locale.ts'
import { keeping } from '../../ui/notice/keeping.ts'
import { toast } from '../../ui/notice/toast.tsx'

const words = inLocale({ pt, en })

/** In a circle's menu: being told of each post there, and none of it ringing. */
export function TellActs({ id, name, onDone }: { id: string; name: string; onDone: () => Promise<void> }) {
  const me = useMe()
  useCountKept(me.uid, 'choice')
  const source = `circles/${id}` as const
  const isTold = useWatching(source)
  const live = useWishes()
  const wishes = (live.state === 'ready' && live.value) || {}
  const isQuiet = wishes.quietCircles?.[id] === true
  const turnTold = async () => {
    keeping(setWatch(me.uid, { source, of: id }, !isTold), words.refused)
    await onDone()
    toast(isTold ? words.watching.untold : words.watching.toldHere(name))
  }
  const turnQuiet = async () => {
    const isTooMuch = !isQuiet && !mayQuietMore(wishes)
    if (!isTooMuch) keeping(saveWishes(me.uid, { quietCircles: { [id]: isQuiet ? null : true } }), words.refused)
    await onDone()
    toast(isTooMuch ? words.circles.enough : (isQuiet ? words.circles.loudened : words.circles.quieted)(name))
  }
  return (
    <>
      <button type="button" className="text-button plain" onClick={() => void turnTold()}>
        <Icon name="bell" />
        {isTold ? words.watching.untellHere : words.watching.tellHere}
      </button>
      <button type="button" className="text-button plain" onClick={() => void turnQuiet()}>
        <Icon name={isQuiet ? 'bell' : 'moon'} />
        {isQuiet ? words.circles.loud : words.circles.quiet}
      </button>
    </>
  )
}
