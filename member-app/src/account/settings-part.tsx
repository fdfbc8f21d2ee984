import type { ReactNode } from 'react'
import { LoadFailed } from '../ui/notice/notice.tsx'

/** One part of the settings, under the name that the index leads to. */
export function SettingsPart(props: {
  id: string
  title: string
  note?: string
  /** What is stored could not be read. */
  failed?: boolean
  children: ReactNode
}) {
  const { id, title, note, failed, children } = props
  return (
    <section className="course settings-part" aria-labelledby={id}>
      <div>
        <h2 id={id} className="settings-title" tabIndex={-1}>
          {title}
        </h2>
        {note && <p className="small quiet">{note}</p>}
      </div>
      {failed ? <LoadFailed /> : children}
    </section>
  )
}
