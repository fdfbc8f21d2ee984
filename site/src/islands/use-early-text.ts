import { type RefObject, useLayoutEffect, useRef } from 'react'

/** All that an input's owner needs of a change, whether React saw it or not. */
export interface Change<Box> {
  currentTarget: Box
}

/**
 * Hands over what was typed, or filled in by the browser, before this island ran: React takes an input over as it is
 * built, and would empty it at the next render. Put the ref on the input.
 */
export function useEarlyText<Box extends HTMLInputElement | HTMLTextAreaElement>(
  onChange: ((change: Change<Box>) => void) | undefined,
): RefObject<Box | null> {
  const box = useRef<Box>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first moment can find what React did not see.
  useLayoutEffect(() => {
    if (box.current && box.current.value !== box.current.defaultValue) onChange?.({ currentTarget: box.current })
  }, [])
  return box
}
