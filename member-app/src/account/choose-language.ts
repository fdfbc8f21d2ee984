import { settings as en } from '@varanda/domain/account/messages/en/settings'
import { settings as pt } from '@varanda/domain/account/messages/pt/settings'
import type { Locale } from '@varanda/domain/locale'
import { toast } from '../ui/notice/toast.tsx'
import { switchLanguage } from './data/switch-language.ts'
import { words } from './words.ts'

const notKept = { pt: pt.here.languageNotKept, en: en.here.languageNotKept }

/** Goes to the other language, or says why it waits. */
export async function chooseLanguage(uid: string, to: Locale): Promise<void> {
  if (!(await switchLanguage(uid, to, notKept[to]))) toast(words.here.languageOffline)
}
