import { noticeTopicNames } from '@varanda/domain/notice/topics'
import type { NoticeWishes } from '@varanda/domain/notice/wishes'
import type { WishesChange } from './data/wishes.ts'

/** Pure: the wishes with what is on its way; a snooze is told of by what is stored. */
export function withChange(
  wishes: NoticeWishes,
  { topics = {}, quietCircles = {}, ...change }: WishesChange,
): NoticeWishes {
  const changed = noticeTopicNames.filter((topic) => topics[topic])
  const circles = new Set(Object.keys(wishes.quietCircles ?? {}))
  for (const [id, isQuiet] of Object.entries(quietCircles)) {
    if (isQuiet) circles.add(id)
    else circles.delete(id)
  }
  return {
    ...wishes,
    ...(change.quiet !== undefined && { quiet: change.quiet }),
    ...(change.words !== undefined && { words: change.words }),
    ...(change.answersByMail !== undefined && { answersByMail: change.answersByMail }),
    ...(change.digest && { digest: { ...wishes.digest, ...change.digest } }),
    topics: {
      ...wishes.topics,
      ...Object.fromEntries(changed.map((topic) => [topic, { ...wishes.topics?.[topic], ...topics[topic] }])),
    },
    quietCircles: Object.fromEntries([...circles].map((id) => [id, true as const])),
  }
}
