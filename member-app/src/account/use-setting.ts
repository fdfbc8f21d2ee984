import { useState } from 'react'
import { sayRefused } from '../ui/may-write.ts'
import { toast } from '../ui/notice/toast.tsx'
import { words } from './words.ts'

/**
 * One of a member's settings: what to show for what is stored, and how to change it. It is sent as soon as it is chosen,
 * said when it is kept, and back to what it was when it could not be kept.
 */
export function useSetting<Value>(stored: Value, save: (value: Value) => Promise<unknown>) {
  const [chosen, setChosen] = useState<{ value: Value }>()
  const choose = (value: Value) => {
    setChosen({ value })
    save(value).then(
      () => toast(words.saved),
      (error) => {
        console.warn('setting', error)
        setChosen(undefined)
        toast(sayRefused(words.refused))
      },
    )
  }
  return [chosen ? chosen.value : stored, choose] as const
}
