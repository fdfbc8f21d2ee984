import type { Locale } from '@varanda/domain/locale'
import { toast } from '../ui/notice/toast.tsx'
import { words } from '../ui/words.ts'
import { switchLanguage } from './data/switch-language.ts'

/** Goes to the other language, or says why it waits. */
export async function chooseLanguage(uid: string, to: Locale): Promise<void> {
  if (!(await switchLanguage(uid, to))) toast(words.language.offline)
}
