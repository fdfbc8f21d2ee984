/**
 * Stands for the instance's own origin in everything that is written before it is known where it will be served; a name
 * that nobody can have (RFC 6761).
 */
export const anyOrigin = 'https://this-instance.invalid'

/** The text with the real origin in it. */
export function atOrigin(text: string, origin: string): string {
  return text.replaceAll(anyOrigin, () => origin)
}
