/** What an automation may be begun from; apart from its parts, since addresses name it. */
export const automationTemplates = [
  'keep-mentions',
  'newcomers',
  'photos',
  'by-tag',
  'quiet-weekend',
  'sunday-lunch',
  'group-in-digest',
  'welcome',
] as const
export type AutomationTemplate = (typeof automationTemplates)[number]
