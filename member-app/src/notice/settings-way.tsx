import { Link } from '@tanstack/react-router'
import { settingsWords as words } from './words.ts'

/** Among the settings: the way to what tells me. */
export function NoticeSettingsWay({ id }: { id: string }) {
  return (
    <section className="course settings-part" aria-labelledby={id}>
      <div>
        <h2 id={id} className="settings-title" tabIndex={-1}>
          {words.title}
        </h2>
        <p className="small quiet">{words.wayText}</p>
      </div>
      <Link id="to-notice-settings" className="button line" to="/user/notices/settings">
        {words.open}
      </Link>
    </section>
  )
}
