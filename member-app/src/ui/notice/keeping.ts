import { sayRefused } from '../may-write.ts'
import { sayTooOften } from '../time/time-words.ts'
import { toast } from './toast.tsx'

/** Nobody waits for what they chose to be kept; what the instance refuses is said, by then shown as it was before. */
export function keeping(doing: Promise<void>, refused: string): void {
  doing.catch((error) => {
    console.warn('keeping', error)
    toast(sayTooOften(error) ?? sayRefused(refused))
  })
}
