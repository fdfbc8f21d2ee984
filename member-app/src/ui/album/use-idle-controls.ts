import { useCallback, useEffect, useState } from 'react'

/** Controls leave the picture alone after this long without a touch, a key or a pointer (milliseconds). */
const idleMs = 3000

/** Whether the controls are shown, and how a tap turns them on and off. They stay while the keyboard is used. */
export function useIdleControls(): { shown: boolean; toggle: () => void; wake: () => void } {
  const [shown, setShown] = useState(true)
  const [woken, setWoken] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each waking begins the wait anew.
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches('button:focus-visible')) setShown(false)
    }, idleMs)
    return () => clearTimeout(timer)
  }, [shown, woken])
  const wake = useCallback(() => {
    setShown(true)
    setWoken((times) => times + 1)
  }, [])
  const toggle = useCallback(() => setShown((now) => !now), [])
  return { shown, toggle, wake }
}
