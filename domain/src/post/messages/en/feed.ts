import { plural } from '../../../messages/plural.ts'
import type { feed as pt } from '../pt/feed.ts'

/** The feed: what waits, what is on its way, and what an empty one says. */
export const feed = {
  title: 'Porch',
  waiting: (count: number) => `${count} ${plural('en', count, { one: 'new post', other: 'new posts' })}`,
  seen: 'You’ve seen everything below',
  more: 'See older posts',
  loadingMore: 'Getting older posts…',
  end: 'That’s all. You’ve seen everything.',
  empty: {
    title: 'Nobody has posted yet',
    text: 'How about telling them what lunch was like?',
    publish: 'Write the first one',
  },
  alone: {
    title: 'Pull up a chair',
    text: 'What the people you know write shows up here. For now it’s just you.',
    find: 'Find people',
  },
  comment: {
    refused: 'Your comment was not posted',
    editRefused: 'The change of your comment wasn’t accepted',
    commentGone: 'The comment isn’t there any more.',
    postGone: 'The post isn’t there any more.',
    removed: 'Comment deleted from this device.',
  },
  outbox: {
    decide: 'Decide who sees it',
    label: 'Not sent yet',
    next: 'About to be sent',
    offline: 'Waiting for a connection',
    unanswered: 'The house didn’t answer. We’ll try again in a moment.',
    failing: 'This failed on the house’s side. We’ll try again in a moment; the others go on.',
    held: (clock: string) => `You’ve posted a lot in a short time. This goes out by itself ${clock}`,
    signedOut: 'Sign in again to send it',
    sending: 'Sending',
    sent: 'Sent. It’ll show up in a moment',
    refused: 'Not posted',
    edit: 'Edit',
    remove: 'Delete',
    removed: 'Post deleted from this device.',
    now: 'Try now',
    again: 'Try again',
    photos: (ready: number, all: number) => `Sending photos: ${ready} of ${all}`,
    refusedPhoto: (place: number) => `Photo ${place}:`,
    leaveOut: (place: number) => `Post without photo ${place}`,
    photo: (place: number, count: number) => `Your photo, ${place} of ${count}`,
  },
} satisfies typeof pt
