import { familyNames } from '../names/family-names.ts'
import { namesIn } from '../names/stock.ts'
import type { Network } from '../network.ts'
import { randomFrom } from '../random.ts'
import type { Recipe } from '../recipe.ts'
import { acquaintances } from './families/acquaintances.ts'
import { invitations } from './families/invitations.ts'
import { kinship } from './families/kinship.ts'
import { familySizes } from './families/sizes.ts'
import { joiningDays } from './growth.ts'
import type { Report } from './progress.ts'
import { TieList } from './tie-list.ts'

/**
 * Families as they are: brothers and sisters with their couples, households, children and grandchildren; across
 * families, marriages, school classes, neighbours, workmates and friends. They come in by invites, each member bringing
 * at most `seats` people they know, none before their inviter. Families are groups, the largest first.
 */
export function families(recipe: Extract<Recipe, { model: 'families' }>, report: Report): Network {
  const { people: count, seats, months } = recipe.parameters
  const random = randomFrom(recipe.seed)
  const sizes = familySizes(count, random)
  const ties = new TieList(5 * count)
  const kin = kinship(count, ties, random)
  for (const [family, size] of sizes.entries()) {
    kin.grow(family, size)
    report((0.4 * (family + 1)) / sizes.length)
  }
  acquaintances(count, sizes.length, kin, ties, random)
  report(0.5)
  const days = joiningDays(count, months, random)
  const { inviter, joined } = invitations(kin, ties, seats, days, random, (share) => report(0.5 + 0.3 * share))
  const { names, groups } = familyNames(count, sizes.length, kin, namesIn(recipe.names), random)
  const { born, family: group, household } = kin
  return { people: { count, names, group, groups, inviter, joined, born, household }, ties: ties.ties() }
}
