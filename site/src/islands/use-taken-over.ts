import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * True while this part takes over what stood in the page as it was built, where people may have acted already; false
 * when it is shown by another part.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
