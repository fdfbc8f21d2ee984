import { Link } from '@tanstack/react-router'
import { Empty } from '../ui/empty.tsx'
import { ScreenTitle } from '../ui/screen.tsx'
import { words } from '../ui/words.ts'

/** Any address of the app that leads nowhere, and every address that is not for this member. */
export function NotFound() {
  return (
    <div className="page-body">
      <ScreenTitle title={words.notFound.title} hidden />
      <Empty title={words.notFound.title} text={words.notFound.text} module="petala">
        <Link className="button" to="/user">
          {words.backTo}
        </Link>
      </Empty>
    </div>
  )
}
