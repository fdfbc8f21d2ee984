import { anyOrigin } from '@varanda/domain/site/any-origin'

/** The text with the real origin in it. */
export function atOrigin(text: string, origin: string): string {
  return text.replaceAll(anyOrigin, () => origin)
}
