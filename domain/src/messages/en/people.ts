import type { people as pt } from '../pt/people.ts'

/** The people a member knows here. */
export const people = {
  title: 'People',
  count: (count: number) => (count === 1 ? '1 person on your porch' : `${count} people on your porch`),
  find: 'Find by name',
  nobodyFound: (text: string) => `Nobody with “${text}” in their name.`,
  by: { inviter: 'invited you', invitee: 'you invited them', request: 'you connected' },
  remove: {
    open: (name: string) => `End the connection with ${name}`,
    title: (name: string) => `End the connection with ${name}?`,
    text: (name: string) =>
      `You stop seeing what ${name} wrote, and ${name} stops seeing what you wrote. This counts for past posts too.`,
    told: (name: string) => `${name} is not told.`,
    again: 'To connect again, one of you opens the other’s invite.',
    yes: 'End the connection',
    doing: 'Ending…',
    no: 'Leave it as it is',
    done: (name: string) => `You and ${name} no longer see each other here.`,
    failed: 'We could not do this now. Nothing has changed.',
  },
  empty: {
    title: 'All it needs is people',
    text: 'Whoever joins with your invite shows up here, already in touch with you.',
    invite: 'See my invite',
  },
} satisfies typeof pt
