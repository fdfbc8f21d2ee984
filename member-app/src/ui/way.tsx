import type { IconName } from '@varanda/design/icons'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** Ways onward of one kind, a row each, under their name. */
export function Ways({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="ways" aria-labelledby={id}>
      <h2 id={id} className="label quiet">
        {title}
      </h2>
      {children}
    </section>
  )
}

/**
 * What a row that leads on says: where to, and what one finds there. It stands in a link or a button of the class
 * `way`. `lit`: how much waits there, said in `text` too.
 */
export function WayWords(props: { icon: IconName; title: string; text?: string; lit?: number }) {
  const { icon, title, text, lit = 0 } = props
  return (
    <>
      <Icon name={icon} />
      <span className="way-words">
        <span className="way-title">{title}</span>
        {text && <span className="small quiet">{text}</span>}
      </span>
      {lit > 0 && (
        <span className="badge lit" aria-hidden="true">
          {lit > 99 ? '99+' : lit}
        </span>
      )}
      <Icon name="forward" size={20} />
    </>
  )
}
