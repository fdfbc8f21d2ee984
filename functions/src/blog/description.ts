/** What search engines show of a page's description, in characters. */
const shown = 160

/** A summary as its page's description: whole sentences where they fill half of what is shown, else whole words. */
export function descriptionOf(summary: string): string {
  if (summary.length <= shown) return summary
  const start = summary.slice(0, shown)
  const sentences = start.slice(0, start.search(/[.!?] [^.!?]*$/) + 1)
  if (sentences.length >= shown / 2) return sentences
  const end = start.lastIndexOf(' ')
  // Where there is no word, what may be half a character goes.
  const words = end < 0 ? Array.from(start).slice(0, -1).join('') : start.slice(0, end)
  return `${words.replace(/[,;:]$/, '')}…`
}
