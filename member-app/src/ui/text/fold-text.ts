import { cutBefore } from '@varanda/domain/post/marks'

/** What a post shows of a long text before "read more": about half a phone's screen. */
export const foldLimits = { characters: 480, lines: 9, slack: 120 } as const

/** The beginning of a long text, cut between words; undefined when the text is short enough to stand whole. */
export function foldText(text: string): string | undefined {
  const lines = text.split('\n')
  const tooTall = lines.length > foldLimits.lines + 2
  const tooLong = text.length > foldLimits.characters + foldLimits.slack
  if (!tooTall && !tooLong) return undefined
  const tall = tooTall ? lines.slice(0, foldLimits.lines).join('\n') : text
  if (tall.length <= foldLimits.characters) return `${tall.trimEnd()}…`
  const cut = tall.slice(0, cutBefore(tall, foldLimits.characters))
  const space = cut.search(/\s\S*$/u)
  return `${cut.slice(0, space > foldLimits.characters / 2 ? space : undefined).replace(/[\s.,;:]+$/u, '')}…`
}
