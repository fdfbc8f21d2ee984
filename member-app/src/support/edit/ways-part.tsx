import { supportHostOf } from '@varanda/domain/support/support-link'
import type { SupportPage } from '@varanda/domain/support/support-page'
import { Notice } from '../../ui/notice/notice.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { useOnline } from '../../ui/use-online.ts'
import { words as shared } from '../../ui/words.ts'
import { words } from '../words.ts'
import { WaysSheet } from './ways-sheet.tsx'

interface WaysPartProps {
  page: SupportPage | undefined
  /** Whether the instance says so now: a sheet filled with anything else would be saved over what stands there. */
  isConfirmed: boolean
}

/** By which ways support reaches somebody, and the sheet that changes them. */
export function WaysPart({ page, isConfirmed }: WaysPartProps) {
  const online = useOnline()
  const sheet = useSheet('ways')
  const hosts = page?.links.map((link) => supportHostOf(link) ?? '') ?? []
  const all = [...(page?.ways.pix ? [words.edit.waysPix] : []), ...hosts]
  return (
    <section className="support-part">
      <h2 className="sheet-title">{words.edit.ways}</h2>
      <p>{all.length > 0 ? all.join(' · ') : words.edit.waysNone}</p>
      <button
        type="button"
        id="change-ways"
        className="button line"
        aria-haspopup="dialog"
        aria-disabled={!isConfirmed}
        onClick={isConfirmed ? sheet.show : undefined}
      >
        {words.edit.waysChange}
      </button>
      {!isConfirmed && !online && <Notice icon="clock">{shared.formWaits}</Notice>}
      {sheet.open && <WaysSheet page={page} onClose={sheet.hide} />}
    </section>
  )
}
