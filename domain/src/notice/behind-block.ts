import type { InstanceNoticeKind } from './notice.ts'

/**
 * What is told of somebody's act in a group to whom a block keeps apart from them, since both stay in it: nothing, or that
 * it happened and not by whom, of what its reader has to know and may answer. Whoever is named to own a group one day hears
 * of it when it is theirs. A guardian's acts and reports are of the instance.
 */
const behindBlock: Partial<Record<InstanceNoticeKind, 'untold' | 'unnamed'>> = {
  'group-invited': 'untold',
  'group-asked': 'untold',
  'group-admitted': 'untold',
  'group-moderator': 'untold',
  'group-successor': 'untold',
  'group-owner': 'unnamed',
  'group-post-taken': 'unnamed',
  'group-comment-taken': 'unnamed',
}

export function toldBehindBlock(kind: InstanceNoticeKind): 'untold' | 'unnamed' | 'told' {
  return behindBlock[kind] ?? 'told'
}
