/** Letters that take room and show nothing: the fillers of Hangul and the blank of Braille. */
const blankLetters = '\\u115F\\u1160\\u2800\\u3164\\uFFA0'

/** Neither control, format, unassigned, space nor a mark without its letter. */
const visible = new RegExp(`[^\\p{C}\\p{Z}\\p{M}${blankLetters}]`, 'u')

/** Whether a reader would see anything: a text of zero-width characters only is as good as none. */
export function showsSomething(text: string): boolean {
  return visible.test(text)
}

/**
 * Control characters and line ends, those that turn the reading direction, and those that nobody sees: soft hyphens,
 * joiners, tags. With each of them one name can look like another.
 */
const disguises =
  /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}]/gu

/** The joiner that makes a family of a few faces is seen nowhere else. */
const looseJoiner = /(^|(?!\uFE0F)[^\p{So}\p{Sk}\u200D])\u200D+/gu

/** Takes out what can make one name look like another. */
export function withoutDisguise(text: string): string {
  return text.replace(disguises, '').replace(looseJoiner, '$1')
}

/** No language needs more marks on one letter; with many, a name climbs over its neighbours. */
export function hasTowerOfMarks(text: string): boolean {
  return /\p{M}{4}/u.test(text)
}

/** The same for a text of several lines, whose ends forms send in another way than scripts do. */
export function linesWithoutDisguise(text: string): string {
  return text.replace(/\r\n?/g, '\n').split('\n').map(withoutDisguise).join('\n').trim()
}
