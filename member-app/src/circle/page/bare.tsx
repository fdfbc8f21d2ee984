import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useGoBack } from '../../ui/navigation/use-go-back.ts'
import { ScreenTitle } from '../../ui/screen.tsx'
import { words as shared } from '../../ui/words.ts'
import { pageWords as words } from '../words.ts'

/** The page of a circle of which nothing is shown (yet). */
export function Bare({ children }: { children: ReactNode }) {
  const goBack = useGoBack()
  return (
    <>
      <div className="back-bar">
        <button type="button" className="icon-button" aria-label={shared.back} onClick={goBack}>
          <Icon name="back" />
        </button>
        <ScreenTitle title={words.title} hidden />
      </div>
      <div className="page-body">{children}</div>
    </>
  )
}
