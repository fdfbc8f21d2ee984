import { sayFailure } from '../ui/notice/say-failure.ts'
import { toast } from '../ui/notice/toast.tsx'
import { words } from './words.ts'

/** A post that was deleted without a network stays: it is on the screen again, and its author learns why. */
export function tellNotRemoved(error: unknown): void {
  toast(sayFailure(error, words.menu.notRemoved))
}
