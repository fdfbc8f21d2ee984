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
  photos: {
    add: 'Add photos',
    label: 'Photos of this post',
    preparing: (count: number) => (count === 1 ? 'Preparing 1 photo…' : `Preparing ${count} photos…`),
    full: (limit: number, left: number) =>
      `There is room for ${limit} photos. ${left === 1 ? 'One was' : `${left} were`} left out.`,
    tooMany: (limit: number, over: number) =>
      `There is room for ${limit} photos. Take ${over === 1 ? 'one' : over} out to post.`,
    notAPicture: (name: string) => `“${name}” is not a picture we can open. Try a JPEG, PNG or WebP photo.`,
    understood: 'Got it',
    place: (place: number, count: number) => `Photo ${place} of ${count}`,
    named: (place: number, count: number, alt: string | undefined) =>
      `Photo ${place} of ${count}${alt ? `: ${alt}` : '.'}`,
    describe: 'Describe',
    described: 'Described',
    alt: 'What is in the photo?',
    altHint: 'For those who cannot see it. You may leave it empty.',
    earlier: 'Earlier',
    later: 'Later',
    remove: 'Take this photo out',
    removeAt: (place: number) => `Take photo ${place} out`,
    removed: 'Photo taken out.',
    missing: 'This photo is no longer on this device.',
    done: 'Done',
  },
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
