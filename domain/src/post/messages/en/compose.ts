import { brand } from '../../../brand.ts'
import { listNames } from '../../../messages/plural.ts'
import type { compose as pt } from '../pt/compose.ts'

/** Writing a post and choosing who sees it. */
export const compose = {
  title: 'Write a post',
  text: 'What would you like to say?',
  placeholder: 'Say something…',
  clear: 'Delete draft',
  cleared: 'Draft deleted.',
  left: (count: number) => (count === 1 ? 'Room for 1 more character' : `Room for ${count} more characters`),
  over: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  publish: 'Post',
  keys: 'Ctrl + Enter posts too',
  change: 'Change who sees it',
  carriesOn: (circles: readonly string[]) =>
    `After that, an automation of yours takes this to ${listNames('en', circles)} as well.`,
  carriesNot: (circles: readonly string[], why: string) =>
    `An automation of yours would take this to ${listNames('en', circles)} as well, but it cannot: ${why}.`,
  takesNothing: {
    'circle-frozen': (group: string) => `nobody looks after ${group} any more`,
    'not-yours-to-post': (group: string) => `in ${group} only those who look after it post`,
  },
  leaving: 'Your post is on its way.',
  leavingLater: 'Your post goes out when the internet is back.',
  publishWhenReady: 'Going out once the photos are ready (tap to hold)',
  alone: {
    text: 'You don’t know anyone here yet, so only you would see this. Invite someone and post later: your draft is saved.',
    invite: 'Invite someone',
  },
  unknown: 'While you’re offline, we don’t know yet who would see this. Keep writing: your draft is saved.',
  notCalled: (names: string[]) =>
    names.length === 1
      ? `${names[0]} won’t see this: the name goes as plain words.`
      : `${names.join(', ')} won’t see this: the names go as plain words.`,
  shared: {
    came: 'What you shared is here.',
    missed: `What you shared didn’t arrive: your device sent it before ${brand.name} was ready for it. Please share it again.`,
  },
  photos: {
    add: 'Add photos',
    label: 'Photos in this post',
    preparing: (count: number) => (count === 1 ? 'Preparing 1 photo…' : `Preparing ${count} photos…`),
    full: (limit: number, left: number) =>
      `There is room for ${limit} photos. ${left === 1 ? 'One was' : `${left} were`} left out.`,
    tooMany: (limit: number, over: number) =>
      `There is room for ${limit} photos. Take ${over === 1 ? 'one' : over} out to post.`,
    notAPicture: (name: string) => `“${name}” isn’t a picture we can open. Try a JPEG, PNG or WebP photo.`,
    heic: (name: string) =>
      `“${name}” is a HEIC photo, which this browser can’t open. Post it from your iPhone, or bring a JPEG copy: on the iPhone, Settings › Camera › Formats › Most Compatible.`,
    tooManyPixels: (name: string, most: number) =>
      `“${name}” is too large: there is room for photos of up to ${most} megapixels. Try a smaller copy.`,
    tooLarge: (name: string, most: number) => `“${name}” is too large: there is room for photos of up to ${most} MB.`,
    missed: (count: number) =>
      count === 1
        ? 'One photo didn’t make it: the page closed before it was ready. Please pick it again.'
        : `${count} photos didn’t make it: the page closed before they were ready. Please pick them again.`,
    understood: 'Got it',
    place: (place: number, count: number) => `Photo ${place} of ${count}`,
    named: (place: number, count: number, alt: string | undefined) =>
      `Photo ${place} of ${count}${alt ? `: ${alt}` : '.'}`,
    describe: 'Describe',
    described: 'Described',
    alt: 'What is in the photo?',
    altHint: 'Describe it for anyone who can’t see it. You can leave this blank.',
    focus: (across: number, down: number) =>
      `What matters in the photo: ${across}% from the left, ${down}% from the top`,
    focusHint: 'Tap what must stay in view where the photo is cut. On a keyboard, the arrow keys move the point.',
    earlier: 'Earlier',
    later: 'Later',
    remove: 'Take this photo out',
    removeAt: (place: number) => `Take photo ${place} out`,
    removed: 'Photo taken out.',
    missing: 'This photo is no longer on this device.',
    done: 'Done',
  },
} satisfies typeof pt
