import { type CircleKind, circleRulesSchema, usualRules } from '@varanda/domain/circle/circle'
import { type CircleTemplate, templateNames, templateOf } from '@varanda/domain/circle/template'
import { newCircleId } from '@varanda/domain/ids'
import * as v from 'valibot'
import { holdForWords } from '../../data/unsent-words.ts'
import { makingWords } from '../words.ts'
import { keptPlan } from './kept-plan.ts'

const planSchema = v.object({
  /** Of the device: made again under the same id, it is made once. */
  id: v.string(),
  template: v.picklist([...templateNames, 'scratch']),
  name: v.string(),
  purpose: v.string(),
  /** Which of the blocks of its id it has. */
  block: v.number(),
  rules: circleRulesSchema,
  /** Undefined until the member has seen who might come. */
  people: v.optional(v.pipe(v.array(v.string()), v.readonly())),
})

/** A group or circle as it is being made. */
export type Plan = v.InferOutput<typeof planSchema>

export const $plan = keptPlan('new-circle', planSchema)

// Its words are with this tab alone, also once its screen is left.
let letGo: (() => void) | undefined
$plan.subscribe((plan) => {
  const hasWords = plan !== undefined && (plan.name !== suggestedName(plan.template) || plan.purpose !== '')
  if (hasWords) letGo ??= holdForWords()
  else {
    letGo?.()
    letGo = undefined
  }
})

/** What it begins with; from scratch, a group as they usually are. */
export function startOf(template: Plan['template']): CircleTemplate {
  const kind: CircleKind = 'group'
  return (template === 'scratch' ? undefined : templateOf(template)) ?? { kind, rules: usualRules(kind) }
}

/** Begins by a template, for its owner; the same one again goes on with what is there, another one with what was typed. */
export function begin(template: Plan['template'], owner: string): void {
  const now = $plan.get()
  if (now?.template === template) return
  const { rules } = startOf(template)
  $plan.set({
    id: newCircleId(owner),
    template,
    name: now && isTyped(now) ? now.name : suggestedName(template),
    purpose: now?.purpose ?? '',
    block: 0,
    rules,
    people: now?.people,
  })
}

export function change(what: Partial<Plan>): void {
  const now = $plan.get()
  if (now) $plan.set({ ...now, ...what })
}

/** It is made; another one that was begun meanwhile stays. */
export function finishPlan(id: string): void {
  if ($plan.get()?.id === id) $plan.set(undefined)
}

function isTyped({ template, name }: Plan): boolean {
  return name.trim() !== '' && name !== suggestedName(template)
}

function suggestedName(template: Plan['template']): string {
  return template === 'scratch' ? '' : makingWords.templates[template].suggested
}
