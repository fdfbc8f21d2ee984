import { type CircleKind, type CircleRules, usualRules } from '@varanda/domain/circle/circle'
import { rulesWords as words } from './words.ts'

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

/** The rules with another answer in a slot. */
export function withAnswer(slot: Slot, answer: string): Partial<CircleRules> {
  const isYesOrNo = slot === 'comments' || slot === 'mail' || slot === 'requests'
  return { [slot]: isYesOrNo ? answer === 'yes' : answer }
}

/** The words of what is chosen in a slot. */
export function sayChosen(rules: CircleRules, slot: Slot): string {
  return (words[slot] as Record<string, string>)[chosenIn(rules, slot)]!
}

/** The answers of a slot, each with what it means. */
export function answersOf(slot: Slot): { value: string; text: string }[] {
  const { title: _, ...answers } = words.ask[slot] as Record<string, string>
  return Object.entries(answers).map(([value, text]) => ({ value, text }))
}

/**
 * The rules in sentences, in pieces: text, and the slots in it. `isChanging` for whoever is shown every slot; others
 * are told what posting and coming in are like, and what is not as usual.
 */
export function sentenceOf(kind: CircleKind, rules: CircleRules, isChanging: boolean): Piece[] {
  const sentences = words[kind].map((sentence) =>
    sentence.split(/(\{\w+\})/u).flatMap((piece): Piece[] => {
      if (piece === '') return []
      if (!piece.startsWith('{')) return [piece]
      const slot = piece.slice(1, -1) as Slot
      return [{ slot, text: sayChosen(rules, slot) }]
    }),
  )
  const isUsual = (piece: Piece) =>
    typeof piece === 'string' || chosenIn(rules, piece.slot) === chosenIn(usualRules(kind), piece.slot)
  const told = sentences.filter((pieces, index) => isChanging || index === 0 || !pieces.every(isUsual))
  return told.flatMap((pieces, index) => (index === 0 ? pieces : [' ', ...pieces]))
}
