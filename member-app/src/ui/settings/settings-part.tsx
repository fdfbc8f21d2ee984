import type { ReactNode, Ref } from 'react'
import { LoadFailed } from '../notice/notice.tsx'

/** One part of the settings, under the name that the index leads to. */
export function SettingsPart(props: {
  id: string
  title: string
  note?: string
  /** Where the focus goes when a row with the pressed button goes away. */
  heading?: Ref<HTMLHeadingElement>
  /** What is stored could not be read. */
  failed?: boolean
  children: ReactNode
}) {
  const { id, title, note, heading, failed, children } = props
  return (
    <section className="course settings-part" aria-labelledby={id}>
      <div>
        <h2 id={id} ref={heading} className="settings-title" tabIndex={-1}>
          {title}
        </h2>
        {note && <p className="small quiet">{note}</p>}
      </div>
      {failed ? <LoadFailed /> : children}
    </section>
  )
}
