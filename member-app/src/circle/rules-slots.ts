import type { CircleRules } from '@varanda/domain/circle/circle'
import type { Slot } from '@varanda/domain/circle/rules-sentence'
import { rulesWords as words } from './words.ts'

/** The rules with another answer in a slot. */
export function withAnswer(slot: Slot, answer: string): Partial<CircleRules> {
  const isYesOrNo = slot === 'comments' || slot === 'mail' || slot === 'requests'
  return { [slot]: isYesOrNo ? answer === 'yes' : answer }
}

/** The answers of a slot, each with what it means. */
export function answersOf(slot: Slot): { value: string; text: string }[] {
  const { title: _, ...answers } = words.ask[slot] as Record<string, string>
  return Object.entries(answers).map(([value, text]) => ({ value, text }))
}
