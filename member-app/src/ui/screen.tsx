import { type ReactNode, useEffect, useRef } from 'react'
import { isForHeading } from './navigation/journey.ts'
import { showPageTitle } from './page-title.ts'

/** A screen's title for the tab and for screen readers, and its heading, which takes the focus on arrival. */
export function ScreenTitle(props: { title: string; children?: ReactNode; hidden?: boolean; keepFocus?: boolean }) {
  const { title, children, hidden, keepFocus } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    showPageTitle(title)
  }, [title])
  useEffect(() => {
    if (!keepFocus && isForHeading()) heading.current?.focus({ preventScroll: true })
  }, [keepFocus])
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={hidden ? 'visually-hidden screen-heading' : 'screen-title screen-heading'}
    >
      {children ?? title}
    </h1>
  )
}
