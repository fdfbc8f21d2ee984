import { type CircleKind, type CircleRules, usualRules } from './circle.ts'
import type { rules as pt } from './messages/pt/rules.ts'

type RulesWords = typeof pt

/** A rule that stands in the sentence. */
export type Slot = 'whoPosts' | 'whoInvites' | 'history' | 'comments' | 'mail' | 'requests'

export type SlotPiece = { slot: Slot; text: string }
export type Piece = string | SlotPiece

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

/** What is chosen in a slot, as its answers are called. */
export function chosenIn(rules: CircleRules, slot: Slot): string {
  const value = rules[slot] ?? false
  return typeof value === 'boolean' ? yesOrNo(value) : value
}

/** The words of what is chosen in a slot. */
export function sayChosen(words: RulesWords, rules: CircleRules, slot: Slot): string {
  return (words[slot] as Record<string, string>)[chosenIn(rules, slot)]!
}

/**
 * The rules in sentences, in pieces: text, and the slots in it. `isChanging` for whoever is shown every slot; others
 * are told what posting and coming in are like, and what is not as usual.
 */
export function sentenceOf(
  words: RulesWords,
  { kind, rules }: { kind: CircleKind; rules: CircleRules },
  isChanging: boolean,
): Piece[] {
  const sentences = words[kind].map((sentence) =>
    sentence.split(/(\{\w+\})/u).flatMap((piece): Piece[] => {
      if (piece === '') return []
      if (!piece.startsWith('{')) return [piece]
      const slot = piece.slice(1, -1) as Slot
      return [{ slot, text: sayChosen(words, rules, slot) }]
    }),
  )
  const isUsual = (piece: Piece) =>
    typeof piece === 'string' || chosenIn(rules, piece.slot) === chosenIn(usualRules(kind), piece.slot)
  const told = sentences.filter((pieces, index) => isChanging || index === 0 || !pieces.every(isUsual))
  return told.flatMap((pieces, index) => (index === 0 ? pieces : [' ', ...pieces]))
}

/** The same as one text, for whoever reads about a circle and changes nothing. */
export function sayRules(words: RulesWords, circle: { kind: CircleKind; rules: CircleRules }): string {
  return sentenceOf(words, circle, false)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('')
}
