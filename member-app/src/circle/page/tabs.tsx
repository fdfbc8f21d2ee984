import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import { pageWords } from '../words.ts'

export type Tab = 'posts' | 'album' | 'people'

/** By the circle's id; kept while the app is open, so that going back finds the same page. */
const $tabs = map<Record<string, Tab>>({})

export function useTab(circleId: string, tabs: readonly Tab[]): Tab {
  const chosen = useStore($tabs)[circleId]
  return chosen && tabs.includes(chosen) ? chosen : tabs[0]!
}

export function showTab(circleId: string, tab: Tab): void {
  $tabs.setKey(circleId, tab)
}

/** What of a circle is shown. */
export function Tabs({ circleId, tabs, now }: { circleId: string; tabs: readonly Tab[]; now: Tab }) {
  return (
    <fieldset className="views circle-tabs">
      <legend className="visually-hidden">{pageWords.tabs.label}</legend>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          id={`tab-${one}`}
          className="view"
          aria-pressed={now === one}
          onClick={() => showTab(circleId, one)}
        >
          {pageWords.tabs[one]}
        </button>
      ))}
    </fieldset>
  )
}
