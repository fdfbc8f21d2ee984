import type { Locale } from '../locale.ts'
import { listNames } from '../messages/plural.ts'
import { sentence as en } from './messages/en/sentence.ts'
import { sentence as pt } from './messages/pt/sentence.ts'
import { type Action, type Condition, type Ingredient, ingredients, type Parts, type Trigger } from './parts.ts'

const words = { pt, en } as const satisfies Record<Locale, unknown>

/** A part of a sentence that can be chosen: of the trigger, or of a condition or action by its place. */
export type Slot =
  | { of: 'trigger'; field: 'trigger' | 'by' | 'in' | 'at' }
  | { of: 'match' }
  | { of: 'condition'; index: number; field: 'kind' | 'value' }
  | { of: 'action'; index: number; field: 'kind' | 'circles' | 'circle' | 'text' | 'whom' | 'days' }

/** Words, or what was chosen there. All pieces, one after the other, are the sentence. */
export interface Piece {
  text: string
  slot?: Slot
}

/** Names as whoever reads the sentence knows them; undefined for whom and what they do not (any more). */
export interface Names {
  person(uid: string): string | undefined
  circle(id: string): string | undefined
}

/** An automation in words; what is not chosen yet (an empty id) stands there as something to choose. */
export function sentencePieces(parts: Parts, names: Names, locale: Locale): Piece[] {
  const say = words[locale]
  const { conditions, actions, match } = parts
  return [
    ...triggerPieces(parts.trigger, names, locale),
    ...conditions.flatMap((condition, index) => [
      ...(index === 0
        ? [{ text: say.if }]
        : [{ text: ' ' }, { text: say.join[match], slot: { of: 'match' } } as const, { text: ' ' }]),
      ...conditionPieces(condition, index, names, locale),
    ]),
    ...actions.flatMap((action, index) => [
      { text: index === 0 || index < actions.length - 1 ? say.next : say.and },
      ...actionPieces(action, index, names, locale),
    ]),
    { text: '.' },
  ]
}

export function sayAutomation(parts: Parts, names: Names, locale: Locale): string {
  return sentencePieces(parts, names, locale)
    .map(({ text }) => text)
    .join('')
}

function triggerPieces(trigger: Trigger, names: Names, locale: Locale): Piece[] {
  const say = words[locale]
  return fill(say.when[trigger.kind], {
    trigger: { text: triggerWords(trigger, locale), slot: { of: 'trigger', field: 'trigger' } },
    ...(trigger.kind === 'posts' && {
      by: {
        text: trigger.by === undefined ? say.someone : personWords(trigger.by, names, locale),
        slot: { of: 'trigger', field: 'by' },
      },
      in: {
        text: trigger.in === undefined ? say.anyCircle : circleWords(trigger.in, names, locale),
        slot: { of: 'trigger', field: 'in' },
      },
    }),
    ...(trigger.kind === 'time' && { at: { text: say.at(trigger.at), slot: { of: 'trigger', field: 'at' } } }),
  })
}

function triggerWords(trigger: Trigger, locale: Locale): string {
  const say = words[locale]
  switch (trigger.kind) {
    case 'i-post':
      return say.iPost
    case 'posts':
      return say.someone
    case 'said':
      return say.said[trigger.what]
    case 'joined':
      return say.joined
    case 'supported':
      return say.supported
    case 'time':
      if (trigger.every === 'day') return say.everyDay
      return trigger.every === 'week' ? say.everyWeek[(trigger.on ?? 1) - 1]! : say.everyMonth(trigger.on ?? 1)
  }
}

function conditionPieces(condition: Condition, index: number, names: Names, locale: Locale): Piece[] {
  const value = conditionValue(condition, names, locale)
  const at = { of: 'condition', index } as const
  return [
    { text: words[locale].condition[condition.kind], slot: { ...at, field: 'kind' } },
    ...(value === undefined ? [] : [{ text: ' ' }, { text: value, slot: { ...at, field: 'value' } } as const]),
  ]
}

function conditionValue(condition: Condition, names: Names, locale: Locale): string | undefined {
  const say = words[locale]
  switch (condition.kind) {
    case 'author':
      return personWords(condition.uid, names, locale)
    case 'circle':
      return circleWords(condition.circle, names, locale)
    case 'photo':
      return undefined
    case 'word':
      return condition.word === '' ? say.aWord : say.quoted(condition.word)
    case 'tag':
      return condition.tag === '' ? say.aWord : `#${condition.tag}`
    case 'hours':
      return say.hours(condition.from, condition.to)
    case 'weekdays':
      return condition.days.map((day) => say.weekdays[day - 1]).join(` ${say.join.any} `)
  }
}

function actionPieces(action: Action, index: number, names: Names, locale: Locale): Piece[] {
  const say = words[locale]
  const at = { of: 'action', index } as const
  const kind: Piece = {
    text: say.does[action.kind === 'notify' ? action.by : action.kind],
    slot: { ...at, field: 'kind' },
  }
  const values = Object.entries(actionValues(action, names, locale)).map(([field, text]): [string, Piece] => [
    field,
    { text, slot: { ...at, field: field as 'circle' } },
  ])
  return fill(say.action[action.kind], { kind, ...Object.fromEntries(values) })
}

function actionValues(action: Action, names: Names, locale: Locale): Record<string, string> {
  const say = words[locale]
  switch (action.kind) {
    case 'share':
      return {
        circles: listNames(
          locale,
          action.circles.map((id) => circleWords(id, names, locale)),
        ),
      }
    case 'post':
      return {
        text: action.text === '' ? say.aText : say.quoted(sayIngredients(action.text, locale)),
        circle: circleWords(action.circle, names, locale),
      }
    case 'mute':
      return {
        whom: action.circle === undefined ? say.whoDidIt : circleWords(action.circle, names, locale),
        days: say.days(action.days),
      }
    case 'add':
      return { circle: circleWords(action.circle, names, locale) }
    case 'thank':
      return { text: action.text === '' ? say.aText : say.quoted(action.text) }
    case 'notify':
    case 'save':
      return {}
  }
}

function personWords(uid: string, names: Names, locale: Locale): string {
  return names.person(uid) ?? (uid === '' ? words[locale].aPerson : words[locale].nobody)
}

function circleWords(id: string, names: Names, locale: Locale): string {
  return names.circle(id) ?? words[locale].aCircle
}

/** A template's words and what stands in its braces, in order. */
function fill(template: string, put: Readonly<Record<string, Piece>>): Piece[] {
  return template
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text) => put[text.slice(1, -1)] ?? { text })
}

/** A prepared text as its writer's language calls what is put in: `{name}` as `{nome}`. */
export function sayIngredients(text: string, locale: Locale): string {
  const names = words[locale].ingredients
  return ingredients.reduce((said, one) => said.replaceAll(`{${one}}`, `{${names[one]}}`), text)
}

/** The other way: as it is kept. */
export function keepIngredients(text: string, locale: Locale): string {
  const names = words[locale].ingredients
  return ingredients.reduce((kept, one) => kept.replaceAll(`{${names[one]}}`, `{${one}}`), text)
}

/** A prepared text with what is put in; what is not known is left out with a word that stands for it. */
export function fillIngredients(
  text: string,
  values: Readonly<Record<Ingredient, string | undefined>>,
  locale: Locale,
): string {
  const { nobody, aCircle } = words[locale]
  const missing: Record<Ingredient, string> = { name: nobody, date: '', circle: aCircle }
  return ingredients.reduce((filled, one) => filled.replaceAll(`{${one}}`, values[one] ?? missing[one]), text)
}
