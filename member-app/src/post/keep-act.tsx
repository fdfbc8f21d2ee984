import type { Entry } from '@varanda/domain/post/entry'
import { saved as en } from '@varanda/domain/post/messages/en/saved'
import { saved as pt } from '@varanda/domain/post/messages/pt/saved'
import { useMe } from '../data/use-me.ts'
import { Icon } from '../ui/icon.tsx'
import { inLocale } from '../ui/locale.ts'
import { toast } from '../ui/notice/toast.tsx'
import { sayTooOften } from '../ui/time/time-words.ts'
import { keepForLater } from './data/saved.ts'

const words = inLocale({ pt, en })

/** In a post's menu: keeps it for later, or takes it out of what is kept. Either is taken back by the toast. */
export function KeepAct({ entry, onDone }: { entry: Entry; onDone: () => Promise<void> }) {
  const { uid } = useMe()
  const isKept = entry.savedAt !== undefined
  const turn = (on: boolean) =>
    keepForLater(uid, entry.postId, on).catch((error) => {
      console.warn('saved', error)
      toast(sayTooOften(error) ?? words.failed)
    })
  const press = async () => {
    void turn(!isKept)
    await onDone()
    toast(isKept ? words.out : words.in, { undo: () => void turn(isKept) })
  }
  return (
    <button type="button" className="menu-act" onClick={() => void press()}>
      <Icon name="bookmark" />
      <span>
        {isKept ? words.takeOut : words.keep}
        {!isKept && <span className="small quiet">{words.keepMeans}</span>}
      </span>
    </button>
  )
}
