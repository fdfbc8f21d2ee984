import { listNames } from '../../../messages/plural.ts'
import type { audience as pt } from '../pt/audience.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
const withMore = (names: readonly string[], more: number) =>
  listNames('en', more > 0 ? [...names, names.length > 0 ? `${more} more` : people(more)] : names)
const isOne = (names: readonly string[], more: number) => names.length + more === 1

/** Choosing who sees a post: sources, people, exceptions, and who that makes. */
export const audience = {
  sees: (names: readonly string[], more: number) =>
    `${withMore(names, more)} ${isOne(names, more) ? 'sees' : 'see'} this`,
  would: (names: readonly string[], more: number) => `${withMore(names, more)} would see this`,
  nobody: 'Nobody sees this yet',
  onlyYou: 'Only you so far; whoever comes later reads it',
  chooseSomebody: 'Choose at least one person or circle.',
  counting: (sentence: string) => `${sentence}, counting`,
  offline: 'You’re offline: these are the names this device keeps. If anyone else comes in, we ask before sending.',
  sum: { connections: 'Everyone you know', minus: ', except ' },
  sources: 'Who it’s for',
  connections: 'Everyone I know',
  some: (names: readonly string[]) => `${names.join(', ')}…`,
  members: people,
  nobodyIn: 'Only you so far',
  frozen: 'Nobody looks after this group any more',
  announcing: 'Only those who look after it post here',
  openDoor: 'Open door: goes to it alone',
  onlyMine: 'Only you know it exists',
  subscribers: (count: number) => (count === 0 ? 'Subscribers: nobody yet' : `Subscribers: ${count}`),
  dropped: 'An open circle goes alone: the rest was taken out.',
  refused: {
    'too-many-circles': 'There is room for ten circles. Take one out to include another.',
    'too-many-people': 'There is room for 20 people by name. Take someone out to include another.',
    'too-many-out': 'There is room for 200 people left out. Choose a smaller circle.',
  },
  more: 'Someone else',
  dropName: (name: string) => `Take ${name} out`,
  find: 'Find by name',
  findOut: 'Who shouldn’t see it?',
  back: 'Back',
  nobodyFound: (text: string) => `Nobody with “${text}” in their name.`,
  findAdds: 'Tap who should see it too. People you connect with later don’t.',
  except: 'Except',
  takeSomeoneOut: 'Leave someone out',
  outNote: 'doesn’t see it and isn’t told',
  isOut: (name: string) => `${name} doesn’t see it and isn’t told`,
  include: 'Include',
  includeName: (name: string) => `Include ${name}`,
  seesAgain: (name: string) => `${name} sees this`,
  readers: 'See it',
  chosen: 'you chose them',
  known: 'you know them',
  all: (count: number) => `See all ${count}`,
  unlisted: (count: number) => `And ${people(count)} who follow. Their names are for whoever made the circle.`,
  wholeNote: (names: string) => `A group sees together (${names}): to leave someone out, take the group out.`,
  done: (count: number) =>
    count === 0 ? 'Done, nobody else so far' : count === 1 ? 'Done, just this person' : `Done, these ${count}`,
  send: (count: number) => `Send to ${count}`,
  enteredTitle: (names: readonly string[], more: number, count: number) =>
    `${withMore(names, more)} came in. Send to ${count}?`,
  grownNote: 'Since you wrote this, someone else would see it. Nothing has been sent.',
  apart: {
    title: (one: string, other: string) => `You asked never to put ${one} and ${other} together`,
    takeOut: (name: string) => `Leave ${name} out of this post`,
    cannot: (name: string, group: string) => `${name} sees it through ${group}, which sees it together`,
    cannotBoth: (one: string, other: string, group: string) =>
      `${one} and ${other} see it through ${group}, which sees together`,
    thisTime: 'This time, both may see it',
    missing: (one: string, other: string) => `Still to decide: ${one} or ${other}`,
    more: (count: number) => (count === 1 ? 'Then one more pair' : `Then ${count} more pairs`),
  },
  wholeConflict: {
    title: (name: string, group: string) => `${name} is in ${group}, which sees it together`,
    include: (name: string) => `Let ${name} see it`,
    drop: (group: string) => `Take ${group} out`,
    missing: (name: string) => `Still to decide: does ${name} see it`,
  },
  shut: (group: string) => `Take ${group} out first`,
  lost: 'A circle or someone you had chosen isn’t yours any more. Check who sees this.',
  change: {
    doing: 'Changing…',
    done: 'Done: who sees it has changed.',
    failed: 'Could not change it just now. Everything stayed as it was.',
    grown: 'Since you chose, someone else would see it. Check the names: nothing has changed yet.',
    public: 'A post through an open door stays where it is. To take it back, delete it.',
    answered: 'Someone has commented or reacted',
    answeredMeans:
      'Whoever commented or reacted did it for the people who saw it. To show it to more, post it again: words and photos are ready there, without the answers.',
    postAgain: 'Post it again',
  },
} satisfies typeof pt
