import type { InstanceNoticeKind } from './notice.ts'

/**
 * What is told of somebody's act to whom a block keeps apart from them. Of an act in a group, since both stay in it: nothing, or
 * that it happened and not by whom, of what its reader has to know and may answer. Whoever is named to own a group one day
 * hears of it when it is theirs. That they came near, by a request or a link: nothing any more. A guardian's acts and
 * reports are of the instance, and so is money, of which both hear to its end.
 */
const behindBlock: Partial<Record<InstanceNoticeKind, 'untold' | 'unnamed'>> = {
  'connection-asked': 'untold',
  'connection-made': 'untold',
  'link-joined': 'untold',
  'link-joined-by-mail': 'untold',
  'link-connected': 'untold',
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
