import { brand } from '../../../brand.ts'
import { listNames, plural } from '../../../messages/plural.ts'
import type { circles as pt } from '../pt/circles.ts'

const people = (count: number) => `${count} ${plural('en', count, { one: 'person', other: 'people' })}`

export const circles: typeof pt = {
  title: 'Circles',
  search: {
    open: 'Find a circle',
    close: 'Close the search',
    label: 'Search by name',
    nothing: (text) => `No circle with “${text}” in its name.`,
  },
  people: {
    title: 'People',
    known: (count) => `${people(count)} on your porch`,
    none: 'Whoever connects with you',
    asking: (count) => (count === 1 ? '1 request is waiting for you' : `${count} requests are waiting for you`),
  },
  between: {
    title: 'Just between us',
    text: 'Posts for up to three people',
    note: 'Answers are the comments. Nobody else can come into the conversation.',
    none: 'Nothing between few people in what is at hand.',
    older: 'Look for older ones',
    looking: 'Looking…',
    end: 'There is nothing before this.',
    write: 'Write to someone',
  },
  names: (names) => listNames('en', names),
  namesAndMore: (names, more) => listNames('en', [...names, `${more} more`]),
  count: people,
  onlyYou: 'Only you, so far',
  frozen: 'nobody looks after it: for reading only',
  fresh: (count) => `${count} new`,
  groups: { title: 'Groups', none: 'You are not in a group yet.' },
  secret: {
    title: 'Only you know',
    note: 'Whoever is in these circles never learns that they exist.',
    make: 'New circle',
    makeText: 'A name, and who is in it',
  },
  subscribers: {
    title: 'Subscribers',
    note: 'Whoever subscribes by card comes and goes: you don’t change who is in them.',
  },
  open: {
    title: 'Open doors',
    note: `Any adult in ${brand.name} can follow. Whoever runs the circle sees that you follow.`,
    follow: 'Follow',
    followed: (name) => `You follow ${name}.`,
    failed: 'Could not follow just now. Try again.',
    notLoaded: 'Could not fetch other open doors.',
    followName: (name) => `Follow ${name}`,
    following: 'You follow',
    yours: 'Yours',
    followers: (count) => `${count} ${plural('en', count, { one: 'follower', other: 'followers' })}`,
  },
  make: { title: 'Make a circle', text: 'In three taps, you choose who' },
  asked: {
    title: 'Waiting for a yes',
    by: (guardian) => `Waiting for ${guardian}’s yes`,
    declined: (guardian) => `${guardian} said not now`,
  },
  invitation: {
    by: (name) => `${name} invited you`,
    bySomeone: 'You are invited',
    already: (count) => `${count} ${plural('en', count, { one: 'person is', other: 'people are' })} in it already.`,
    history: {
      all: 'Whoever joins sees everything.',
      month: 'Whoever joins sees the last 30 days.',
      new: 'Whoever joins sees only what comes next.',
    },
    enter: 'Join',
    notNow: 'Not now',
    entering: 'Joining…',
    waits: (name, guardian) => `You join ${name} once ${guardian} says yes.`,
    entered: (name) => `You are in ${name}.`,
    declined: 'Done. Nobody was told.',
    more: (count) => (count === 1 ? '1 more invitation' : `${count} more invitations`),
    failed: 'Could not answer just now. The invitation is still here.',
  },
  empty: {
    title: 'Who do you talk to every Sunday?',
    text: 'Bring them together in a group. Three taps: who it is for, who comes, and done.',
    first: 'Make the first one',
  },
  failed: 'Could not fetch your circles.',
  retry: 'Try again',
}
