import type { IconName } from '@varanda/design/icons'
import type { ReactNode } from 'react'
import { useMe } from '../../data/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { useFocusHandedOn } from '../../ui/navigation/use-focus-handed-on.ts'
import { Portrait } from '../../ui/person/portrait.tsx'

/** Words of mine that the instance does not have, on top of the feed: what became of them, and what I can do about it. */
export function UnsentArticle(props: {
  state: 'waiting' | 'sending' | 'sent' | 'refused'
  icon: IconName
  says: string
  acts?: ReactNode
  children: ReactNode
}) {
  const { state, icon, says, acts, children } = props
  const me = useMe()
  const row = useFocusHandedOn<HTMLElement>()
  return (
    <article ref={row} className={`post unsent ${state}`}>
      <header className="post-head">
        <Portrait uid={me.uid} />
        <div>
          <p className="post-author">{me.name}</p>
          <p className="post-state">
            <Icon name={icon} size={18} />
            {says}
          </p>
        </div>
      </header>
      {children}
      {acts && <div className="post-actions">{acts}</div>}
    </article>
  )
}

/** One thing that can be done about them. */
export function UnsentAct({ icon, text, act }: { icon?: IconName; text: string; act: () => void }) {
  return (
    <button type="button" className="post-action" onClick={act}>
      {icon && <Icon name={icon} />}
      {text}
    </button>
  )
}
