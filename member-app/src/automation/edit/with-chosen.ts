import type { MyCircle } from '../../circle/data/circles-found.ts'
import { words } from '../words.ts'

/** A circle to choose, or that was chosen and cannot be any more, which `lacks` says. */
export interface ChosenCircle {
  id: string
  name: string
  block?: MyCircle['circle']['block']
  lacks?: string | undefined
}

/** Pure: what fits, and behind it what was chosen and does not: left out it would be dropped unseen, or fail unexplained. */
export function withChosen(
  mine: readonly MyCircle[],
  fits: (one: MyCircle) => boolean,
  chosen: readonly (string | undefined)[],
): ChosenCircle[] {
  const row = ({ id, circle: { name, block } }: MyCircle) => ({ id, name, ...(block !== undefined && { block }) })
  const fitting = mine.filter(fits).map(row)
  const others = [...new Set(chosen)].filter((id) => id && !fitting.some((one) => one.id === id)) as string[]
  return [
    ...fitting,
    ...others.map((id) => {
      const one = mine.find((circle) => circle.id === id)
      return one ? { ...row(one), lacks: whyNot(one) } : { id, name: words.edit.shut.gone }
    }),
  ]
}

function whyNot({ circle, role, rules }: MyCircle): string {
  const { shut } = words.edit
  if (circle.frozen) return shut.frozen
  return role === 'member' && rules.whoPosts === 'moderators' ? shut.announcing : shut.other
}
