import type { Locale } from '@varanda/domain/locale'
import type { ReadReport } from '@varanda/graph/files/read/gathering'
import { useEffect, useState } from 'react'

/** Below a file's name: what of it is not in the network, or was not in the file. Nothing when all is as it was. */
export function FileReport({ report, locale }: { report: ReadReport | undefined; locale: Locale }) {
  const [told, setTold] = useState('')

  useEffect(() => {
    setTold('')
    if (!report) return
    let isOver = false
    import('./report-text.ts').then(
      ({ reportText }) => isOver || setTold(reportText(report, locale)),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [report, locale])

  return told && <p className="small quiet">{told}</p>
}
