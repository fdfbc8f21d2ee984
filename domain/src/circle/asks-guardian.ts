import { approvalNeeded } from '../guardian/age-band-acts.ts'
import type { Standing } from '../member/standing.ts'
import { type TemplateName, templateOf } from './template.ts'

/**
 * Whether a guardian has to say yes before this member opens a circle, or comes into a group, of that template. From 16
 * on nobody asks but groups of children.
 */
export function asksGuardian(
  { ageBand, guardian }: Pick<Standing, 'ageBand' | 'guardian'>,
  act: 'open-circle' | 'join-group',
  template: TemplateName | undefined,
): boolean {
  if (approvalNeeded({ ageBand }, act)) return true
  return templateOf(template)?.asksEveryGuardian === true && ageBand === 'youth' && guardian != null
}
