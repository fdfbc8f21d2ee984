import type { Export } from '@varanda/domain/account/export/export'
import { exportWords as en } from '@varanda/domain/account/messages/en/export'
import { exportWords as pt } from '@varanda/domain/account/messages/pt/export'

/** What stands in the files of a copy. */
export const exportWords = { pt, en }

/** How its files and folders are called. */
export function insideOf({ locale, group }: { locale: Export['locale']; group?: object | undefined }) {
  const words = exportWords[locale]
  return group ? { ...words.inside, ...words.group.inside } : words.inside
}
