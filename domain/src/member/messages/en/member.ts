import type { member as pt } from '../pt/member.ts'

export const member = {
  unknown: {
    title: 'We could not find this person',
    text: 'They may have left the house, or the address was cut off.',
  },
  copyMail: 'Copy email',
  copied: 'Email copied.',
  copyFailed: 'Copying did not work. Select the email and copy it.',
  facts: {
    about: 'About',
    age: 'Age',
    joined: 'Joined',
    invitedBy: 'Came by',
    guardian: 'Guardian',
    wards: 'Guardian of',
    suspendedFor: 'Why suspended',
  },
  nobody: 'nobody here',
  acts: {
    title: 'What you can do',
    already: 'It was so already.',
    makeAdmin: {
      open: 'Hand over the keys',
      title: (name: string) => `Give ${name} the keys to the house`,
      text: (name: string) => [
        `${name} will see requests, invites, email addresses and reports, and can do everything you can do here.`,
        'Private posts stay private. You can take the keys back whenever you like.',
      ],
      yes: 'Give the keys',
      done: (name: string) => `${name} now runs the house too.`,
      notActive: (name: string) => `${name}’s account is not active right now. Hand over the keys once it is.`,
    },
    dropAdmin: {
      open: 'Take the keys back',
      title: (name: string) => `Take the keys back from ${name}`,
      text: (name: string) => [
        `${name} stops running the house right away: if these screens are open there, they close within seconds.`,
        'Everything else stays: posts, circles and the invite.',
      ],
      yes: 'Take the keys',
      done: (name: string) => `${name} no longer runs the house.`,
    },
    suspend: {
      open: 'Suspend',
      title: (name: string) => `Suspend ${name}`,
      text: (name: string) => [
        `${name} loses access now, on every device, and reads the reason you write. ${name}’s invite is closed meanwhile.`,
        'What they have posted stays with the people who could see it. Nothing is deleted, and you can undo this at any time.',
      ],
      reasonHint: (name: string) => `${name} will read these words. They are kept in the house’s log, too.`,
      yes: 'Suspend',
      done: (name: string) => `${name}’s account is suspended.`,
    },
    reinstate: {
      open: 'Let back in',
      title: (name: string) => `Let ${name} back in`,
      text: (name: string) => [
        `${name} can sign in again and finds everything as it was: posts, connections, circles and invite.`,
      ],
      yes: 'Let back in',
      done: (name: string) => `${name} can sign in again.`,
    },
    signOut: {
      open: 'Sign out everywhere',
      title: (name: string) => `Sign ${name} out everywhere`,
      text: (name: string) => [
        `Every device where ${name} is signed in is signed out now. ${name} signs in again with the password or a code.`,
        'For a lost phone, or a password somebody found out.',
      ],
      yes: 'Sign out everywhere',
      done: (name: string) => `${name} is signed out everywhere.`,
    },
    seats: {
      open: 'Give more seats',
      title: (name: string) => `Give ${name} more seats`,
      text: (name: string, seats: number) => [
        `${name}’s invite has ${seats} seats. Seats that were given are not taken away again.`,
      ],
      label: 'More seats',
      yes: (count: number) => (count === 1 ? 'Give 1 seat' : `Give ${count} seats`),
      done: (name: string, seats: number) => `${name}’s invite now has ${seats} seats.`,
    },
    move: {
      open: 'Change who invited',
      title: (name: string) => `Whose invite ${name} came by`,
      text: (name: string) => [
        `${name}, and everyone who came through ${name}, move to another branch of the invite tree. Connections and used seats stay.`,
      ],
      find: 'Search for who invited',
      none: 'Nobody here',
      chosen: (name: string) => `Chosen: ${name}`,
      choose: 'Choose someone.',
      yes: 'Move',
      done: (name: string) => `${name} is on another branch.`,
    },
    guardian: {
      open: 'Ask someone else to look after this account',
      title: (name: string) => `Who will look after ${name}’s account`,
      text: (name: string) => [
        'The house asks both: who would look after the account, and who does today. Both will know it was you, and so will the child.',
        'The change counts with the yes of today’s guardian. Without an answer, it counts after seven days; with a no, it ends. In an emergency, someone else who has run the house for more than a week makes the same request and confirms it. Nobody proposes themselves.',
        `With their yes, they answer for ${name} and the two accounts are connected. Whoever looks after it today stops seeing contacts and time, and ${name} asks again for whatever was waiting.`,
      ],
      find: 'Search for an adult here',
      chosen: (name: string) => `The question will go to ${name}.`,
      choose: 'Choose who to ask.',
      unfit: 'Only an adult with an active account can look after it. Choose someone else.',
      grown: (name: string) => `${name}’s account no longer needs a guardian. Nothing changed.`,
      self: 'You can’t propose yourself. Ask someone else who runs the house.',
      yes: 'Ask',
      done: (name: string) => `The question went to ${name}.`,
    },
    birthDate: {
      open: 'Correct the date of birth',
      title: (name: string) => `Correct ${name}’s date of birth`,
      text: (name: string) => [
        `The date says what ${name} can do, and whatever changes, changes right away. Under 16, someone answers for the account: new contacts wait for that person’s yes, and the only way in is the code they show. At 16, contacts no longer wait and five seats arrive. Posting for everyone starts at 18: before that, open doors of theirs and monthly payments by card come to an end.`,
        `Nobody gets a notice. Neither ${name} nor whoever answers for the account learns here what the date was: the old one is not kept.`,
      ],
      label: 'The right date',
      missing: 'Write the date.',
      impossible: 'That date doesn’t look right. Please check the year.',
      alone: (name: string) =>
        `With this date ${name} would be under 16, and nobody answers for this account. Nothing changed.`,
      wards: (name: string) =>
        `With this date ${name} would be under 18, and answers for another account. First somebody else has to agree to look after it. Nothing changed.`,
      admin: (name: string) =>
        `With this date ${name} would be under 18, and is an administrator. First take the role away. Nothing changed.`,
      reasonHint: 'Kept in the house’s log. Say what was wrong, without writing the date.',
      yes: 'Correct it',
      done: (name: string) => `${name}’s date of birth is corrected.`,
    },
  },
  seats: {
    title: 'Invite',
    line: (taken: number, reserved: number, seats: number) =>
      reserved === 0 ? `${taken} of ${seats} seats taken.` : `${taken} of ${seats} seats taken, ${reserved} reserved.`,
    resting: 'The link is closed.',
    none: 'No invite of their own.',
  },
  devices: {
    title: 'Devices',
    none: 'No device remembered.',
    seen: 'Used',
    since: 'since',
    last: 'Last sign-in',
    never: 'Never signed in.',
  },
  branch: {
    title: 'Who came through here',
    none: (name: string) => `Nobody has come through ${name} yet.`,
    label: (name: string) => `${name}’s branch`,
    open: (name: string) => `Show who came through ${name}`,
    shut: (name: string) => `Hide who came through ${name}`,
    leaf: 'nobody came through here',
    more: 'See everyone in the list',
  },
  log: { title: 'In the log', none: 'Nothing in the log about this account.', all: 'See in the house’s log' },
} satisfies typeof pt
