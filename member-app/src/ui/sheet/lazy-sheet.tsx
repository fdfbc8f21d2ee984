import { reloadIfServed } from '@varanda/client/lost-files'
import type { ComponentType } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { toast } from '../notice/toast.tsx'
import { words } from '../words.ts'

/** A sheet whose files come when somebody asks for it. Where they do not come it closes, and says so. */
export function lazySheet<Props extends { onClose: () => unknown }>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load)
  return (props: Props): React.ReactNode => <Part {...props} onLost={() => void lose(props.onClose)} />
}

async function lose(close: () => unknown): Promise<void> {
  if (await reloadIfServed()) return
  await close()
  toast(words.unanswered)
}
