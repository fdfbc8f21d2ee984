import { paths } from '@varanda/domain/paths'
import { answers as en } from '@varanda/domain/signup/messages/en/answers'
import { answers as pt } from '@varanda/domain/signup/messages/pt/answers'
import { type AnswerTemplates, answerTemplates, type TemplateTexts } from '@varanda/domain/signup/signup-templates'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { useDoc } from '../../data/use-doc.ts'

/** What an instance says that has said nothing else. */
export const ownTemplates = Object.fromEntries(
  answerTemplates.map((name) => [name, { pt: pt[name], en: en[name] }]),
) as unknown as TemplateTexts

/**
 * The instance's words for a refusal, or those it came with; undefined until the instance has said which: a cache that
 * holds none knows nothing.
 */
export function useTemplates(): TemplateTexts | 'failed' | undefined {
  const stored = useDoc<AnswerTemplates>(paths.answerTemplates)
  const confirmed = useConfirmed(stored)
  if (confirmed) return confirmed.value?.texts ?? ownTemplates
  return stored.state === 'failed' ? 'failed' : undefined
}
