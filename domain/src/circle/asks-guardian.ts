import { approvalNeeded } from '../guardian/age-band-acts.ts'
import type { Standing } from '../member/standing.ts'
import { type Circle, type CircleRules, rulesOf } from './circle.ts'
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

/**
 * What of the rules somebody who asks their guardian before they open such a circle does not change in it: the yes was
 * to people whom somebody in it knows, and whoever asks to come in by a link may be known to nobody.
 */
export function heldByGuardian(
  standing: Pick<Standing, 'ageBand' | 'guardian'>,
  circle: Pick<Circle, 'kind' | 'rules' | 'template'>,
): Partial<CircleRules> {
  const isHeld = asksGuardian(standing, 'open-circle', circle.template) && !rulesOf(circle).requests
  return isHeld ? { requests: false } : {}
}
