import { type Parts, partsSchema } from '@varanda/domain/automation/parts'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isOpenChoice, newActions, newConditions, withAction, withCondition, withTrigger } from './change-parts.ts'

const photos: Parts = {
  trigger: { kind: 'posts', by: 'lucia' },
  match: 'all',
  conditions: [{ kind: 'photo' }, { kind: 'weekdays', days: [7] }],
  actions: [
    { kind: 'mute', days: 7 },
    { kind: 'add', circle: 'novos' },
    { kind: 'post', circle: 'familia', text: 'Oi, {name}' },
  ],
}

it('keeps of the sentence what goes with another trigger', () => {
  const daily = withTrigger(photos, { kind: 'time', every: 'day', at: '20:00' })
  expect(daily.conditions).toEqual([{ kind: 'weekdays', days: [7] }])
  // Whom it silences is to be chosen, and nobody is named.
  expect(daily.actions).toEqual([
    { kind: 'mute', days: 7, circle: '' },
    { kind: 'post', circle: 'familia', text: 'Oi,' },
  ])
  expect(isOpenChoice(daily)).toBe(true)
  const chosen = withAction(daily, 0, { kind: 'mute', days: 7, circle: 'pelada' })
  expect([isOpenChoice(chosen), v.is(partsSchema, chosen)]).toEqual([false, true])
})

it('always does something', () => {
  const one: Parts = { ...photos, actions: [{ kind: 'save' }] }
  expect(withTrigger(one, { kind: 'joined' }).actions).toEqual([{ kind: 'notify', by: 'list' }])
})

it('changes and takes out a part at its place', () => {
  expect(withCondition(photos, 0, undefined).conditions).toEqual([{ kind: 'weekdays', days: [7] }])
  expect(withCondition(photos, 1, newConditions.tag).conditions).toEqual([{ kind: 'photo' }, { kind: 'tag', tag: '' }])
  expect(withAction(photos, 0, newActions.share).actions[0]).toEqual({ kind: 'share', circles: [''] })
  expect(isOpenChoice(withAction(photos, 0, newActions.share))).toBe(true)
  expect(isOpenChoice(photos)).toBe(false)
})

it('is open, too, where only spaces or lines were written', () => {
  const written = { ...photos, conditions: [{ kind: 'word' as const, word: '  ' }] }
  expect([isOpenChoice(written), v.is(partsSchema, written)]).toEqual([true, false])
  expect(isOpenChoice(withAction(photos, 2, { kind: 'post', circle: 'familia', text: ' \n' }))).toBe(true)
  expect(isOpenChoice(withAction(photos, 2, { kind: 'post', circle: 'familia', text: '"": "" ' }))).toBe(false)
})
