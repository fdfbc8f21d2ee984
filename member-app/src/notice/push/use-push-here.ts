import { useStore } from '@nanostores/react'
import { $thisDevice, lookAtThisDevice } from '@varanda/client/account/device/device'
import { lastingNotes } from '@varanda/client/browser-notes'
import type { Device } from '@varanda/domain/account/device'
import { paths } from '@varanda/domain/paths'
import { useCallback, useEffect, useState } from 'react'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'
import { toast } from '../../ui/notice/toast.tsx'
import { type Preparation, prepare, subscribe, unsubscribe } from '../data/push/subscribe.ts'
import { savedNote, subscriptionHere } from '../data/push/this-browser.ts'
import { words } from './words.ts'

/** `lost`: it was on, and the browser ended it. */
export type PushHere = 'looking' | 'unreachable' | 'denied' | 'off' | 'asking' | 'on' | 'lost'

/** Whether this device, which is able to, hears of notices; how to change that; and when one last came. */
export function usePushHere() {
  const me = useMe()
  const id = useStore($thisDevice)
  const device = useDoc<Device>(id && paths.device(me.uid, id))
  const [prepared, setPrepared] = useState<Preparation | 'unreachable'>()
  const [state, setState] = useState<PushHere>('looking')
  const look = useCallback(async () => {
    const held = await subscriptionHere()
    const isSaved = Boolean(lastingNotes.get(savedNote))
    if (Notification.permission === 'denied') setState('denied')
    else if (held) setState(isSaved ? 'on' : 'off')
    else setState(isSaved ? 'lost' : 'off')
  }, [])
  useEffect(() => {
    const failed = (error: unknown) => console.warn('push', error)
    const lookAgain = () => void look().catch(failed)
    lookAtThisDevice().catch(failed)
    prepare().then(setPrepared).catch(failed).finally(lookAgain)
    // They may come back from the settings of their phone.
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [look])
  const turnOn = async () => {
    setState('asking')
    try {
      const ready = prepared ?? (await prepare())
      if (ready === undefined) throw new Error('no worker yet')
      if (ready === 'unreachable') return setPrepared(ready)
      await subscribe(ready)
    } catch (error) {
      console.warn('push', error)
      toast(navigator.onLine ? words.failed : words.offline)
    }
    await look()
  }
  const turnOff = async () => {
    setState('off')
    // Nothing arrives any more, even if the instance hears of it later.
    await unsubscribe().catch((error) => console.warn('push', error))
    await look()
  }
  return {
    state: prepared === 'unreachable' ? ('unreachable' as const) : state,
    arrivedAt: device.state === 'ready' ? device.value?.push?.arrivedAt?.toDate() : undefined,
    turnOn,
    turnOff,
  }
}
