import { memberScreens } from '../site/member-screens.ts'
import { type NoticeKind, topicOf } from './topics.ts'

/** Where what is told of support leads: to what one pays every month, or to what was given and received. */
export function supportScreenOf(kind: NoticeKind): string | undefined {
  if (topicOf[kind] !== 'support') return undefined
  return kind === 'subscription-price' ? memberScreens.paid : memberScreens.support
}
