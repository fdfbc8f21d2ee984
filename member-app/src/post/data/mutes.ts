import { writeCounted } from '@varanda/client/counted'
import { paths } from '@varanda/domain/paths'
import {
  type MutedKind,
  type Mutes,
  type MuteTime,
  mutedNow,
  mutedUntil,
  muteLimits,
  muteOf,
} from '@varanda/domain/post/mutes'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'

/** Whose posts I do not want in my feed. */
export function useMutes(): Live<Mutes | undefined> {
  return useDoc<Mutes>(paths.mutes(useMe().uid))
}

export interface Muting {
  /** Until when it is muted now; undefined where it is not. */
  until: Date | 'always' | undefined
  /** False where no more can be muted. Shows at once, waits for a network by itself, and throws what refuses it. */
  mute: (time: MuteTime) => Promise<boolean>
  unmute: () => Promise<boolean>
}

/** One person or circle, muted or not. What is over leaves with each change. */
export function useMuting(kind: MutedKind, id: string): Muting {
  const { uid } = useMe()
  const found = useMutes()
  const mutes = (found.state === 'ready' && found.value) || {}
  const write = async (time: MuteTime | undefined) => {
    const now = new Date()
    const still = mutedNow(mutes, kind, now)
    if (time && !still.includes(id) && still.length >= muteLimits.each) return false
    const over = Object.keys(mutes[kind] ?? {}).filter((one) => !still.includes(one))
    await writeCounted(uid, paths.mutes(uid), (batch, place, sdk) => {
      const gone = Object.fromEntries(over.map((one) => [one, sdk.deleteField()]))
      const change = { ...gone, [id]: time ? mutedUntil(time, now) : sdk.deleteField() }
      batch.set(place, { [kind]: change }, { merge: true })
    })
    return true
  }
  return { until: muteOf(mutes, kind, id, new Date()), mute: write, unmute: () => write(undefined) }
}
