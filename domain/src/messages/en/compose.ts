import { listNames } from '../plural.ts'
import type { compose as pt } from '../pt/compose.ts'

/** Writing a post and choosing who sees it. */
export const compose = {
  title: 'Write a post',
  text: 'What would you like to tell?',
  placeholder: 'Tell something…',
  clear: 'Delete draft',
  cleared: 'Draft deleted.',
  left: (count: number) => (count === 1 ? 'Room for 1 more letter' : `Room for ${count} more letters`),
  over: (count: number) => (count === 1 ? '1 letter too many' : `${count} letters too many`),
  publish: 'Post',
  keys: 'Ctrl + Enter posts too',
  change: 'Change who sees it',
  leaving: 'Your post is on its way.',
  alone: {
    text: 'You do not know anyone here yet, so only you would see this. Invite someone and post later: the draft is kept.',
    invite: 'Invite someone',
  },
  unknown: 'Offline, we do not know yet who would see this. Go on writing: the draft is kept.',
  nobody: 'You took everyone out. Include at least one person.',
  sheet: {
    title: (count: number) =>
      count === 0 ? 'Nobody sees this' : count === 1 ? '1 person sees this' : `${count} people see this`,
    except: 'Except',
    exceptNames: (names: readonly string[]) => `except ${listNames('en', names)}`,
    sees: 'See it',
    exceptNote: (name: string) => `${name} does not see it and is not told`,
    include: 'Include',
    includeName: (name: string) => `Include ${name}`,
    takeOut: (name: string) => `Take ${name} out`,
    noExcept: 'Press × to take someone out. They do not see it and are not told.',
    everyone: 'Include everyone',
    done: (count: number) => (count === 0 ? 'Done' : count === 1 ? 'Done, just this one' : `Done, these ${count}`),
  },
} satisfies typeof pt
