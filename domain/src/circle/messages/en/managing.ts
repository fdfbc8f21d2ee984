import { plural } from '../../../messages/plural.ts'
import type { managing as pt } from '../pt/managing.ts'

const people = (count: number) => `${count} ${plural('en', count, { one: 'person', other: 'people' })}`

export const managing: typeof pt = {
  choose: {
    find: 'Search by name',
    nobodyFound: (text) => `Nobody with “${text}” in their name.`,
    nobodyLeft: 'Everyone you know is here already.',
    nobodyKnown: 'You don’t know anybody here yet.',
    full: (most) => `Up to ${most} people at once.`,
  },
  invite: {
    title: (name) => `Who do you invite to ${name}?`,
    note: 'Only those who want to come in. The invitation holds for 14 days.',
    yes: (count) =>
      count === 0 ? 'Choose someone' : `Invite ${count === 1 ? 'this person' : `these ${count} people`}`,
    done: (count) => (count === 1 ? 'Invitation sent.' : `${count} invitations sent.`),
    nobody: 'Nobody was invited: whoever was taken out comes back only through those who look after the group.',
    failed: 'Could not invite just now. Your choice is still here.',
  },
  apart: {
    title: (one: string, other: string) => `You asked never to bring ${one} and ${other} together`,
    drop: (name: string) => `Don’t invite ${name}`,
    thisTime: 'This time, both may be in the group',
    missing: (one: string, other: string) => `Still to decide: ${one} or ${other}`,
  },
  add: {
    title: (name) => `Who goes into ${name}?`,
    note: 'Nobody is told.',
    yes: (count) => (count === 0 ? 'Choose someone' : `Add ${people(count)}`),
    done: (count) => (count === 1 ? 'Done, one more person.' : `Done, ${people(count)} more.`),
    failed: 'Could not do it just now. Your choice is still here.',
  },
  person: {
    open: 'See their page',
    makeModerator: 'Let them help look after it',
    noModerator: 'No longer looks after it',
    succeeds: 'Takes over if I leave',
    noSuccessor: 'No longer takes over',
    succeedsDone: (name) => `${name} takes over if you leave.`,
    noSuccessorDone: (name) => `${name} no longer takes over.`,
    sees: 'What they see',
    makeOwner: 'Hand the group over',
    remove: 'Take out',
    moderatorDone: (name) => `${name} looks after the group with you.`,
    noModeratorDone: (name) => `${name} no longer looks after the group.`,
    failed: 'Could not change it just now. Everything stayed as it was.',
  },
  remove: {
    title: (name) => `Take ${name} out?`,
    group: (name) => [
      `${name} no longer sees what was posted here, the past included.`,
      `What ${name} posted stays here until they delete it.`,
      'They come back only through those who look after the group.',
    ],
    public: (name) => [
      `${name} no longer sees what was posted here, the past included, and cannot simply follow again.`,
    ],
    private: (name) => [
      `${name} no longer sees what you showed to this circle alone, the past included.`,
      'Nobody is told.',
    ],
    yes: 'Take out',
    no: 'Leave as it is',
    doing: 'Taking out…',
    done: (name) => `${name} is not here any more.`,
    failed: 'Could not take them out just now. Nothing changed.',
  },
  handOver: {
    title: (name) => `Hand the group to ${name}?`,
    means: (name) => [
      `${name} answers for the group from then on: changes its name and rules, and chooses who helps look after it.`,
      'You stay in the group and help look after it.',
      'Only they can give it back.',
    ],
    yes: 'Hand it over',
    no: 'Keep the group',
    doing: 'Handing over…',
    done: (name) => `${name} answers for the group now.`,
    failed: 'Could not hand it over just now. The group is still yours.',
  },
  ways: {
    rename: 'Change its name and words',
    picture: 'Picture in the door',
    block: 'Another block',
    deleteGroup: 'Delete the group',
    deleteCircle: 'Delete the circle',
    leave: 'Leave the group',
    unfollow: 'Stop following',
  },
  picture: {
    title: 'What stands in the door?',
    note: {
      group: 'A picture that everyone in the group sees. Without one, whoever was here last stands there.',
      public: 'A picture that any adult on the porch sees. Without one, you stand there.',
      private: 'A picture that only you see. Without one, the people of the circle stand there.',
    },
    pick: 'Choose a picture',
    another: 'Choose another picture',
    takeAway: 'Take the picture away',
    crop: 'Which part stands in the door?',
    done: 'The picture is in the door.',
    taken: 'The picture is gone from the door.',
    failed: 'Could not change the picture just now. Everything stayed as it was.',
  },
  block: { title: 'Which block?', one: (n) => `Block ${n}`, note: 'The block and the name always go together.' },
  delete: {
    title: (name) => `Delete ${name}?`,
    means: [
      'Whoever received something only from here no longer sees it. Posts stay with those who wrote them.',
      'It cannot be undone.',
    ],
    yes: 'Delete',
    doing: 'Deleting…',
    no: 'Leave as it is',
    done: (name) => `${name} is gone.`,
    failed: 'Could not delete it just now. Nothing changed.',
  },
  from: {
    title: (name) => `Since when does ${name} see?`,
    all: 'Everything, from the start',
    month: 'The last 30 days',
    new: 'Only what comes from now on',
    yes: 'Change',
    doing: 'Changing…',
    no: 'Leave as it is',
    done: (gained, removed) =>
      gained > 0
        ? `Done. ${gained === 1 ? '1 post more' : `${gained} posts more`}.`
        : removed > 0
          ? `Done. ${removed === 1 ? '1 post less' : `${removed} posts less`}.`
          : 'Done.',
    failed: 'Could not change it just now. Nothing changed.',
  },
  rename: {
    title: 'Name and words',
    name: 'Name',
    purpose: 'What it is for',
    purposeHint: 'One sentence, if you like. It stands below the name.',
    nameMissing: 'A name that can be read is missing.',
    yes: 'Save',
    doing: 'Saving…',
    no: 'Leave as it is',
    done: 'Saved.',
    failed: 'Could not save just now. What you wrote is still here.',
  },
  leave: {
    title: (name) => `Leave ${name}?`,
    means: [
      'You no longer see what was posted here, the past included.',
      'What you posted stays in the group until you delete it.',
      'To come back, somebody in the group invites you.',
    ],
    handsOver: (name) => `${name} will answer for the group.`,
    handsOverSomeone: 'The group goes to the adult who has been in it longest.',
    freezes: 'Without you the group has nobody.',
    yes: 'Leave',
    no: 'Stay',
    doing: 'Leaving…',
    done: (name) => `You left ${name}.`,
    failed: 'Could not leave just now. Nothing changed.',
  },
  unfollow: {
    title: (name) => `Stop following ${name}?`,
    means: ['What came to you from here leaves your porch. You can follow again whenever you like.'],
    yes: 'Stop following',
    no: 'Go on',
    done: (name) => `You no longer follow ${name}.`,
    failed: 'Could not do it just now. Nothing changed.',
  },
}
