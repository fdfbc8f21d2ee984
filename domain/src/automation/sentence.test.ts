import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { locales } from '../locale.ts'
import { type Parts, partsSchema } from './parts.ts'
import {
  fillIngredients,
  keepIngredients,
  type Names,
  sayAutomation,
  sayIngredients,
  sentencePieces,
} from './sentence.ts'
import { automationTemplates } from './template-names.ts'
import { templateParts } from './templates.ts'

const names: Names = {
  person: (uid) => ({ lucia: 'Tia Lúcia' })[uid],
  circle: (id) => ({ festa: 'Quem ajuda na festa', familia: 'Família Andrade' })[id],
}
const say = (parts: Partial<Parts> & Pick<Parts, 'trigger' | 'actions'>) =>
  locales.map((locale) => sayAutomation({ match: 'all', conditions: [], ...parts }, names, locale))

describe('an automation', () => {
  it('reads as a sentence in both languages', () => {
    expect(
      say({
        trigger: { kind: 'posts', by: 'lucia' },
        conditions: [{ kind: 'photo' }],
        actions: [{ kind: 'notify', by: 'phone' }],
      }),
    ).toEqual([
      'Quando Tia Lúcia posta em qualquer círculo, se tiver foto, avise meu celular.',
      'When Tia Lúcia posts in any circle, if it has a photo, tell my phone.',
    ])
    expect(
      say({
        trigger: { kind: 'i-post' },
        match: 'any',
        conditions: [
          { kind: 'tag', tag: 'casamento' },
          { kind: 'hours', from: '18:00', to: '22:30' },
          { kind: 'weekdays', days: [5, 6] },
        ],
        actions: [{ kind: 'share', circles: ['festa', 'familia'] }, { kind: 'save' }, { kind: 'notify', by: 'mail' }],
      }),
    ).toEqual([
      'Quando eu posto, se tiver #casamento ou for entre 18h e 22h30 ou for sexta ou sábado, mostre também em Quem ajuda na festa e Família Andrade, guarde o post e me avise por e-mail.',
      'When I post, if it has #casamento or it is between 6 pm and 10:30 pm or it is Friday or Saturday, show it also in Quem ajuda na festa and Família Andrade, keep the post and tell me by mail.',
    ])
    expect(
      say({
        trigger: { kind: 'time', every: 'month', on: 31, at: '01:00' },
        actions: [{ kind: 'post', circle: 'festa', text: 'Oi, {circle}' }],
      }),
    ).toEqual([
      'Todo dia 31 à 1h, escreva “Oi, {círculo}” em Quem ajuda na festa.',
      'On day 31 of the month at 1 am, write “Oi, {circle}” in Quem ajuda na festa.',
    ])
    expect(
      say({
        trigger: { kind: 'time', every: 'week', on: 5, at: '22:00' },
        actions: [{ kind: 'mute', circle: 'familia', days: 1 }],
      }),
    ).toEqual([
      'Toda sexta às 22h, silencie Família Andrade por 1 dia.',
      'Every Friday at 10 pm, mute Família Andrade for 1 day.',
    ])
  })

  it('says what is still to be chosen, and every choice has its place', () => {
    for (const locale of locales) {
      for (const template of automationTemplates) {
        const parts = templateParts(template, locale, true)
        const pieces = sentencePieces(parts, names, locale)
        expect(pieces.every(({ text }) => text !== '' && !text.includes('undefined'))).toBe(true)
        expect(pieces.filter(({ slot }) => slot).length).toBeGreaterThan(0)
        expect(sayAutomation(parts, names, locale)).toMatch(/^[A-Z].*\.$/u)
      }
    }
  })

  it('tells on no phone where the instance rings none', () => {
    expect(templateParts('photos', 'pt', true).actions).toEqual([{ kind: 'notify', by: 'phone' }])
    expect(templateParts('photos', 'pt', false).actions).toEqual([{ kind: 'notify', by: 'list' }])
  })

  it('of a template is whole once what is empty was chosen', () => {
    const filled = (value: unknown): unknown =>
      value === ''
        ? 'x'
        : Array.isArray(value)
          ? value.map(filled)
          : typeof value === 'object' && value
            ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one)]))
            : value
    for (const locale of locales) {
      for (const template of automationTemplates) {
        expect([template, v.is(partsSchema, filled(templateParts(template, locale, true)))]).toEqual([template, true])
      }
    }
  })
})

describe('a prepared text', () => {
  it('calls what is put in as its writer does, and puts it in', () => {
    expect(sayIngredients('{name} em {circle}', 'pt')).toBe('{nome} em {círculo}')
    expect(keepIngredients('{nome} em {círculo}, {x}', 'pt')).toBe('{name} em {circle}, {x}')
    expect(fillIngredients('{name} em {circle}', { name: 'Ana', date: '', circle: undefined }, 'pt')).toBe(
      'Ana em um círculo',
    )
  })
})
