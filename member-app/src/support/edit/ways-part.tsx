import { supportHostOf } from '@varanda/domain/support/support-link'
import type { SupportPage } from '@varanda/domain/support/support-page'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { words } from '../words.ts'
import { WaysSheet } from './ways-sheet.tsx'

/** By which ways support reaches somebody, and the sheet that changes them. */
export function WaysPart({ page }: { page: SupportPage | undefined }) {
  const sheet = useSheet('ways')
  const hosts = page?.links.map((link) => supportHostOf(link) ?? '') ?? []
  const all = [...(page?.ways.pix ? [words.edit.waysPix] : []), ...hosts]
  return (
    <section className="support-part">
      <h2 className="sheet-title">{words.edit.ways}</h2>
      <p>{all.length > 0 ? all.join(' · ') : words.edit.waysNone}</p>
      <button type="button" id="change-ways" className="button line" aria-haspopup="dialog" onClick={sheet.show}>
        {words.edit.waysChange}
      </button>
      {sheet.open && <WaysSheet page={page} onClose={sheet.hide} />}
    </section>
  )
}
