import { useMe } from '../data/use-me.ts'
import { keeping } from '../ui/notice/keeping.ts'
import { saveWishes, type WishesChange } from './data/wishes.ts'
import { settingsWords as words } from './words.ts'

/** Changes how I want to be told. */
export function useSaveWishes(): (change: WishesChange) => void {
  const { uid } = useMe()
  return (change) => keeping(saveWishes(uid, change), words.refused)
}
