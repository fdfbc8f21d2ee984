import { useState } from 'react'
import { sayRefused } from '../ui/may-write.ts'
import { toast } from '../ui/notice/toast.tsx'
import { words } from './words.ts'

/**
 * One of a member's settings: what to show for what is stored, and how to change it. It is sent as soon as it is chosen,
 * said when it is kept, or that it waits for a network, and back to what it was when it could not be kept.
 */
export function useSetting<Value>(stored: Value, save: (value: Value) => Promise<unknown>) {
  const [chosen, setChosen] = useState<{ value: Value }>()
  const choose = (value: Value) => {
    const mine = { value }
    setChosen(mine)
    if (!navigator.onLine) toast(words.waits)
    save(value)
      .then(
        () => toast(words.saved),
        (error) => {
          console.warn('setting', error)
          toast(sayRefused(words.refused))
        },
      )
      // What is stored counts again, also what another device stores later; not before a later choice is answered.
      .finally(() => setChosen((now) => (now === mine ? undefined : now)))
  }
  return [chosen ? chosen.value : stored, choose] as const
}
