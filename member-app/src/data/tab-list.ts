import { ofMember, tabNotes } from '@varanda/client/browser-notes'
import * as v from 'valibot'

interface TabList<Item> {
  get: () => Item[]
  set: (items: readonly Item[]) => void
}

/** A short list that this tab keeps for its member beyond a reload, until they sign out. What is damaged is empty. */
export function tabList<Item>(name: string, item: v.GenericSchema<unknown, Item>): TabList<Item> {
  const key = `${ofMember}${name}`
  const list = v.fallback(v.array(item), [])
  return {
    get: () => {
      try {
        return v.parse(list, JSON.parse(tabNotes.get(key) ?? '[]'))
      } catch {
        return []
      }
    },
    set: (items) => tabNotes.set(key, JSON.stringify(items)),
  }
}
