import { parseUrl } from '../parse-url.ts'

/**
 * A piece of what somebody wrote: plain words, an address that may be opened, a tag, or a person who is called. The
 * mark of a person holds their uid and no name: names are their readers' to know.
 */
export type Mark =
  | { kind: 'words'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'tag'; text: string; tag: string }
  | { kind: 'mention'; text: string; uid: string }

export const markLimits = { tags: 10, tagLetters: 40, mentions: 20 } as const

const address = String.raw`\b(?:https?:\/\/|www\.)[^\s<>"“”]+`
const person = String.raw`@\{(?<uid>[\w-]{1,128})\}`
// A tag begins a word and has a letter in it, so that neither `C#` nor `#1` is one.
const tag = String.raw`(?<![\p{L}\p{N}\p{M}_&#/])#(?<tag>[\p{L}\p{N}\p{M}_]*\p{L}[\p{L}\p{N}\p{M}_]*)`
const mark = new RegExp(`${address}|${person}|${tag}`, 'giu')

/** Takes off what belongs to the sentence around an address: final marks, and brackets that it did not open. */
function trimAddress(found: string): string {
  const unopened = { ')': count(found, ')') - count(found, '('), ']': count(found, ']') - count(found, '[') }
  let end = found.length
  for (;;) {
    const last = found[end - 1] ?? ''
    if ((last === ')' || last === ']') && unopened[last] > 0) unopened[last] -= 1
    else if (!/[.,;:!?'’…]/u.test(last)) return found.slice(0, end)
    end -= 1
  }
}

const count = (text: string, letter: string) => text.split(letter).length - 1

function hrefOf(text: string): string | undefined {
  const url = parseUrl(/^www\./i.test(text) ? `https://${text}` : text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.')
    ? url.href
    : undefined
}

/** A tag as it is looked for: `#Café` and `#cafe` are one. */
export function foldTag(tag: string): string {
  return tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function markOf(match: RegExpExecArray): Mark | undefined {
  const [text] = match
  const { uid, tag } = match.groups!
  if (uid !== undefined) return { kind: 'mention', text, uid }
  if (tag !== undefined) {
    return [...tag].length <= markLimits.tagLetters ? { kind: 'tag', text, tag: foldTag(tag) } : undefined
  }
  const found = trimAddress(text)
  const href = hrefOf(found)
  return href === undefined ? undefined : { kind: 'link', text: found, href }
}

/**
 * Splits a text at its marks; the texts of all pieces, one after the other, are the text again. Only http and https
 * become links, and nothing is read as HTML.
 */
export function parseMarks(text: string): Mark[] {
  const pieces: Mark[] = []
  let done = 0
  const addWords = (end: number) => end > done && pieces.push({ kind: 'words', text: text.slice(done, end) })
  for (const match of text.matchAll(mark)) {
    const found = markOf(match)
    if (!found) continue
    addWords(match.index)
    pieces.push(found)
    done = match.index + found.text.length
  }
  addWords(text.length)
  return pieces
}

/** The tags of a text, folded, each once, at most `markLimits.tags`. */
export function tagsOf(text: string): string[] {
  const tags = parseMarks(text).flatMap((piece) => (piece.kind === 'tag' ? piece.tag : []))
  return [...new Set(tags)].slice(0, markLimits.tags)
}

/** Whom a text calls, each once, at most `markLimits.mentions`. Nothing proves that they may read it. */
export function mentionsOf(text: string): string[] {
  const uids = parseMarks(text).flatMap((piece) => (piece.kind === 'mention' ? piece.uid : []))
  return [...new Set(uids)].slice(0, markLimits.mentions)
}

/** The mark that calls somebody. */
export function mentionOf(uid: string): string {
  return `@{${uid}}`
}

/** Where a text may be cut, at or before `end`, so that no mark of a person is cut in two. */
export function cutBefore(text: string, end: number): number {
  let at = 0
  for (const piece of parseMarks(text)) {
    const next = at + piece.text.length
    if (next > end) return piece.kind === 'mention' ? at : end
    at = next
  }
  return at
}

/** A text as plain words, for where nothing can be pressed: who is called is named by `nameOf`. */
export function sayMarks(text: string, nameOf: (uid: string) => string): string {
  if (!text.includes('@{')) return text
  return parseMarks(text)
    .map((piece) => (piece.kind === 'mention' ? nameOf(piece.uid) : piece.text))
    .join('')
}
