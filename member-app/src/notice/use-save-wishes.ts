import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import { useMemo, useState } from 'react'
import { useMe } from '../data/use-me.ts'
import { keeping } from '../ui/notice/keeping.ts'
import { saveWishes, type WishesChange } from './data/wishes.ts'
import { withChange } from './with-change.ts'
import { settingsWords as words } from './words.ts'

export type SaveWishes = (change: WishesChange) => void

/** Changes how I want to be told. */
export function useSaveWishes(): SaveWishes {
  const { uid } = useMe()
  return (change) => keeping(saveWishes(uid, change), words.refused)
}

/** The same for whoever shows the wishes: a change shows in the moment in which it is made. */
export function useChangedWishes(stored: NoticeWishes): { wishes: NoticeWishes; save: SaveWishes } {
  const { uid } = useMe()
  const [sent, setSent] = useState<readonly WishesChange[]>([])
  const wishes = useMemo(() => sent.reduce(withChange, stored), [sent, stored])
  const save = (change: WishesChange) => {
    setSent((before) => [...before, change])
    const settled = saveWishes(uid, change).finally(() => setSent((before) => before.filter((one) => one !== change)))
    keeping(settled, words.refused)
  }
  return { wishes, save }
}
