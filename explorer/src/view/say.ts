import type { Locale } from '@varanda/domain/locale'
import { type Network, nobody, noDay } from '@varanda/graph/network'
import { countText } from '../count-text.ts'
import { fill } from '../fill.ts'
import { ageOn } from './classes.ts'
import type { ExplorerWords } from './explorer-props.ts'
import type { Facts } from './facts/facts.ts'
import { monthName, yearOfDay } from './facts/month.ts'

/** What is told of a person, one line each; what is not known is left out. */
export function linesOf(
  person: number,
  { people }: Network,
  facts: Facts,
  words: ExplorerWords,
  locale: Locale,
): readonly string[] {
  const { person: say } = words
  if (facts.month[person]! > facts.until)
    return [
      people.groups[people.group[person]!] ?? '',
      fill(say.notYet, { month: monthName(facts.until, locale) }),
    ].filter(Boolean)
  const inviter = people.inviter[person]!
  const joined = people.joined[person]!
  const born = people.born[person]!
  const { hasInvites } = facts
  return [
    people.groups[people.group[person]!],
    hasInvites &&
      (inviter !== nobody
        ? fill(say.invitedBy, { name: people.names[inviter]! })
        : facts.invited[person]
          ? say.founder
          : say.noInviter),
    countText(locale, facts.degree[person]!, say.knows),
    hasInvites && countText(locale, facts.invited[person]!, say.invited),
    born !== noDay &&
      `${fill(say.born, { year: yearOfDay(born) })}, ${countText(locale, ageOn(born, facts.today), say.age)}`,
    joined !== noDay && fill(say.joined, { month: monthName(facts.month[person]!, locale) }),
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
}
