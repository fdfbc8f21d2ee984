import type { Locale } from '@varanda/domain/locale'
import { toast } from '../ui/notice/toast.tsx'
import { switchLanguage } from './data/switch-language.ts'
import { words } from './words.ts'

/** Goes to the other language, or says why it waits. */
export async function chooseLanguage(uid: string, to: Locale): Promise<void> {
  if (!(await switchLanguage(uid, to))) toast(words.here.languageOffline)
}
