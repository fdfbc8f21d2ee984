import { useStore } from '@nanostores/react'
import { call } from '@varanda/client/call'
import { pushKey } from '@varanda/domain/notice/calls/push-key'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** Milliseconds. */
const patience = 8_000

/** As the instance said when it was asked last; undefined until then, and 'unknown' where it could not be asked. */
const $pushes = atom<boolean | 'unknown' | undefined>(undefined)

/** The key that the instance pushes with, null where it cannot push. Throws as `call`. */
export async function instanceKey(): Promise<string | null> {
  const { key } = await call(pushKey, {})
  $pushes.set(key !== null)
  return key
}

/** Whether anything can ring for members of this instance: undefined while it is asked, true where nobody could tell. */
export function useInstancePushes(): boolean | undefined {
  useEffect(() => {
    if (typeof $pushes.get() === 'boolean') return
    const nobodyTells = () => {
      if ($pushes.get() === undefined) $pushes.set('unknown')
    }
    // A network that is there and answers nothing keeps nobody from their settings.
    const late = setTimeout(nobodyTells, patience)
    instanceKey().catch((error: unknown) => {
      console.warn('push', error)
      nobodyTells()
    })
    return () => clearTimeout(late)
  }, [])
  const pushes = useStore($pushes)
  return pushes === 'unknown' || pushes
}
