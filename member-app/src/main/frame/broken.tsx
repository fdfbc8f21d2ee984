import { localizedPath } from '@varanda/domain/locale'
import { failure as en } from '@varanda/domain/site/messages/en/stuck'
import { failure as pt } from '@varanda/domain/site/messages/pt/stuck'
import { routes } from '@varanda/domain/site/routes'
import { useEffect } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { inLocale, locale } from '../../ui/locale.ts'
import { showPageTitle } from '../../ui/page-title.ts'
import { words } from '../../ui/words.ts'

const failure = inLocale({ pt, en })

/** The generic error page: what happened, what is safe, and the way back. */
export function Broken({ error }: { error: unknown }) {
  useEffect(() => {
    showPageTitle(words.broken.title)
    console.warn('screen', error)
  }, [error])
  return (
    <div className="page-body" role="alert">
      <Empty title={words.broken.title} text={words.broken.text} module="ampulheta">
        <p className="small">{failure.error}</p>
        <a className="button" href={localizedPath(locale, routes.user.path)}>
          {words.backTo}
        </a>
        <button type="button" className="text-button" onClick={() => location.reload()}>
          {failure.again}
        </button>
      </Empty>
    </div>
  )
}
