import type { MuteTime } from '@varanda/domain/post/mutes'
import { Icon } from '../icon.tsx'
import { toast } from '../notice/toast.tsx'
import { actMute, unmute, words } from './mute-sheet.tsx'

interface MutingActs {
  until: Date | 'always' | undefined
  mute: (time: MuteTime) => Promise<boolean>
  unmute: () => Promise<boolean>
}

interface MuteActProps {
  name: string
  muting: MutingActs
  /** Asks for how long. */
  onMute: () => void
  onDone: () => Promise<void>
}

/** In a menu: keeps a person or a circle out of the feed, or shows them there again. */
export function MuteAct({ name, muting, onMute, onDone }: MuteActProps) {
  const press = () => {
    if (!muting.until) return onMute()
    unmute(name, muting)
    void onDone()
  }
  return (
    <button type="button" className="menu-act" onClick={press}>
      <Icon name={muting.until ? 'eye' : 'mute'} />
      <span dir="auto">
        {muting.until ? words.unmute(name) : words.mute(name)}
        {!muting.until && <span className="small quiet">{words.muteMeans}</span>}
      </span>
    </button>
  )
}

/** In a menu: of a post nothing is told any more, or again. It stays in the feed. */
export function MutePostAct({ muting, onDone }: Pick<MuteActProps, 'muting' | 'onDone'>) {
  const isMuted = muting.until !== undefined
  const says = isMuted ? words.post.unmute : words.post.mute
  const turn = async () => {
    actMute(isMuted ? muting.unmute() : muting.mute('always'), words.post.enough)
    await onDone()
    toast(says.done, { undo: () => actMute(isMuted ? muting.mute('always') : muting.unmute(), words.post.enough) })
  }
  return (
    <button type="button" className="menu-act" onClick={() => void turn()}>
      <Icon name={isMuted ? 'bell' : 'mute'} />
      <span>
        {says.act}
        <span className="small quiet">{says.means}</span>
      </span>
    </button>
  )
}
