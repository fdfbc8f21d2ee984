import { atom } from 'nanostores'
import { useEffect } from 'react'

/**
 * How many places on this page hold words that the instance does not have yet. Nothing takes the page away meanwhile.
 */
export const $unsentWords = atom(0)

/** Holds the page for words on their way; answers how to let it go, once. */
export function holdForWords(): () => void {
  $unsentWords.set($unsentWords.get() + 1)
  let held = true
  return () => {
    if (held) $unsentWords.set($unsentWords.get() - 1)
    held = false
  }
}

/** Holds the page as long as a place on the screen has words in it. */
export function useUnsentWords(has: boolean): void {
  useEffect(() => (has ? holdForWords() : undefined), [has])
}
