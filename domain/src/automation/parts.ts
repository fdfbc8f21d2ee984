import * as v from 'valibot'
import { documentId } from '../document-id.ts'
import { memberUid } from '../member/member.ts'
import { clockTime } from '../notice/wishes.ts'
import { foldTag, markLimits } from '../post/marks.ts'
import { postText } from '../post/post.ts'
import { severalLines } from '../several-lines.ts'
import { supportLimits } from '../support/support-page.ts'

export const partLimits = { conditions: 5, actions: 3, circles: 10, word: 40, text: 500 } as const

/** 1 is Monday. */
const weekday = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))
const monthDay = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))

export const saidKinds = ['anything', 'comment', 'reaction', 'mention'] as const
export type SaidKind = (typeof saidKinds)[number]

/** When it looks: one row for each kind. */
export const triggers = {
  /** The member posts. */
  'i-post': v.object({ kind: v.literal('i-post') }),
  /** Somebody chosen posts, or anybody in a circle, or that person there. */
  posts: v.object({ kind: v.literal('posts'), by: v.exactOptional(memberUid), in: v.exactOptional(documentId) }),
  /** Somebody comments on what is the member's, reacts to it, or mentions them. */
  said: v.object({ kind: v.literal('said'), what: v.picklist(saidKinds) }),
  /** Somebody comes in by the member's link. */
  joined: v.object({ kind: v.literal('joined') }),
  /** Support arrives: by card, or by the word of the member, who confirms it. */
  supported: v.object({ kind: v.literal('supported') }),
  /** By the member's clock; `on`: a weekday, or a day of the month, which in shorter months is their last. */
  time: v.object({
    kind: v.literal('time'),
    every: v.picklist(['day', 'week', 'month']),
    on: v.exactOptional(monthDay),
    at: clockTime,
  }),
} as const
export type TriggerKind = keyof typeof triggers
export const triggerKinds = Object.keys(triggers) as TriggerKind[]

/** And only if. */
export const conditions = {
  author: v.object({ kind: v.literal('author'), uid: memberUid }),
  circle: v.object({ kind: v.literal('circle'), circle: documentId }),
  photo: v.object({ kind: v.literal('photo') }),
  word: v.object({
    kind: v.literal('word'),
    word: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(partLimits.word)),
  }),
  tag: v.object({
    kind: v.literal('tag'),
    tag: v.pipe(v.string(), v.transform(foldTag), v.minLength(1), v.maxLength(markLimits.tagLetters)),
  }),
  /** From a time to another, also over midnight. */
  hours: v.object({ kind: v.literal('hours'), from: clockTime, to: clockTime }),
  weekdays: v.object({ kind: v.literal('weekdays'), days: v.pipe(v.array(weekday), v.minLength(1), v.maxLength(7)) }),
} as const
export type ConditionKind = keyof typeof conditions
export const conditionKinds = Object.keys(conditions) as ConditionKind[]

export const tellings = ['phone', 'mail', 'list'] as const
export type Telling = (typeof tellings)[number]

/** Days for which something is silenced. */
export const silences = [1, 3, 7, 30] as const

/** What a prepared text may hold, each as `{name}`: the first name of who did it, the day, the circle it goes to. */
export const ingredients = ['name', 'date', 'circle'] as const
export type Ingredient = (typeof ingredients)[number]

/** What it does. Whom it silences is a circle, or whoever did it. */
export const actions = {
  share: v.object({
    kind: v.literal('share'),
    circles: v.pipe(v.array(documentId), v.minLength(1), v.maxLength(partLimits.circles)),
  }),
  notify: v.object({ kind: v.literal('notify'), by: v.picklist(tellings) }),
  post: v.object({
    kind: v.literal('post'),
    circle: documentId,
    text: v.pipe(postText, v.minLength(1), v.maxLength(partLimits.text)),
  }),
  mute: v.object({
    kind: v.literal('mute'),
    circle: v.exactOptional(documentId),
    days: v.picklist(silences),
  }),
  add: v.object({ kind: v.literal('add'), circle: documentId }),
  save: v.object({ kind: v.literal('save') }),
  /** Whoever gave what arrived. */
  thank: v.object({
    kind: v.literal('thank'),
    text: severalLines(supportLimits.thanks),
  }),
} as const
export type ActionKind = keyof typeof actions
export const actionKinds = Object.keys(actions) as ActionKind[]

export const triggerSchema = v.variant('kind', [
  triggers['i-post'],
  triggers.posts,
  triggers.said,
  triggers.joined,
  triggers.supported,
  triggers.time,
])
export const conditionSchema = v.variant('kind', [
  conditions.author,
  conditions.circle,
  conditions.photo,
  conditions.word,
  conditions.tag,
  conditions.hours,
  conditions.weekdays,
])
export const actionSchema = v.variant('kind', [
  actions.share,
  actions.notify,
  actions.post,
  actions.mute,
  actions.add,
  actions.save,
  actions.thank,
])
export type Trigger = v.InferOutput<typeof triggerSchema>
export type Condition = v.InferOutput<typeof conditionSchema>
export type Action = v.InferOutput<typeof actionSchema>

/** What an automation is: the parts of its sentence. `match`: whether all conditions have to hold, or any. */
export interface Parts {
  trigger: Trigger
  match: 'all' | 'any'
  conditions: readonly Condition[]
  actions: readonly Action[]
}

/** What each trigger brings: a post that its member reads, of their own or not; somebody else who did it; support that arrived. */
const brings = {
  'i-post': { post: true, own: true, person: false, support: false },
  posts: { post: true, own: false, person: true, support: false },
  said: { post: true, own: false, person: true, support: false },
  joined: { post: false, own: false, person: true, support: false },
  supported: { post: false, own: false, person: true, support: true },
  time: { post: false, own: false, person: false, support: false },
} as const satisfies Record<TriggerKind, Record<Need, boolean>>

/** What a part asks of the trigger before it. */
export type Need = 'post' | 'own' | 'person' | 'support'

const conditionNeeds = {
  author: 'person',
  circle: 'post',
  photo: 'post',
  word: 'post',
  tag: 'post',
  hours: undefined,
  weekdays: undefined,
} as const satisfies Record<ConditionKind, Need | undefined>

const actionNeeds = {
  share: 'own',
  notify: undefined,
  post: undefined,
  mute: undefined,
  add: 'person',
  save: 'post',
  thank: 'support',
} as const satisfies Record<ActionKind, Need | undefined>

/** What is missing for a condition to stand behind a trigger; undefined where it may. */
export function conditionLacks(trigger: TriggerKind, kind: ConditionKind): Need | undefined {
  return lacks(trigger, conditionNeeds[kind])
}

export function actionLacks(trigger: TriggerKind, kind: ActionKind): Need | undefined {
  return lacks(trigger, actionNeeds[kind])
}

/** The same of an ingredient of a prepared text. */
export function ingredientLacks(trigger: TriggerKind, ingredient: Ingredient): Need | undefined {
  return lacks(trigger, ingredient === 'name' ? 'person' : undefined)
}

function lacks(trigger: TriggerKind, need: Need | undefined): Need | undefined {
  return need === undefined || brings[trigger][need] ? undefined : need
}

/** Whether parts of the right shapes go together. */
function fits({ trigger, conditions, actions }: Parts): boolean {
  const { kind } = trigger
  if (kind === 'posts' && trigger.by === undefined && trigger.in === undefined) return false
  if (kind === 'time' && !isDayOf(trigger.every, trigger.on)) return false
  return (
    conditions.every((one) => conditionLacks(kind, one.kind) === undefined) &&
    actions.every((one) => actionLacks(kind, one.kind) === undefined && isAbout(kind, one))
  )
}

function isDayOf(every: 'day' | 'week' | 'month', on: number | undefined): boolean {
  if (every === 'day') return on === undefined
  return on !== undefined && (every === 'month' || on <= 7)
}

/** Whom it silences or names has to be somebody. */
function isAbout(trigger: TriggerKind, action: Action): boolean {
  if (action.kind === 'mute') return action.circle !== undefined || brings[trigger].person
  if (action.kind !== 'post') return true
  return ingredients.every((one) => !action.text.includes(`{${one}}`) || ingredientLacks(trigger, one) === undefined)
}

export const partsSchema = v.pipe(
  v.object({
    trigger: triggerSchema,
    match: v.picklist(['all', 'any']),
    conditions: v.pipe(v.array(conditionSchema), v.maxLength(partLimits.conditions)),
    actions: v.pipe(v.array(actionSchema), v.minLength(1), v.maxLength(partLimits.actions)),
  }),
  v.check((parts) => fits(parts)),
)
