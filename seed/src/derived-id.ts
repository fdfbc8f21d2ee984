import { createHash } from 'node:crypto'

/**
 * Letters and digits that are always the same for the same name, as ids of a made-up world have to be. Not secret:
 * whoever knows the name knows the id.
 */
export function derivedId(name: string, length: number): string {
  let text = ''
  for (let round = 0; text.length < length; round++) {
    text += createHash('sha256').update(`${name} ${round}`).digest('base64').replace(/[+/=]/g, '')
  }
  return text.slice(0, length)
}
