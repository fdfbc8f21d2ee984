import { toast } from '../../ui/notice/toast.tsx'
import { words } from './words.ts'

/** Waits for an act upon a member and says that it is `done`, or that there was nothing left to do. */
export async function sayOutcome(act: Promise<{ changed: boolean }>, done: string): Promise<void> {
  const { changed } = await act
  toast(changed ? done : words.acts.already)
}
