import type { Audience } from '../post/audience.ts'
import { tagsOf } from '../post/marks.ts'
import type { Automation } from './automation.ts'
import { decide, type Seen } from './engine.ts'
import type { Parts } from './parts.ts'

/** A post that is about to go out, as its author's own copy will have it. */
interface Going {
  text: string
  hasPhotos: boolean
  audience: Pick<Audience, 'circles'>
  /** Those of its circles that the copy names. */
  told: readonly string[]
}

type Own = Pick<Automation, 'zone' | 'on'> & { parts: Parts }

/**
 * Pure: to which circles besides its author's automations would carry a post on, by the engine that runs them; each act
 * by itself, since what one circle of it refuses goes to none of them. `clock` shows the weekday and the minute in a zone.
 */
export function carriedTo(
  automations: readonly { id: string; data: Own }[],
  owner: string,
  { text, hasPhotos, audience, told }: Going,
  clock: (zone: string) => Pick<Seen, 'weekday' | 'minute'>,
): string[][] {
  const post = { author: owner, text, tags: tagsOf(text), hasPhotos, circles: told }
  return automations.flatMap(({ id, data: { parts, zone, on } }) => {
    if (!on) return []
    const outcome = decide({ id, owner, parts }, { kind: 'post', by: owner, chain: [] }, { post, ...clock(zone) }, 0)
    if (outcome.kind !== 'acts') return []
    return outcome.actions.flatMap((action) => {
      const more = action.kind === 'share' ? action.circles.filter((id) => !audience.circles.includes(id)) : []
      return more.length > 0 ? [more] : []
    })
  })
}
