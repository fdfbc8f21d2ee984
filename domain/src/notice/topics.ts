import type { ActivityNoticeKind } from './activity-notice.ts'
import type { InstanceNoticeKind } from './notice.ts'

export type NoticeKind = ActivityNoticeKind | InstanceNoticeKind

/** Where a notice goes besides the list of notices, in which each has its line. */
export const noticeChannels = ['push', 'mail'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export type Channels = Record<NoticeChannel, boolean>

/**
 * What a member sets one by one, in this order: answers and mentions; comments on what is theirs; posts to them by name;
 * invitations; people who came; questions to a guardian; reactions; posts of those of whom they want to be told; and
 * what the instance did.
 * Each with where it goes until the member says otherwise: only what is meant for them rings.
 */
export const noticeTopics = {
  answers: { push: true, mail: false },
  comments: { push: true, mail: false },
  messages: { push: true, mail: false },
  invitations: { push: true, mail: true },
  people: { push: true, mail: false },
  guardian: { push: true, mail: true },
  reactions: { push: false, mail: false },
  posts: { push: true, mail: false },
  support: { push: true, mail: false },
  house: { push: false, mail: false },
} as const satisfies Record<string, Channels>
export type NoticeTopic = keyof typeof noticeTopics
export const noticeTopicNames = Object.keys(noticeTopics) as NoticeTopic[]

export const topicOf = {
  mention: 'answers',
  reply: 'answers',
  comment: 'comments',
  message: 'messages',
  reaction: 'reactions',
  post: 'posts',
  'connection-asked': 'invitations',
  'connection-made': 'people',
  'group-invited': 'invitations',
  'group-asked': 'invitations',
  'group-admitted': 'people',
  'group-successor': 'invitations',
  'link-joined': 'people',
  'link-joined-by-mail': 'people',
  'link-connected': 'people',
  'guardian-asked': 'guardian',
  'guardian-confirmed': 'guardian',
  'guardian-changed': 'guardian',
  'guardian-question': 'guardian',
  'signed-in-by-code': 'guardian',
  'ward-leaving': 'guardian',
  'mail-refused': 'house',
  'group-left-for-ward': 'guardian',
  'group-moderator': 'house',
  'group-owner': 'house',
  'group-post-taken': 'house',
  'circle-report-made': 'invitations',
  'circle-report-answered': 'house',
  'group-comment-taken': 'house',
  'appeal-made': 'house',
  'appeal-upheld': 'house',
  'appeal-undone': 'house',
  'post-opened': 'house',
  'post-removed': 'house',
  'post-restored': 'house',
  'comment-removed': 'house',
  'comment-restored': 'house',
  'report-answered': 'house',
  'link-closed': 'house',
  'link-reopened': 'house',
  'seats-declined': 'house',
  'answered-by-mail': 'house',
  'mail-answers-ended': 'house',
  'export-ready': 'house',
  'export-failed': 'house',
  'tip-declared': 'support',
  'tip-confirmed': 'support',
  'tip-not-found': 'support',
  'tip-withdrawn': 'support',
  'tip-thanked': 'support',
  'tip-paid': 'support',
  'tip-subscribed': 'support',
  'tip-received': 'support',
  'tip-failed': 'support',
  'tip-refunded': 'support',
  'subscription-price': 'support',
  'support-due': 'support',
  'automation-rang': 'house',
  'automation-mailed': 'house',
  'automation-listed': 'house',
  'automation-stopped': 'house',
} as const satisfies Record<NoticeKind, NoticeTopic>

/** What goes where its member said in the automation itself, whatever holds for its topic. */
export const fixedChannels: Partial<Record<NoticeKind, Channels>> = {
  'automation-rang': { push: true, mail: false },
  'automation-mailed': { push: false, mail: true },
  'automation-listed': { push: false, mail: false },
}
