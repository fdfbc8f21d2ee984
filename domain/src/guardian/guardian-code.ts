import * as v from 'valibot'
import { momentSchema } from '../moment.ts'

/**
 * A ward signs in with nine digits that the guardian's app shows: `482 913 057`. The first three say where the instance
 * keeps the code, so that a child types no name; the other six are secret, and five wrong tries end them, whoever
 * tries.
 */
export const wardCodeLimits = {
  placeDigits: 3,
  secretDigits: 6,
  minutes: 10,
  tries: 5,
} as const

export const wardCodeDigits = wardCodeLimits.placeDigits + wardCodeLimits.secretDigits

/** `wardCodes/{place}`: the one code that lies there. Nobody reads it. */
export const wardCodeSchema = v.object({
  /** Both base64url; the hash is slow. */
  salt: v.string(),
  hash: v.string(),
  uid: v.string(),
  /** Who made it: a code of somebody who is not the guardian any more opens nothing. */
  guardian: v.string(),
  tries: v.number(),
  goodUntil: momentSchema,
  expiresAt: momentSchema,
})
export type WardCode = v.InferOutput<typeof wardCodeSchema>

export function isGoodWardCode(stored: WardCode | undefined, now: Date): stored is WardCode {
  return stored !== undefined && stored.tries < wardCodeLimits.tries && stored.goodUntil.toMillis() > now.getTime()
}

/** The two parts of a code of nine digits. */
export function wardCodeParts(code: string): { place: string; secret: string } {
  return { place: code.slice(0, wardCodeLimits.placeDigits), secret: code.slice(wardCodeLimits.placeDigits) }
}

/** `482 913 057`: how a code is shown and read aloud. */
export function spacedCode(code: string): string {
  return code.replace(/(\d{3})(?=\d)/g, '$1 ')
}

/** What a code stands behind in an address: after `#`, so that no server and no log sees it. */
export const wardCodeFragment = 'crianca'

/** The code in an address's fragment; undefined when there is none. */
export function codeOfFragment(fragment: string): string | undefined {
  const code = new URLSearchParams(fragment.replace(/^#/, '')).get(wardCodeFragment) ?? ''
  return /^\d{9}$/.test(code) ? code : undefined
}
