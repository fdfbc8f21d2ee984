import { parseUrl } from '@varanda/domain/parse-url'

/** A piece of what somebody wrote: plain words, or an address that may be opened. */
export type TextPart = { text: string; href?: string }

const address = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/giu

/** Takes off what belongs to the sentence around an address: final marks, and a bracket that it did not open. */
function trimAddress(found: string): string {
  let text = found
  for (;;) {
    const last = text.at(-1) ?? ''
    const unopened = (last === ')' && !text.includes('(')) || (last === ']' && !text.includes('['))
    if (!unopened && !/[.,;:!?'’…]/u.test(last)) return text
    text = text.slice(0, -1)
  }
}

function hrefOf(text: string): string | undefined {
  const url = parseUrl(/^www\./i.test(text) ? `https://${text}` : text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.')
    ? url.href
    : undefined
}

/** Splits a text at the web addresses in it. Only http and https become links; nothing is read as HTML. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const match of text.matchAll(address)) {
    const found = trimAddress(match[0])
    const href = hrefOf(found)
    if (!href) continue
    if (match.index > done) parts.push({ text: text.slice(done, match.index) })
    parts.push({ text: found, href })
    done = match.index + found.length
  }
  if (done < text.length) parts.push({ text: text.slice(done) })
  return parts
}
