import { type RefObject, useEffect } from 'react'
import { enteredEarly } from '../scripts/note-enter.ts'

/** Sends a form, once it is `ready`, whose Enter key was pressed before this island ran (`note-enter.ts`). */
export function useEarlyEnter(form: RefObject<HTMLFormElement | null>, ready: boolean): void {
  useEffect(() => {
    const { current } = form
    if (!ready || current?.dataset[enteredEarly] === undefined) return
    delete current.dataset[enteredEarly]
    current.requestSubmit()
  }, [form, ready])
}
