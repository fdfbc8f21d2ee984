import type { ReportTarget } from '@varanda/domain/report/report'
import { lazy, Suspense, useState } from 'react'
import { Icon } from './icon.tsx'

const ReportSheet = lazy(async () => ({ default: (await import('./sheet/report-sheet.tsx')).ReportSheet }))

/** The way to report one thing; the sheet is fetched when it is asked for. */
export function ReportButton({ target, label }: { target: ReportTarget; label: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => setOpen(true)}>
        {/* A flag on every row would be louder than what people say to each other. */}
        <Icon name="more" size={20} />
      </button>
      {open && (
        <Suspense>
          <ReportSheet target={target} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
