import { noteStep, restoreFocus } from '../ui/navigation/journey.ts'
import type { router as appRouter } from './router.tsx'

/**
 * Tells the screens how the reader came: forward, or to what takes the place of a screen that was done with (the heading is
 * focused), or back (focus returns to what was left).
 */
export function followJourney(router: typeof appRouter): void {
  let place = placeOf(router.history.location)
  let entry = keyOf(router.state.location.state)
  // Nobody has left a screen before there was one.
  let isShown = false
  router.history.subscribe(({ location, action }) => {
    const left = entry
    entry = keyOf(location.state)
    // A sheet opens and closes in the same screen and takes care of its own focus.
    const next = placeOf(location)
    if (next === place) return
    place = next
    noteStep(stepOf(action.type, isShown), left)
  })
  router.subscribe('onRendered', () => {
    isShown = true
    restoreFocus(entry)
  })
}

/** A screen, and in one that goes by steps the step, which its query says. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname} ${new URLSearchParams(search).get('step') ?? ''}`
}

function stepOf(type: string, isShown: boolean): Parameters<typeof noteStep>[0] {
  if (type === 'BACK') return 'back'
  if (type === 'PUSH') return 'forward'
  return type === 'REPLACE' && isShown ? 'instead' : 'other'
}

function keyOf(state: { __TSR_key?: string; key?: string }): string {
  return state.__TSR_key ?? state.key ?? ''
}
