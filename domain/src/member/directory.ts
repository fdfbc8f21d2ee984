import * as v from 'valibot'
import { ageBands } from '../guardian/age-band.ts'
import { momentSchema } from '../moment.ts'
import type { Member } from './member.ts'
import { roles } from './member.ts'
import { personOf, personSchema } from './person.ts'
import type { Standing } from './standing.ts'
import { standingStatuses } from './standing.ts'

export const directoryLimits = {
  /** Letters of the beginnings that a card is found by. */
  shortestKey: 2,
  longestKey: 12,
  keys: 60,
} as const

/**
 * `directory/{uid}`: what administrators list and find members by, and `findPeople` the names of members. A copy of profile, standing and address that
 * functions keep; it decides nothing.
 */
export const directoryCardSchema = v.object({
  ...personSchema.entries,
  email: v.string(),
  role: v.picklist(roles),
  status: v.picklist(standingStatuses),
  ageBand: v.picklist(ageBands),
  invitedBy: v.nullable(v.object({ uid: v.string(), name: v.string() })),
  guardian: v.nullable(v.string()),
  joinedAt: momentSchema,
  /** Beginnings of the words of name and address, without accents, for `array-contains`. */
  keys: v.array(v.string()),
})
export type DirectoryCard = v.InferOutput<typeof directoryCardSchema>

export function directoryCard(
  uid: string,
  profile: Pick<Member, 'name' | 'photo'>,
  standing: Standing,
  email: string,
): DirectoryCard {
  return {
    ...personOf(uid, profile),
    email,
    role: standing.role,
    status: standing.status,
    ageBand: standing.ageBand ?? 'adult',
    invitedBy: standing.invitedBy,
    guardian: standing.guardian ?? null,
    joinedAt: standing.joinedAt ?? standing.validSince,
    keys: searchKeys(profile.name, email),
  }
}

/** Words as they are compared: small letters without accents. */
export function searchWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Every beginning of every word, within the limits. */
export function searchKeys(...texts: string[]): string[] {
  const { shortestKey, longestKey, keys } = directoryLimits
  const found = new Set<string>()
  for (const word of texts.flatMap(searchWords)) {
    const letters = [...word].slice(0, longestKey)
    for (let length = Math.min(shortestKey, letters.length); length <= letters.length; length++) {
      found.add(letters.slice(0, length).join(''))
    }
  }
  return [...found].slice(0, keys)
}
