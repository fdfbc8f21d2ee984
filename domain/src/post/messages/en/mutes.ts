import type { mutes as pt } from '../pt/mutes.ts'

export const mutes = {
  title: 'Muted',
  note: 'Out of your feed, and nobody is told. On each one’s page everything stays.',
  none: 'You have muted nobody.',
  mute: (name: string) => `Mute ${name}`,
  muteMeans: 'Leaves your feed; nobody is told.',
  unmute: (name: string) => `Show ${name} in the feed again`,
  unmuteShort: 'Show again',
  howLong: 'For how long?',
  times: { week: 'A week', month: 'A month', always: 'Until I change it' },
  means: (name: string) => `What comes from ${name} stays on ${name}’s own page.`,
  yes: 'Mute',
  muted: (name: string) => `${name} is out of your feed.`,
  unmuted: (name: string) => `${name} is back in your feed.`,
  post: {
    mute: {
      act: 'No more notices about this post',
      means: 'It stays in the feed; its notices stop.',
      done: 'Nothing tells you of this post any more.',
    },
    unmute: {
      act: 'Notices about this post again',
      means: 'What happens there comes to your notices.',
      done: 'This post tells you again.',
    },
    enough: 'A hundred posts tell you no more already. In “What tells you”, let one tell you again first.',
  },
  until: (when: string) => `until ${when}`,
  always: 'until you change it',
  failed: 'This could not be saved.',
  enough: 'A hundred are muted already. Show somebody again first.',
  gone: 'a group that you left',
  all: 'All that came is from whom you muted.',
} satisfies typeof pt
