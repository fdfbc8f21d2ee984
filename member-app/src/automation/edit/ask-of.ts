import type { Parts } from '@varanda/domain/automation/parts'
import type { Slot } from '@varanda/domain/automation/sentence'
import { words } from '../words.ts'

/** What a slot asks, in words. */
export function askOf({ conditions }: Parts, slot: Slot): string {
  const { ask } = words
  if (slot.of === 'trigger') return ask[slot.field]
  if (slot.of === 'match') return ask.match
  if (slot.of === 'action') return slot.field === 'kind' ? ask.action : ask[slot.field]
  if (slot.field === 'kind') return ask.condition
  const kind = conditions[slot.index]?.kind
  if (kind === 'author') return ask.person
  return kind === undefined || kind === 'photo' ? ask.condition : ask[kind]
}
