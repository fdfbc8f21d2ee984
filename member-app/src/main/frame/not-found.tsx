import { Link, useLocation } from '@tanstack/react-router'
import { notFound as en } from '@varanda/domain/site/messages/en/not-found'
import { notFound as pt } from '@varanda/domain/site/messages/pt/not-found'
import { shownPath } from '@varanda/domain/site/shown-path'
import { Empty } from '../../ui/empty.tsx'
import { inLocale } from '../../ui/locale.ts'
import { ScreenTitle } from '../../ui/screen.tsx'
import { words } from '../../ui/words.ts'

const notFound = inLocale({ pt, en })

/** Any address of the app that leads nowhere, and every address that is not for this member. */
export function NotFound() {
  const pathname = useLocation({ select: () => location.pathname })
  return (
    <div className="page-body">
      <ScreenTitle title={words.notFound.title} hidden />
      <Empty title={words.notFound.title} text={words.notFound.text} module="petala">
        <p className="small">{notFound.message(shownPath(pathname))}</p>
        <Link className="button" to="/user">
          {words.backTo}
        </Link>
      </Empty>
    </div>
  )
}
