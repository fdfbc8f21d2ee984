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
  sees: {
    onlyYou: 'Only you see this',
    names: (names: readonly string[]) => `${listNames('en', names)} ${names.length === 1 ? 'sees' : 'see'} this`,
    namesAndMore: (names: readonly string[], more: number) => `${listNames('en', [...names, `${more} more`])} see this`,
    all: (count: number) => `${count} ${plural('en', count, { one: 'person sees', other: 'people see' })} this`,
    label: (sentence: string) => `${sentence}. See the list`,
    sent: {
      onlyYou: 'Sent only to you',
      names: (names: readonly string[]) => `Sent to ${listNames('en', ['you', ...names])}`,
      namesAndMore: (names: readonly string[], more: number) =>
        `Sent to ${listNames('en', ['you', ...names, `${more} more`])}`,
      count: (count: number, author: string) =>
        `Sent to you and ${count} more ${plural('en', count, { one: 'person', other: 'people' })} ${author} knows`,
      all: (count: number) => `Sent to ${count} ${plural('en', count, { one: 'person', other: 'people' })}`,
    },
  },
  readers: {
    author: 'wrote it',
    you: 'You',
    more: (count: number) => (count === 1 ? 'And 1 more person' : `And ${count} more people`),
    moreText: (name: string) => `All of them are people ${name} knows.`,
    noneKnown: 'You don’t know any of them here yet, so there are no names.',
    namesAre: 'The names here are of people you know too.',
    except: 'Except',
    sees: 'See it',
    named: 'Just for',
    nobody: 'Nobody but you.',
    later: 'came later',
    gone: (count: number) => (count === 1 ? '1 person who saw it has left.' : `${count} people who saw it have left.`),
    promise: 'Nobody else, not even with a link.',
    asOf: 'That’s how it was when it went out. Whoever came or left later isn’t shown here.',
  },
  thread: {
    title: 'Comments',
    empty: 'No comments yet.',
    older: 'See earlier ones',
    write: 'Write a comment',
    writeTo: (name: string) => `Reply to ${name}`,
    send: 'Send',
    removeMine: 'Delete my comment',
    removed: 'Comment deleted.',
    sending: 'sending',
    edited: 'edited',
    tooLong: (limit: number) => `A comment can have up to ${limit} characters.`,
    refused: 'Your comment wasn’t accepted. Your words are back in the box.',
    blocked: 'Written by someone you blocked.',
    seenBy: 'Anyone who sees the post sees its comments.',
    fresh: (count: number) => (count === 1 ? '1 new comment' : `${count} new comments`),
  },
  menu: {
    open: (name: string) => `More about ${name}’s post`,
    openMine: 'More about your post',
    delete: 'Delete the post',
    deleteMeans: 'It goes away for everyone at once. For ten minutes you can bring it back.',
    deleting: 'Deleting…',
    deleted: 'Post deleted.',
    deletedLater: 'The post goes away for everyone when the internet is back.',
    deletedFor: (minutes: number) =>
      `You deleted a post. You can bring it back for ${minutes === 1 ? 'one more minute' : `${minutes} more minutes`}.`,
    bringBack: 'Bring it back',
    failed: 'The house didn’t answer. Check the internet and try again.',
  },
  missing: {
    title: 'This post isn’t here',
    text: 'It may have been deleted, or it wasn’t written for you.',
  },
} satisfies typeof pt
