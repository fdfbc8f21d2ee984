import { listNames, plural } from '../../../messages/plural.ts'
import type { post as pt } from '../pt/post.ts'

/** A post: who sees it, its words, its comments. */
export const post = {
  title: (name: string) => `${name}’s post`,
  mine: 'Your post',
  by: (name: string, when: string) => `${name}, ${when}`,
  report: 'Report this post',
  reportComment: (name: string) => `Report the comment by ${name}`,
  readMore: 'Read more',
  readLess: 'Show less',
  comments: (count: number) =>
    count === 0 ? 'Comment' : `${count} ${plural('en', count, { one: 'comment', other: 'comments' })}`,
  commentsClosed: 'Comments closed',
  sees: {
    onlyYou: 'Only you see this',
    names: (names: readonly string[]) => `${listNames('en', names)} ${names.length === 1 ? 'sees' : 'see'} this`,
    namesAndMore: (names: readonly string[], more: number) => `${listNames('en', [...names, `${more} more`])} see this`,
    all: (count: number) => `${count} ${plural('en', count, { one: 'person sees', other: 'people see' })} this`,
    label: (sentence: string) => `${sentence}. See the list`,
    through: (circles: readonly string[], sentence: string) => `${listNames('en', circles)}: ${sentence}`,
    alsoThrough: (circles: readonly string[], sentence: string) =>
      `${sentence}, also through ${listNames('en', circles)}`,
    subscribers: 'For subscribers',
    followers: (circle: string) => `Whoever follows ${circle} sees this`,
    sent: {
      onlyYou: 'Sent only to you',
      onlyYouYet: 'Only to you, so far',
      count: (count: number, author: string) =>
        count === 1 ? `1 more person ${author} knows sees this` : `${count} more people ${author} knows see this`,
      inCircle: (count: number) => (count === 1 ? '1 more person sees this' : `${count} more people see this`),
      all: (count: number) => `Sent to ${count} ${plural('en', count, { one: 'person', other: 'people' })}`,
    },
  },
  mention: {
    label: 'Who to mention',
    note: 'Only people who see the post can be mentioned',
    found: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  },
  /** Of the menu's act that closes a post's comments. */
  closing: {
    open: 'Open the comments',
    close: 'Close the comments',
    closeMeans: 'What was said stays. Nobody writes anything more until you open them again.',
    openMeans: 'Anyone who sees the post can comment again.',
    nowClosed: 'Comments closed.',
    nowOpen: 'Comments open.',
    failed: 'Could not change that just now. Check the internet and try again.',
  },
  menu: {
    open: (name: string) => `More about ${name}’s post`,
    openMine: 'More about your post',
    change: 'Change who sees it',
    changeMeans:
      'Whoever is left out stops seeing it at once. Someone can be added only while nobody has commented or reacted.',
    delete: 'Delete the post',
    deleteMeans: 'It goes away for everyone at once. For ten minutes you can bring it back.',
    deleting: 'Deleting…',
    deleted: 'Post deleted.',
    deletedLater: 'The post goes away for everyone when the internet is back.',
    notRemoved: 'Could not delete the post just now. It’s back here.',
    deletedFor: (minutes: number) =>
      `You deleted a post. You can bring it back for ${minutes === 1 ? 'one more minute' : `${minutes} more minutes`}.`,
    takeOut: {
      of: (circle: string) => `Take out of ${circle}`,
      title: (circle: string) => `Take the post out of ${circle}?`,
      means: (circle: string) => [
        `Whoever has it only from ${circle} no longer sees it.`,
        'It is not deleted: its author keeps it, and so does whoever has it in another way.',
      ],
      told: (author: string) => `${author} is told.`,
      yes: 'Take out',
      doing: 'Taking out…',
      no: 'Leave it as it is',
      done: (circle: string) => `The post is out of ${circle}.`,
      failed: 'Could not take it out just now. Nothing changed.',
    },
    bringBack: 'Bring it back',
  },
  missing: {
    title: 'This post isn’t here',
    text: 'It may have been deleted, or it wasn’t written for you.',
    mine: 'Either you deleted it, or it was taken down. If someone decided that, the reason is in Reports and decisions.',
    why: 'See reports and decisions',
  },
} satisfies typeof pt
