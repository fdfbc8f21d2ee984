import {
  type Action,
  actionLacks,
  type Condition,
  conditionLacks,
  ingredientLacks,
  ingredients,
  type Parts,
  type Trigger,
} from '@varanda/domain/automation/parts'

/** Pure: another trigger, with what of the sentence still goes with it; something is always done. */
export function withTrigger(parts: Parts, trigger: Trigger): Parts {
  const { kind } = trigger
  const conditions = parts.conditions.filter((one) => conditionLacks(kind, one.kind) === undefined)
  const actions = parts.actions
    .filter((one) => actionLacks(kind, one.kind) === undefined)
    .map((one) => fitting(one, trigger))
  return { ...parts, trigger, conditions, actions: actions.length > 0 ? actions : [{ kind: 'notify', by: 'list' }] }
}

/** Whom it silences or names may be nobody any more. */
function fitting(action: Action, { kind }: Trigger): Action {
  if (action.kind === 'mute' && action.circle === undefined && actionLacks(kind, 'add'))
    return { ...action, circle: '' }
  if (action.kind !== 'post') return action
  const gone = ingredients.filter((one) => ingredientLacks(kind, one) !== undefined)
  return { ...action, text: gone.reduce((text, one) => text.replaceAll(`{${one}}`, ''), action.text).trim() }
}

export function withCondition(parts: Parts, index: number, condition: Condition | undefined): Parts {
  return { ...parts, conditions: replaced(parts.conditions, index, condition) }
}

export function withAction(parts: Parts, index: number, action: Action | undefined): Parts {
  return { ...parts, actions: replaced(parts.actions, index, action) }
}

function replaced<One>(all: readonly One[], index: number, one: One | undefined): One[] {
  return one === undefined ? all.filter((_, at) => at !== index) : all.toSpliced(index, 1, one)
}

/** A condition or action of a kind, before anything of it is chosen. */
export const newConditions: { [Kind in Condition['kind']]: Extract<Condition, { kind: Kind }> } = {
  author: { kind: 'author', uid: '' },
  circle: { kind: 'circle', circle: '' },
  photo: { kind: 'photo' },
  word: { kind: 'word', word: '' },
  tag: { kind: 'tag', tag: '' },
  hours: { kind: 'hours', from: '18:00', to: '22:00' },
  weekdays: { kind: 'weekdays', days: [6, 7] },
}

export const newActions: { [Kind in Action['kind']]: Extract<Action, { kind: Kind }> } = {
  share: { kind: 'share', circles: [''] },
  notify: { kind: 'notify', by: 'list' },
  post: { kind: 'post', circle: '', text: '' },
  mute: { kind: 'mute', circle: '', days: 7 },
  add: { kind: 'add', circle: '' },
  save: { kind: 'save' },
  thank: { kind: 'thank', text: '' },
}

/** What a sentence from nothing begins with. */
export const fromNothing: Parts = {
  trigger: { kind: 'posts', by: '' },
  match: 'all',
  conditions: [],
  actions: [{ kind: 'notify', by: 'list' }],
}

/** Whether a piece that stands there as this value is still to be chosen: spaces and lines alone say nothing. */
export function isOpenChoice(parts: Parts): boolean {
  return /:\[?"(\s|\\[nrt])*"/.test(JSON.stringify(parts))
}
