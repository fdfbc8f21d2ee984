import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface SettingRowProps {
  /** By which the address leads here. */
  id: string
  title: string
  /** What is set, in words. */
  how: string
  /** Whether it interrupts. */
  isLoud: boolean
  isOpen: boolean
  onTurn: () => void
  children: ReactNode
}

/** A setting that says what it is, and is changed in its place once it is opened. */
export function SettingRow({ id, title, how, isLoud, isOpen, onTurn, children }: SettingRowProps) {
  const inside = useId()
  return (
    <section className={isOpen ? 'how-row open' : 'how-row'} aria-labelledby={id}>
      <h2>
        <button
          type="button"
          id={id}
          className="how-turn"
          aria-expanded={isOpen}
          aria-controls={inside}
          onClick={onTurn}
        >
          <span className="how-words">
            <span className="how-title">{title}</span>
            <span className={isLoud ? 'how-said loud' : 'how-said'}>{how}</span>
          </span>
          <Icon name="down" size={20} />
        </button>
      </h2>
      <div id={inside} className="how-inside" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
