import { Icon } from '../../ui/icon.tsx'
import { useMayWrite } from '../../ui/may-write.ts'
import { useFrozen } from '../frozen-group.tsx'
import { Felt } from './felt.tsx'
import type { RowParts } from './reaction-row.tsx'
import { sayFeeling, words } from './words.ts'

/**
 * My reaction, or the way to one; for whoever may not write, and in a frozen group, only the way back. `label`: to what,
 * where there is none yet; `size` of its picture.
 */
export function ReactButton(props: RowParts & { id: string; label: string; size: number; bare?: boolean }) {
  const { own, open, opener, id, label, size, bare } = props
  const isFrozen = useFrozen()
  const mayReact = useMayWrite() && !isFrozen
  if (!mayReact && !own) return null
  return (
    <button
      ref={opener}
      type="button"
      id={id}
      className={own ? 'post-action react mine' : 'post-action react'}
      aria-label={own ? (mayReact ? words.mine : words.takeBack)(sayFeeling(own)) : label}
      onClick={open}
    >
      {own ? <Felt feeling={own} size={size} /> : <Icon name="hibiscus" size={size} />}
      {!bare && <span>{own ? (own.kind ? words.kinds[own.kind] : words.reacted) : words.react}</span>}
    </button>
  )
}
