import type { MyCircle } from '../../../circle/data/circles-found.ts'
import { type Shut, shutOf } from '../../audience/blocker.ts'

/** What can be said of acts that would bring a post to circles besides. */
interface CarryTold {
  /** Where it will be, by name. */
  goes: string[]
  /** What takes nothing now, with all that the same act brings nowhere because of it. */
  held: { names: string[]; by: string; code: Shut['code'] }[]
}

/** Pure: nothing is said of an act that has a circle which is not mine, or stands alone: it comes to nothing. */
export function carryTold(acts: readonly (readonly string[])[], mine: readonly MyCircle[]): CarryTold {
  const known = new Map(mine.map((one) => [one.id, one.circle]))
  const nameOf = (id: string) => known.get(id)?.name ?? ''
  const told = acts.filter((ids) =>
    ids.every((id) => {
      const circle = known.get(id)
      return circle && circle.kind !== 'public' && !circle.tier
    }),
  )
  const goes = told.filter((ids) => !shutOf(ids, mine)).flat()
  const held = told.flatMap((ids) => {
    const shut = shutOf(ids, mine)
    const names = ids.filter((id) => !goes.includes(id)).map(nameOf)
    return shut ? [{ names, by: nameOf(shut.circleId), code: shut.code }] : []
  })
  return { goes: [...new Set(goes)].map(nameOf), held }
}
