import { brand } from '../../brand.ts'
import type { app as pt } from '../pt/app.ts'

/** The shell: places, moments, switches and what happens when something is not there. */
export const app = {
  skip: 'Skip to content',
  places: {
    label: 'Places on the porch',
    feed: 'Porch',
    circles: 'Circles',
    publish: 'Post',
    notices: 'Notices',
    unread: (count) => `${count} new`,
    profile: 'Me',
    waiting: (count) => `${count} waiting for you`,
  },
  ownPage: 'Your page',
  filters: 'Filters',
  close: 'Close',
  back: 'Back',
  backTo: 'Back to the porch',
  undo: 'Undo',
  loading: 'Arriving…',
  slow: {
    text: 'This is taking longer than it should. The connection may be weak.',
    retry: 'Try again',
    leave: 'Sign out of this account',
  },
  offline: 'You’re offline. This is what was already saved here.',
  noAnswer: 'The house didn’t answer. This is what was already saved here.',
  keptEnd: 'This is the end of what’s saved on this device. The rest comes when the house answers.',
  formWaits: 'You’re offline. This opens when you’re back, so that you change what holds now, not what held before.',
  someone: 'Someone',
  /** The same for somebody who is called in a text. */
  someoneCalled: 'someone',
  failed: { text: 'We couldn’t load this right now.', retry: 'Try again' },
  unanswered: 'The house didn’t answer. Check the internet and try again.',
  notFound: {
    title: 'Page not found',
    text: 'This address doesn’t exist on the porch. The link may have been cut short, or what was here has been taken down.',
  },
  rowBroken: 'This couldn’t be shown in this browser. Everything else is here.',
  broken: {
    title: 'Something broke on this screen',
    text: 'What you wrote is saved on this device. Going back to the porch usually helps.',
  },
  newVersion: {
    title: `A new version of ${brand.name} is ready.`,
    kept: 'Anything you wrote that hasn’t gone out yet is safe.',
    take: 'Update',
    taking: 'Updating…',
    later: 'Later',
  },
  crop: {
    note: 'Drag the photo, and zoom until it looks right.',
    stage: 'The photo in the arch. Arrow keys drag, plus and minus zoom.',
    zoom: 'Zoom',
    times: (times: number) => `${times.toFixed(1)} times`,
    use: 'Use this photo',
    saving: 'Sending the photo…',
    failed: 'The photo did not arrive. Check your connection and try again.',
  },
  hour: { label: 'Light or dark', day: 'Light (5 pm)', night: 'Dark (7 pm)', auto: 'Automatic' },
  language: {
    label: 'Language',
    pt: 'Português',
    en: 'English',
  },
  /** Where a name stood. */
  whoLeft: 'somebody who left',
  /** Where something is written, for somebody whose guardian lets their writing rest. */
  writingPaused: 'Writing is paused on this account: you can read everything, but not write or react.',
  /** The same, for somebody who leaves. */
  cannotWrite: 'You are leaving: you can read everything, and to write you only have to change your mind.',
  /** The same, for somebody whose guardian has the account erased. */
  cannotWriteOfGuardian:
    'Whoever looks after your account asked to have it erased: you can read everything, but not write. Only they can change that.',
  aside: {
    people: 'Who’s on your porch',
    all: (count: number) => `See ${count === 1 ? 'the one person' : `all ${count} people`}`,
    seatsText: 'Anyone you invite is connected with you from the start.',
    fullText: 'See who came through your invite.',
    invite: 'See my invite',
  },
} satisfies typeof pt
