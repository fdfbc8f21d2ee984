import type { people as pt } from '../pt/people.ts'

/** A month that is cut short ends the sentence with its own stop. */
const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)

/** The people a member knows here. */
export const people = {
  title: 'People',
  count: (count: number) => (count === 1 ? '1 person on your porch' : `${count} people on your porch`),
  find: 'Find by name',
  nobodyFound: (text: string) => `Nobody with “${text}” in their name.`,
  /** How two people came to know each other here; `since`: "desde 27 de abr." */
  by: {
    inviter: (since: string) => `Connected ${ended(since)} They invited you.`,
    guardian: (since: string) => `Connected ${ended(since)} They look after your account.`,
    invitee: (since: string) => `Connected ${ended(since)} They came by your invite.`,
    request: (since: string) => `Connected ${since}`,
  },
  remove: {
    open: (name: string) => `End the connection with ${name}, or block`,
    title: (name: string) => `End the connection with ${name}?`,
    text: (name: string) =>
      `You stop seeing what ${name} wrote, and ${name} stops seeing what you wrote. This goes for past posts too.`,
    told: (name: string) => `${name} isn’t told.`,
    again: 'To connect again, one of you opens the other’s invite.',
    yes: 'End the connection',
    doing: 'Ending…',
    no: 'Leave it as it is',
    done: (name: string) => `You and ${name} no longer see each other here.`,
    failed: 'We couldn’t do this right now. Nothing has changed.',
  },
  block: {
    instead: (name: string) => `I’d rather block ${name}`,
    title: (name: string) => `Block ${name}?`,
    means: (name: string) => [
      `You no longer see what ${name} wrote, and ${name} no longer sees what you wrote. This goes for past posts too.`,
      'The connection between you ends, and no invite can connect you two while the block lasts.',
      `Where someone else posts for both of you, what ${name} writes is hidden from you. ${name} can still read what you write there.`,
      `${name} isn’t told.`,
    ],
    lift: 'You can unblock whenever you like, in your settings. What’s gone doesn’t come back on its own.',
    yes: 'Block',
    doing: 'Blocking…',
    no: 'Leave it as it is',
    done: (name: string) => `You blocked ${name}.`,
    failed: 'We couldn’t block them right now. Nothing has changed.',
  },
  blocked: {
    title: 'People you blocked',
    note: 'Only you see this list.',
    someone: 'Someone whose page doesn’t open to you',
    none: 'You haven’t blocked anyone.',
    lift: 'Unblock',
    liftName: (name: string) => `Unblock ${name}`,
    lifting: 'Unblocking…',
    lifted: (name: string) => `${name} is off the list. To see each other again, one of you opens the other’s invite.`,
    failed: 'We couldn’t unblock them right now. Nothing has changed.',
  },
  empty: {
    title: 'All it needs is people',
    text: 'Whoever is connected with you shows up here. Below are the ways to find people.',
  },
} satisfies typeof pt
