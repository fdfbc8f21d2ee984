/**
 * Drafts that this page has open. A tab leaves alone what another one has open, so that none writes over the words of
 * another; when a tab is closed, or dies, its drafts are free again.
 */
import { ofMember, tabNotes } from '@varanda/client/browser-notes'

const held = new Map<string, () => void>()
const asked = new Map<string, Promise<unknown>>()

/** A page that goes away lets go a moment later (milliseconds). */
const patience = { usual: 200, reloaded: 2000, youngMs: 10_000 }

/** That this tab has or had the draft open. */
const noteOf = (key: string) => `${ofMember}draft/${key}`

/** A page that was loaded anew goes on with what the one before it had open, however slowly that one goes away. */
function isOfPageBefore(key: string): boolean {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'reload' && performance.now() < patience.youngMs && tabNotes.get(noteOf(key)) !== null
}

/**
 * Whether the draft is this page's to write. `unasked`: nobody asked for this very draft. Over plain http on a network
 * there are no locks: there a tab takes only what its member chose in it.
 */
export async function claimDraft(key: string, { unasked = false } = {}): Promise<boolean> {
  if (held.has(key)) return true
  if (!navigator.locks) return !unasked
  await asked.get(key)
  return new Promise((answer) => {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), isOfPageBefore(key) ? patience.reloaded : patience.usual)
    const gone = navigator.locks
      .request(`varanda-draft/${key}`, { signal: waiting.signal }, () => {
        clearTimeout(timer)
        answer(true)
        tabNotes.set(noteOf(key), 'open')
        return new Promise<void>((letGo) => held.set(key, letGo))
      })
      .catch(() => answer(false))
    asked.set(key, gone)
  })
}

export function letGoOfDraft(key: string): void {
  held.get(key)?.()
  held.delete(key)
  tabNotes.remove(noteOf(key))
}
