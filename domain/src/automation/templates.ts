import type { Locale } from '../locale.ts'
import { templates as en } from './messages/en/templates.ts'
import { templates as pt } from './messages/pt/templates.ts'
import type { Parts } from './parts.ts'
import type { AutomationTemplate } from './template-names.ts'

const words = { pt, en } as const satisfies Record<Locale, unknown>

/** Sentences to begin from; an empty id is for the member to choose. `rings`: whether the instance can ring a phone. */
export function templateParts(template: AutomationTemplate, locale: Locale, rings: boolean): Parts {
  const { tag, lunch, welcome } = words[locale]
  const parts: Record<AutomationTemplate, Partial<Parts> & Pick<Parts, 'trigger' | 'actions'>> = {
    'keep-mentions': { trigger: { kind: 'said', what: 'mention' }, actions: [{ kind: 'save' }] },
    newcomers: { trigger: { kind: 'joined' }, actions: [{ kind: 'add', circle: '' }] },
    photos: {
      trigger: { kind: 'posts', by: '' },
      conditions: [{ kind: 'photo' }],
      actions: [{ kind: 'notify', by: rings ? 'phone' : 'list' }],
    },
    'by-tag': {
      trigger: { kind: 'i-post' },
      conditions: [{ kind: 'tag', tag }],
      actions: [{ kind: 'share', circles: [''] }],
    },
    'quiet-weekend': {
      trigger: { kind: 'time', every: 'week', on: 5, at: '22:00' },
      actions: [{ kind: 'mute', circle: '', days: 3 }],
    },
    'sunday-lunch': {
      trigger: { kind: 'time', every: 'week', on: 7, at: '10:00' },
      actions: [{ kind: 'post', circle: '', text: lunch }],
    },
    'group-in-digest': { trigger: { kind: 'posts', in: '' }, actions: [{ kind: 'notify', by: 'list' }] },
    welcome: { trigger: { kind: 'joined' }, actions: [{ kind: 'post', circle: '', text: welcome }] },
  }
  return { match: 'all', conditions: [], ...parts[template] }
}
