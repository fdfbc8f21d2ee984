import type { Locale } from '../locale.ts'
import type { Moment } from '../moment.ts'
import type { DeclineTemplate } from './signup-request.ts'

/** The reasons that the instance has words for. */
export type AnswerTemplate = Exclude<DeclineTemplate, 'own'>
export const answerTemplates = ['unknown-here', 'not-what-we-are', 'full'] as const satisfies readonly AnswerTemplate[]

export type TemplateTexts = Record<AnswerTemplate, Record<Locale, string>>

/** `house/answerTemplates`: the instance's own words for a refusal. Without it, those of signup/messages stand. */
export interface AnswerTemplates {
  texts: TemplateTexts
  by: string
  at: Moment
}
