import { Link } from '@tanstack/react-router'
import { ownWords as words } from '../words.ts'

/** Among the settings: the way to what I reported, and to what was decided about what is mine. */
export function OwnReportsWay({ id }: { id: string }) {
  return (
    <section className="course settings-part" aria-labelledby={id}>
      <div>
        <h2 id={id} className="settings-title" tabIndex={-1}>
          {words.title}
        </h2>
        <p className="small quiet">{words.note}</p>
      </div>
      <Link id="to-reports" className="button line" to="/user/reports">
        {words.way}
      </Link>
    </section>
  )
}
