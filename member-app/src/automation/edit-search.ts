import { type AutomationTemplate, automationTemplates } from '@varanda/domain/automation/template-names'

/** What a sentence begins from; whether it opens at what it would have done. */
export interface EditSearch {
  from?: AutomationTemplate | 'nothing'
  try?: true
}

export function readEditSearch({ from, try: tries }: Record<string, unknown>): EditSearch {
  const known = [...automationTemplates, 'nothing' as const].find((one) => one === from)
  return { ...(known && { from: known }), ...(tries === true && { try: true }) }
}
