import { type NoticeTopic, noticeTopicNames } from '@varanda/domain/notice/topics'
import { channelsOf, type NoticeWishes } from '@varanda/domain/notice/wishes'

/** What is about a member themselves. `posts` is not among them: it is about whom they chose. */
const meant: readonly NoticeTopic[] = [
  'answers',
  'comments',
  'messages',
  'invitations',
  'people',
  'guardian',
  'support',
]

export type Headline = 'nothing' | 'all' | 'meant' | 'meantAndPosts' | 'some'

/**
 * Pure: what rings, in one word; `watching`: whether there is anybody of whose posts one is told; `rang`: whether anything
 * would have rung lately, as automations do whatever is said of topics.
 */
export function headlineOf(wishes: NoticeWishes, watching: boolean, rang: boolean): Headline {
  const rings = (topic: NoticeTopic) => channelsOf(wishes, topic).push && (topic !== 'posts' || watching)
  const ringing = noticeTopicNames.filter(rings)
  if (ringing.length === 0) return rang ? 'some' : 'nothing'
  if (noticeTopicNames.every((topic) => channelsOf(wishes, topic).push)) return 'all'
  const others = ringing.filter((topic) => !meant.includes(topic))
  if (!meant.every(rings)) return 'some'
  if (others.length === 0) return 'meant'
  return others.length === 1 && others[0] === 'posts' ? 'meantAndPosts' : 'some'
}
