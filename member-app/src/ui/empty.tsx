import { block, type Module } from '@varanda/design/cobogo'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

/** An empty place: a piece of wall with the light coming through, and an invitation. */
export function Empty(props: { title: string; text: string; module?: Module; children?: ReactNode }) {
  const { title, text, module = 'escama', children } = props
  const dark = block(module, { light: 'var(--shade-3)' })
  const lit = block(module, { light: 'var(--mango)' })
  return (
    <div className="empty">
      <span className="empty-wall" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
          <Picture key={index} svg={index === 2 || index === 5 ? lit : dark} />
        ))}
      </span>
      <h2 className="sheet-title">{title}</h2>
      <p className="quiet">{text}</p>
      {children}
    </div>
  )
}
