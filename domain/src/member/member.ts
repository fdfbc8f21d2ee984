import * as v from 'valibot'
import { brand } from '../brand.ts'
import { isReservedId } from '../document-id.ts'
import { hasTowerOfMarks, showsSomething, withoutDisguise } from '../visible-text.ts'

export const memberLimits = {
  name: 60,
  bio: 300,
  /** Under this age an account exists only through a guardian's (Lei 15.211/2025, art. 24). */
  minimumAge: 16,
  maximumAge: 120,
} as const

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

/** `users/{uid}`: what other members may see. The role is for display; `Standing` decides. */
export const memberSchema = v.object({
  name: v.string(),
  role: v.picklist(roles),
  bio: v.exactOptional(v.string()),
  /** See photo.ts. */
  photo: v.exactOptional(v.string()),
  /** They came in by mail alone and have not been in the app. Functions write it. */
  readsByMail: v.exactOptional(v.literal(true)),
})
export type Member = v.InferOutput<typeof memberSchema>

/** An account's id as a document's id, which Firestore would not take with a slash or of dots alone. */
export const memberUid = v.pipe(
  v.string(),
  v.regex(/^[^/]{1,128}$/u),
  v.check((uid) => uid.isWellFormed() && !isReservedId(uid)),
)

const ownName = brand.name
  .normalize('NFC')
  .toLowerCase()
  .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * Names under which the instance itself would seem to speak: its own, and what those are called who run it, in lower
 * case. firestore.rules ask the same of a profile: the build puts this there.
 */
export const officialNames = String.raw`\P{L}*((a|o|the|equipe|team|time|casa|house|suporte|support)\P{L}+((da|do|de|of|the)\P{L}+)?)*(${ownName}|adm|admins?|administra(dor|dora|dores|doras|tors?|tion|cao|ção)|moderador|moderadora|moderators?|suporte|support|sistema|system)\P{L}*`
const officialName = new RegExp(`^${officialNames}$`, 'u')

export function isOfficialName(name: string): boolean {
  return officialName.test(name.normalize('NFC').toLowerCase())
}

/** Collapses white space and takes disguises off; what is left must show something, fit, and be nobody's office. */
export const memberName = v.pipe(
  v.string(),
  v.transform((text) => withoutDisguise(text.replace(/\s+/gu, ' ')).trim()),
  v.check((text) => text.isWellFormed() && showsSomething(text) && !hasTowerOfMarks(text)),
  v.check((text) => !isOfficialName(text)),
  v.maxLength(memberLimits.name),
)

export const memberBio = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(memberLimits.bio),
  v.transform((text) => (showsSomething(text) ? text : '')),
)

/** `YYYY-MM-DD` of a day that exists. */
export const birthDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(
    (text) =>
      !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
  ),
)

/** "Ana" of "Ana Andrade": how the instance calls people. */
export function firstName(name: string): string {
  const titles = /^(dona|seu|tia|tio|vó|vô|grandma|grandpa|aunt|uncle)$/iu
  const words = name.split(' ')
  return titles.test(words[0] ?? '') && words[1] ? `${words[0]} ${words[1]}` : (words[0] ?? name)
}
