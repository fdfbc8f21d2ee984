import type { who as pt } from '../pt/who.ts'

export const who = {
  title: 'Who may do what',
  note: 'Everything that decides who sees, calls and finds you, as it is now.',
  way: 'See who may do what',
  lead: 'This is how it is now. What doesn’t change here leads to where it does.',
  change: 'Change',
  changeOf: (what: string) => `Change: ${what}`,
  see: 'See',
  seeOf: (what: string) => `See: ${what}`,
  parts: { reach: 'Who reaches you', apart: 'Who stays away', kept: 'What is kept' },
  posts: {
    title: 'Who a new post is for',
    options: { connections: 'Everyone you know', last: 'As last time' },
    means: {
      connections: 'Each post starts for all your connections. You change it in each one.',
      last: 'Each post starts for whom you last chose on this device.',
    },
  },
  called: {
    title: 'Who may call you by name',
    options: { readers: 'Whoever reads the same post', connections: 'Only your connections', nobody: 'Nobody' },
    means: {
      readers: 'You get a notice when someone writes your name in a post that you can read.',
      connections: 'From people you don’t know your name shows in the text, but you get no notice.',
      nobody: 'Your name may show in the text, but you never get a notice for it.',
    },
  },
  findable: 'Who may find you',
  graph: {
    title: 'The map of the house',
    on: 'The people who run the house see your name on the map.',
    off: 'On the map you have no name and no lines.',
  },
  albums: {
    title: 'Albums of groups',
    on: 'Whoever is in a group with you may take its album along, with what you shared there.',
    off: 'What you share stays out of the albums that others take along.',
  },
  push: {
    title: 'Words on the locked screen',
    on: 'Notices on your phone show the words of posts and comments.',
    off: 'Notices on your phone show nobody’s words.',
  },
  mail: {
    title: 'Words in mails',
    none: 'No mail carries anybody’s words.',
    words: 'The digest by mail carries words and photos of posts.',
    names: 'The digest by mail only says who posted.',
  },
  blocked: {
    title: 'Blocked',
    count: (count: number) =>
      count === 0 ? 'You blocked nobody.' : `You blocked ${count} ${count === 1 ? 'person' : 'people'}.`,
  },
  muted: {
    title: 'Muted',
    count: (people: number, circles: number) =>
      people + circles === 0
        ? 'You muted nobody.'
        : `Off your porch: ${people} ${people === 1 ? 'person' : 'people'} and ${circles} ${circles === 1 ? 'group or circle' : 'groups or circles'}.`,
  },
  apart: {
    title: 'Never together',
    count: (count: number) =>
      count === 0
        ? 'You didn’t ask to keep anyone apart.'
        : `${count} ${count === 1 ? 'pair you don’t' : 'pairs you don’t'} want together without your word.`,
  },
  devices: {
    title: 'Where you signed in',
    count: (names: string, more: number) => `${names}${more > 0 ? ` and ${more} more` : ''}.`,
    none: 'No device is noted.',
  },
  consents: {
    title: 'What you agreed to',
    joined: (day: string) => `You came into the house on ${day}.`,
    counting: {
      yes: (day: string) => `In this browser you allowed counting visits to the public pages, on ${day}.`,
      no: (day: string) => `In this browser you didn’t allow counting visits to the public pages, on ${day}.`,
      unasked: 'In this browser nobody counts your visits.',
    },
    way: 'Read the privacy policy',
  },
  copy: {
    title: 'Copy of what is yours',
    none: 'No copy is kept here.',
    making: 'A copy is being made.',
    ready: (day: string) => `A copy is ready, kept until ${day}.`,
  },
  opened: {
    title: 'Posts of yours that were opened',
    none: 'The people who run the house never opened a post of yours that nobody reported.',
    by: (name: string) => `${name}, who runs the house`,
    failed: 'We couldn’t see it just now.',
  },
  reports: { title: 'Reports and decisions', text: 'What you reported, and what was decided about what is yours.' },
} satisfies typeof pt
