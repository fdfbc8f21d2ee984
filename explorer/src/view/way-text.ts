import type { Locale } from '@varanda/domain/locale'
import { noDay } from '@varanda/graph/network'
import { countText } from '../count-text.ts'
import { fill } from '../fill.ts'
import type { Sense } from '../view-state.ts'
import type { ExplorerWords } from './explorer-props.ts'
import type { Facts } from './facts/facts.ts'
import { monthName } from './facts/month.ts'
import type { Way } from './way.ts'

/**
 * How two people are joined, in a sentence: by what, in how many steps and months, or how far that had come by the month
 * of the facts. `way` is undefined where nothing joins them. Pure.
 */
export function wayText(
  way: Way | undefined,
  asked: Sense,
  { month, until, hasInvites }: Facts,
  words: ExplorerWords,
  locale: Locale,
): string {
  const say = words.path
  const sense = hasInvites ? asked : 'ties'
  if (!way) return sense === 'ties' ? say.none : say.noneByInvites
  const path = way.people
  if (!way.isWhole) {
    const here = monthName(until, locale)
    if (path.length < 2) return fill(say.notYet, { month: here })
    return fill(countText(locale, path.length - 1, say.soFar), { month: here })
  }
  const steps = path.length - 1
  if (sense === 'ties') return countText(locale, steps, say.ties)
  const first = path.reduce((first, person) => Math.min(first, month[person]!), Number.POSITIVE_INFINITY)
  const last = path.reduce((last, person) => Math.max(last, month[person]!), noDay)
  // `noDay` is before every month.
  const span = first === noDay ? 0 : last - first
  if (span === 0) return countText(locale, steps, say.invites)
  return fill(countText(locale, steps, say.invitesIn), { months: countText(locale, span, say.months) })
}
