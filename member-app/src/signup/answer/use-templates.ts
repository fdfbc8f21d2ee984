import { paths } from '@varanda/domain/paths'
import { answers as en } from '@varanda/domain/signup/messages/en/answers'
import { answers as pt } from '@varanda/domain/signup/messages/pt/answers'
import { type AnswerTemplates, answerTemplates, type TemplateTexts } from '@varanda/domain/signup/signup-templates'
import { useDoc } from '../../data/use-doc.ts'

const own = Object.fromEntries(
  answerTemplates.map((name) => [name, { pt: pt[name], en: en[name] }]),
) as unknown as TemplateTexts

/** The instance's words for a refusal, or those it came with; undefined until it is known which. */
export function useTemplates(): TemplateTexts | undefined {
  const stored = useDoc<AnswerTemplates>(paths.answerTemplates)
  if (stored.state === 'loading') return undefined
  return (stored.state === 'ready' && stored.value?.texts) || own
}
