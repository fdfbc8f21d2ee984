import { $unsentWords } from '../../data/unsent-words.ts'
import { $outbox } from '../../post/data/outbox/outbox.ts'
import { $openSheets } from '../../ui/sheet/open-sheets.ts'

/** No sheet is open and no words are being written or sent: the page may be loaded anew under its reader. */
export function isPageFree(): boolean {
  return $unsentWords.get() === 0 && $openSheets.get() === 0 && $outbox.get().every(({ state }) => state !== 'sending')
}
