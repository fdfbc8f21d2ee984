import { call } from '@varanda/client/call'
import { dropExport as drop } from '@varanda/domain/account/calls/drop-export'
import { openExport } from '@varanda/domain/account/calls/open-export'
import { requestExport as request } from '@varanda/domain/account/calls/request-export'
import { type Export, exportUrl } from '@varanda/domain/account/export/export'
import type { Locale } from '@varanda/domain/locale'
import { paths } from '@varanda/domain/paths'
import type { Live } from '../../data/live.ts'
import { useDoc } from '../../data/use-doc.ts'
import { useMe } from '../../data/use-me.ts'

/** The copy that I asked for, as it is made. */
export function useOwnExport(): Live<Export | undefined> {
  return useDoc<Export>(paths.ownExport(useMe().uid))
}

/**
 * Asks for a copy of all that is mine, or of that group's album. Throws when it is refused or not reached, as the next
 * two. It asks who I am, where I signed in a while ago.
 */
export async function askForExport(locale: Locale, circleId?: string): Promise<void> {
  await call(request, { locale, ...(circleId && { circleId }) })
}

/** Fetches one file of it, as the browser fetches files: it goes on by itself where the network broke. */
export async function fetchExport(n: number): Promise<void> {
  const { id } = await call(openExport, {})
  const link = document.createElement('a')
  link.href = exportUrl(id, n)
  link.download = ''
  link.click()
}

export async function dropExport(): Promise<void> {
  await call(drop, {})
}
