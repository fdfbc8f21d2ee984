import { useStore } from '@nanostores/react'
import { call } from '@varanda/client/call'
import { pushKey } from '@varanda/domain/notice/calls/push-key'
import { atom } from 'nanostores'
import { useEffect } from 'react'

/** As the instance said when it was asked last; undefined until then. */
const $pushes = atom<boolean | undefined>(undefined)

/** The key that the instance pushes with, null where it cannot push. Throws as `call`. */
export async function instanceKey(): Promise<string | null> {
  const { key } = await call(pushKey, {})
  $pushes.set(key !== null)
  return key
}

/** Whether anything can ring for members of this instance; true as long as nothing else is known. */
export function useInstancePushes(): boolean {
  useEffect(() => {
    if ($pushes.get() === undefined) instanceKey().catch((error: unknown) => console.warn('push', error))
  }, [])
  return useStore($pushes) !== false
}
