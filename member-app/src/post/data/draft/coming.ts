import type { Draft } from './drafts.ts'

/** The keys of drafts for which photos were picked in this page, which goes on making them ready. */
const here = new Set<string>()

export function comeHere(key: string): void {
  here.add(key)
}

/** What another page was still making ready when it ended is missed. */
export function withMissed({ coming = 0, ...draft }: Draft): Draft {
  if (coming === 0 || here.has(draft.key)) return draft
  return { ...draft, missed: (draft.missed ?? 0) + coming }
}
