import { brand } from '@varanda/domain/brand'
import { type ReactNode, useEffect, useRef } from 'react'
import { wasForward } from './navigation/journey.ts'

/** A screen's title for the tab and for screen readers, and its heading, which takes the focus on arrival. */
export function ScreenTitle(props: { title: string; children?: ReactNode; hidden?: boolean; keepFocus?: boolean }) {
  const { title, children, hidden, keepFocus } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title === brand.name ? title : `${title} · ${brand.name}`
  }, [title])
  useEffect(() => {
    if (!keepFocus && wasForward()) heading.current?.focus({ preventScroll: true })
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
