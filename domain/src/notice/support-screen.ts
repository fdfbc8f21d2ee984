import { memberScreens } from '../site/member-screens.ts'
import { type NoticeKind, topicOf } from './topics.ts'

/**
 * Where what is told of support leads: to the page of whom it is about, to what one pays every month, or to what was given
 * and received.
 */
export function supportScreenOf(kind: NoticeKind, by: string): string | undefined {
  if (topicOf[kind] !== 'support') return undefined
  if (kind === 'support-due') return memberScreens.supportOf.replace('$uid', by)
  return kind === 'subscription-price' ? memberScreens.paid : memberScreens.support
}
