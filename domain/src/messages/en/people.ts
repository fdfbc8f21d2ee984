import type { people as pt } from '../pt/people.ts'

/** The people a member knows here. */
export const people = {
  title: 'People',
  count: (count: number) => (count === 1 ? '1 person on your porch' : `${count} people on your porch`),
  find: 'Find by name',
  nobodyFound: (text: string) => `Nobody with “${text}” in their name.`,
  by: { inviter: 'invited you', invitee: 'you invited them', request: 'you connected' },
  remove: {
    open: (name: string) => `End the connection with ${name}, or block`,
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
  block: {
    instead: (name: string) => `I would rather block ${name}`,
    title: (name: string) => `Block ${name}?`,
    means: (name: string) => [
      `You no longer see what ${name} wrote, and ${name} no longer sees what you wrote. This counts for past posts too.`,
      'The connection between you ends, and no invite connects you two as long as the block stands.',
      `Where someone else posts for both of you, the words of ${name} are hidden from you. ${name} still reads yours there.`,
      `${name} is not told.`,
    ],
    lift: 'You can unblock whenever you like, on your own page. What is gone does not come back by itself.',
    yes: 'Block',
    doing: 'Blocking…',
    no: 'Leave it as it is',
    done: (name: string) => `You blocked ${name}.`,
    failed: 'We could not block now. Nothing has changed.',
  },
  blocked: {
    title: 'People you blocked',
    note: 'Only you see this list.',
    none: 'You have blocked nobody.',
    lift: 'Unblock',
    liftName: (name: string) => `Unblock ${name}`,
    lifting: 'Unblocking…',
    lifted: (name: string) => `${name} is off the list. To see each other again, one of you opens the other’s invite.`,
    failed: 'We could not unblock now. Nothing has changed.',
  },
  empty: {
    title: 'All it needs is people',
    text: 'Whoever joins with your invite shows up here, already in touch with you.',
    invite: 'See my invite',
  },
} satisfies typeof pt
