import { noteStep, restoreFocus } from '../ui/navigation/journey.ts'
import type { router as appRouter } from './router.tsx'

/** Tells the screens how the reader came: forward (the heading is focused) or back (focus returns to what was left). */
export function followJourney(router: typeof appRouter): void {
  let path = router.state.location.pathname
  let entry = keyOf(router.state.location.state)
  router.history.subscribe(({ location, action }) => {
    const left = entry
    entry = keyOf(location.state)
    // A sheet opens and closes in the same screen and takes care of its own focus.
    if (location.pathname === path) return
    path = location.pathname
    noteStep(action.type === 'BACK' ? 'back' : action.type === 'PUSH' ? 'forward' : 'other', left)
  })
  router.subscribe('onRendered', () => restoreFocus(entry))
}

function keyOf(state: { __TSR_key?: string; key?: string }): string {
  return state.__TSR_key ?? state.key ?? ''
}
