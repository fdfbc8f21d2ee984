/** Letters that take room and show nothing: the fillers of Hangul and the blank of Braille. */
const blankLetters = '\\u115F\\u1160\\u2800\\u3164\\uFFA0'

/** Neither control, format, unassigned, space nor a mark without its letter. */
const visible = new RegExp(`[^\\p{C}\\p{Z}\\p{M}${blankLetters}]`, 'u')

/** Whether a reader would see anything: a text of zero-width characters only is as good as none. */
export function showsSomething(text: string): boolean {
  return visible.test(text)
}

/** Takes out control characters and those that turn the reading direction, with which one name can look like another. */
export function withoutDisguise(text: string): string {
  return text.replace(/\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
}

/** The same for a text of several lines, whose ends forms send in another way than scripts do. */
export function linesWithoutDisguise(text: string): string {
  return text.replace(/\r\n?/g, '\n').split('\n').map(withoutDisguise).join('\n').trim()
}
