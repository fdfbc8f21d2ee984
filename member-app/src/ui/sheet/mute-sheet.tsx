import { mutes as en } from '@varanda/domain/post/messages/en/mutes'
import { mutes as pt } from '@varanda/domain/post/messages/pt/mutes'
import { type MuteTime, muteTimes } from '@varanda/domain/post/mutes'
import { useState } from 'react'
import { Choice } from '../choice/choice.tsx'
import { inLocale } from '../locale.ts'
import { toast } from '../notice/toast.tsx'
import { sayTooOften } from '../time/time-words.ts'
import { Sheet } from './sheet.tsx'

export const words = inLocale({ pt, en })

interface MutingActs {
  mute: (time: MuteTime) => Promise<boolean>
  unmute: () => Promise<boolean>
}

const options = (Object.keys(muteTimes) as MuteTime[]).map((value) => ({ value, text: words.times[value] }))

/** Nobody waits for the instance; what it refuses is said afterwards. */
export function actMute(doing: Promise<boolean>, enough = words.enough): void {
  doing.then(
    (done) => done || toast(enough),
    (error) => {
      console.warn('mute', error)
      toast(sayTooOften(error) ?? words.failed)
    },
  )
}

/** Shows somebody, or a circle, in the feed again. */
export function unmute(name: string, acts: Pick<MutingActs, 'unmute'>): void {
  actMute(acts.unmute())
  toast(words.unmuted(name))
}

/** For how long somebody, or a circle, stays out of the feed. */
export function MuteSheet(props: { name: string; acts: MutingActs; onClose: () => void | Promise<void> }) {
  const { name, acts, onClose } = props
  const [time, setTime] = useState<MuteTime>('week')
  const mute = async () => {
    actMute(acts.mute(time))
    await onClose()
    toast(words.muted(name), { undo: () => actMute(acts.unmute()) })
  }
  return (
    <Sheet open onClose={() => void onClose()} title={words.mute(name)}>
      <div className="stack">
        <p className="quiet">{words.means(name)}</p>
        <Choice label={words.howLong} value={time} options={options} onChoose={setTime} />
        <button type="button" className="button wide" onClick={() => void mute()}>
          {words.yes}
        </button>
      </div>
    </Sheet>
  )
}
